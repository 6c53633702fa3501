import { defineWords } from "#core/wording/defineWords.ts";

/** Signing in by a key or an ID card; the specification's words are to the letter (spec §8). */
export const signatureWords = defineWords({
  "signature.key.title": {
    uz: "Электрон рақамли имзо", la: "Elektron raqamli imzo",
    ru: "Электронная цифровая подпись", en: "Electronic signature",
    qq: "Электрон санлы имза", kh: "Elektron sanlı imza",
  },
  "signature.key.note": {
    uz: "Компьютердаги ЭРИ калити билан киринг. Имзолаш дастури ишлаб туриши керак.", la: "Kompyuterdagi ERI kaliti bilan kiring. Imzolash dasturi ishlab turishi kerak.",
    ru: "Войдите по ключу ЭЦП на этом компьютере. Программа подписи должна быть запущена.", en: "Sign in with a signature key on this computer. The signing program has to be running.",
    qq: "Компьютердеги ЭСИ гилти менен кириң. Имза бағдарламасы ислеп турыўы керек.", kh: "Kompyuterdegi ESI gilti menen kiriń. Imza baǵdarlaması islep turıwı kerek.",
  },
  "signature.key.open": {
    uz: "Калитни танлаш", la: "Kalitni tanlash",
    ru: "Выбрать ключ", en: "Choose a key",
    qq: "Гилтти таңлаў", kh: "Giltti tańlaw",
  },
  "signature.card.title": {
    uz: "ID карта", la: "ID karta",
    ru: "ID-карта", en: "ID card",
    qq: "ID карта", kh: "ID karta",
  },
  "signature.card.note": {
    uz: "ID картани ўқиш қурилмасига қўйинг. Имзолаш дастури ишлаб туриши керак.", la: "ID kartani oʻqish qurilmasiga qoʻying. Imzolash dasturi ishlab turishi kerak.",
    ru: "Вставьте ID-карту в считыватель. Программа подписи должна быть запущена.", en: "Put the ID card into the reader. The signing program has to be running.",
    qq: "ID картаны оқыў қурылмасына қойың. Имза бағдарламасы ислеп турыўы керек.", kh: "ID kartanı oqıw qurılmasına qoyıń. Imza baǵdarlaması islep turıwı kerek.",
  },
  "signature.card.open": {
    uz: "ID карта билан кириш", la: "ID karta bilan kirish",
    ru: "Войти по ID-карте", en: "Sign in with the ID card",
    qq: "ID карта менен кириў", kh: "ID karta menen kiriw",
  },
  "signature.signs": {
    uz: "«{name}» тизимига кириш учун бир марталик матн имзоланади. Имзолаш дастури ўз ойнасида калит паролини сўрайди.", la: "“{name}” tizimiga kirish uchun bir martalik matn imzolanadi. Imzolash dasturi oʻz oynasida kalit parolini soʻraydi.",
    ru: "Для входа в «{name}» будет подписан одноразовый текст. Программа подписи спросит пароль ключа в своём окне.", en: "To sign in to “{name}”, a one-time text is signed. The signing program asks for the key's password in its own window.",
    qq: "«{name}» системасына кириў ушын бир мәртелик текст имзаланады. Имза бағдарламасы өз айнасында гилт паролин сорайды.", kh: "“{name}” sistemasına kiriw ushın bir mártelik tekst imzalanadı. Imza baǵdarlaması óz aynasında gilt parolin soraydı.",
  },
  "signature.keys": {
    uz: "Калитлар", la: "Kalitlar",
    ru: "Ключи", en: "Keys",
    qq: "Гилтлер", kh: "Giltler",
  },
  "signature.search": {
    uz: "Калитни қидириш", la: "Kalitni qidirish",
    ru: "Поиск ключа", en: "Search keys",
    qq: "Гилтти излеў", kh: "Giltti izlew",
  },
  "signature.nothing": {
    uz: "Натижа топилмади", la: "Natija topilmadi",
    ru: "Ничего не найдено", en: "Nothing was found",
    qq: "Нәтийже табылмады", kh: "Nátiyje tabılmadı",
  },
  "signature.legal": {
    uz: "Юридик шахс", la: "Yuridik shaxs",
    ru: "Юридическое лицо", en: "Legal entity",
    qq: "Юридикалық тәреп", kh: "Yuridikalıq tárep",
  },
  "signature.individual": {
    uz: "Жисмоний шахс", la: "Jismoniy shaxs",
    ru: "Физическое лицо", en: "Individual",
    qq: "Физикалық тәреп", kh: "Fizikalıq tárep",
  },
  "signature.tin": {
    uz: "СТИР", la: "STIR",
    ru: "ИНН", en: "Tax number",
    qq: "СТИР", kh: "STIR",
  },
  "signature.pinfl": {
    uz: "ЖШШИР", la: "JSHSHIR",
    ru: "ПИНФЛ", en: "PINFL",
    qq: "ЖШЖСН", kh: "JSHJSN",
  },
  "signature.serial": {
    uz: "Серия рақами", la: "Seriya raqami",
    ru: "Серийный номер", en: "Serial number",
    qq: "Серия номери", kh: "Seriya nomeri",
  },
  "signature.valid": {
    uz: "Амал қилади", la: "Amal qiladi",
    ru: "Действует", en: "Valid",
    qq: "Күшинде", kh: "Kúshinde",
  },
  "signature.expired": {
    uz: "Муддати тугаган", la: "Muddati tugagan",
    ru: "Срок истёк", en: "Expired",
    qq: "Мүддети питкен", kh: "Múddeti pitken",
  },
  "signature.submit": {
    uz: "Имзолаб кириш", la: "Imzolab kirish",
    ru: "Подписать и войти", en: "Sign and continue",
    qq: "Имзалап кириў", kh: "Imzalap kiriw",
  },
  "signature.cancel": {
    uz: "Бекор қилиш", la: "Bekor qilish",
    ru: "Отмена", en: "Cancel",
    qq: "Бийкар етиў", kh: "Biykar etiw",
  },
  "signature.waiting": {
    uz: "Имзолаш дастури ойнасида паролни киритинг", la: "Imzolash dasturi oynasida parolni kiriting",
    ru: "Введите пароль в окне программы подписи", en: "Enter the password in the window of the signing program",
    qq: "Имза бағдарламасының айнасында парольди киргизиң", kh: "Imza baǵdarlamasınıń aynasında paroldi kirgiziń",
  },
  "signature.waitingCard": {
    uz: "ID карта паролини имзолаш дастури ойнасида киритинг", la: "ID karta parolini imzolash dasturi oynasida kiriting",
    ru: "Введите PIN-код ID-карты в окне программы подписи", en: "Enter the PIN of the ID card in the window of the signing program",
    qq: "ID карта паролин имза бағдарламасының айнасында киргизиң", kh: "ID karta parolin imza baǵdarlamasınıń aynasında kirgiziń",
  },
  "signature.sending": {
    uz: "Имзо текширилмоқда", la: "Imzo tekshirilmoqda",
    ru: "Подпись проверяется", en: "The signature is being checked",
    qq: "Имза тексерилмекте", kh: "Imza tekserilmekte",
  },
  "signature.none.title": {
    uz: "Бу компьютерда калит топилмади", la: "Bu kompyuterda kalit topilmadi",
    ru: "На этом компьютере нет ключей", en: "There are no keys on this computer",
    qq: "Бул компьютерде гилт табылмады", kh: "Bul kompyuterde gilt tabılmadı",
  },
  "signature.none.hint": {
    uz: "Калит турган ташувчини уланг ва қайта уриниб кўринг", la: "Kalit turgan tashuvchini ulang va qayta urinib koʻring",
    ru: "Подключите носитель с ключом и повторите попытку", en: "Plug in what holds the key and try again",
    qq: "Гилт турған тасыўшыны жалғаң ҳәм қайта урынып көриң", kh: "Gilt turǵan tasıwshını jalǵań hám qayta urınıp kóriń",
  },
  "signature.retry": {
    uz: "Қайта уриниш", la: "Qayta urinish",
    ru: "Повторить", en: "Try again",
    qq: "Қайта урыныў", kh: "Qayta urınıw",
  },
  "signature.off.title": {
    uz: "Имзолаш дастури топилмади", la: "Imzolash dasturi topilmadi",
    ru: "Программа подписи не найдена", en: "The signing program was not found",
    qq: "Имза бағдарламасы табылмады", kh: "Imza baǵdarlaması tabılmadı",
  },
  "signature.off.hint": {
    uz: "E-IMZO дастурини ишга туширинг ва қайта уриниб кўринг", la: "E-IMZO dasturini ishga tushiring va qayta urinib koʻring",
    ru: "Запустите программу E-IMZO и повторите попытку", en: "Start the E-IMZO program and try again",
    qq: "E-IMZO бағдарламасын иске түсириң ҳәм қайта урынып көриң", kh: "E-IMZO baǵdarlamasın iske túsiriń hám qayta urınıp kóriń",
  },
  "signature.denied.title": {
    uz: "Браузер бу компьютерга уланишга рухсат бермаган", la: "Brauzer bu kompyuterga ulanishga ruxsat bermagan",
    ru: "Браузер запретил доступ к этому компьютеру", en: "The browser does not let this page reach this computer",
    qq: "Браузер бул компьютерге жалғаныўға рухсат бермеген", kh: "Brauzer bul kompyuterge jalǵanıwǵa ruxsat bermegen",
  },
  "signature.denied.hint": {
    uz: "Манзил қаторининг чап томонидаги белгини босинг, сайт созламаларида маҳаллий тармоққа уланишга рухсат беринг ва саҳифани қайта юкланг", la: "Manzil qatorining chap tomonidagi belgini bosing, sayt sozlamalarida mahalliy tarmoqqa ulanishga ruxsat bering va sahifani qayta yuklang",
    ru: "Нажмите на значок слева от адреса, в настройках сайта разрешите доступ к локальной сети и обновите страницу", en: "Press the icon to the left of the address, allow access to the local network in the settings of the site, and reload the page",
    qq: "Мәнзил қатарының шеп тәрепиндеги белгини басың, сайт сазламаларында жергиликли тармаққа жалғаныўға рухсат бериң ҳәм бетти қайта жүклең", kh: "Mánzil qatarınıń shep tárepindegi belgini basıń, sayt sazlamalarında jergilikli tarmaqqa jalǵanıwǵa ruxsat beriń hám betti qayta júkleń",
  },
  "signature.domain.title": {
    uz: "Имзолаш дастури бу сайтга рухсат бермаган", la: "Imzolash dasturi bu saytga ruxsat bermagan",
    ru: "Программа подписи не допускает этот сайт", en: "The signing program does not accept this site",
    qq: "Имза бағдарламасы бул сайтқа рухсат бермеген", kh: "Imza baǵdarlaması bul saytqa ruxsat bermegen",
  },
  "signature.domain.hint": {
    uz: "Сайт манзили учун дастур калити йўқ. Бу ҳақда администраторга хабар беринг.", la: "Sayt manzili uchun dastur kaliti yoʻq. Bu haqda administratorga xabar bering.",
    ru: "Для адреса сайта нет ключа программы. Сообщите об этом администратору.", en: "There is no key of the program for this address. Tell the administrator.",
    qq: "Сайт мәнзили ушын бағдарлама гилти жоқ. Бул ҳаққында администраторға хабар бериң.", kh: "Sayt mánzili ushın baǵdarlama gilti joq. Bul haqqında administratorǵa xabar beriń.",
  },
  "signature.slow.title": {
    uz: "Имзолаш дастури жавоб бермади", la: "Imzolash dasturi javob bermadi",
    ru: "Программа подписи не отвечает", en: "The signing program does not answer",
    qq: "Имза бағдарламасы жуўап бермеди", kh: "Imza baǵdarlaması juwap bermedi",
  },
  "signature.slow.hint": {
    uz: "E-IMZO дастурини қайта ишга туширинг ва яна уриниб кўринг", la: "E-IMZO dasturini qayta ishga tushiring va yana urinib koʻring",
    ru: "Перезапустите программу E-IMZO и повторите попытку", en: "Restart the E-IMZO program and try again",
    qq: "E-IMZO бағдарламасын қайта иске түсириң ҳәм және урынып көриң", kh: "E-IMZO baǵdarlamasın qayta iske túsiriń hám jáne urınıp kóriń",
  },
  "signature.refused.title": {
    uz: "Калит билан имзолашда хатолик", la: "Kalit bilan imzolashda xatolik",
    ru: "Ошибка подписания ключом", en: "Signing with the key failed",
    qq: "Гилт пенен имзалаўда қәтелик", kh: "Gilt penen imzalawda qátelik",
  },
  "signature.refused.hint": {
    uz: "Паролни текширинг ва қайта уриниб кўринг", la: "Parolni tekshiring va qayta urinib koʻring",
    ru: "Проверьте пароль и повторите попытку", en: "Check the password and try again",
    qq: "Парольди тексериң ҳәм қайта урынып көриң", kh: "Paroldi tekseriń hám qayta urınıp kóriń",
  },
  "signature.timestamp": {
    uz: "Timestamp олишда хатолик", la: "Timestamp olishda xatolik",
    ru: "Ошибка получения timestamp", en: "The timestamp could not be obtained",
    qq: "Timestamp алыўда қәтелик", kh: "Timestamp alıwda qátelik",
  },
  "signature.individuals_not_allowed": {
    uz: "Тизимга фақат юридик шахслар кириши мумкин", la: "Tizimga faqat yuridik shaxslar kirishi mumkin",
    ru: "Войти могут только юридические лица", en: "Only legal entities may sign in",
    qq: "Системаға тек юридикалық тәреплер кире алады", kh: "Sistemaǵa tek yuridikalıq tárepler kire aladı",
  },
  "signature.legal_entities_not_allowed": {
    uz: "Тизимга фақат жисмоний шахслар кириши мумкин", la: "Tizimga faqat jismoniy shaxslar kirishi mumkin",
    ru: "Войти могут только физические лица", en: "Only individuals may sign in",
    qq: "Системаға тек физикалық тәреплер кире алады", kh: "Sistemaǵa tek fizikalıq tárepler kire aladı",
  },
  "signature.invalid_signer": {
    uz: "Калит билан имзолашда хатолик", la: "Kalit bilan imzolashda xatolik",
    ru: "Ошибка подписания ключом", en: "Signing with the key failed",
    qq: "Гилт пенен имзалаўда қәтелик", kh: "Gilt penen imzalawda qátelik",
  },
  "signature.revoked_signer": {
    uz: "Бу имзо бекор қилинган", la: "Bu imzo bekor qilingan",
    ru: "Эта подпись отозвана", en: "This signature was revoked",
    qq: "Бул имза бийкар етилген", kh: "Bul imza biykar etilgen",
  },
  "signature.signer_not_allowed": {
    uz: "Бу имзо билан тизимга кириш мумкин эмас", la: "Bu imzo bilan tizimga kirish mumkin emas",
    ru: "С этой подписью войти нельзя", en: "This signature may not be used to sign in",
    qq: "Бул имза менен системаға кириў мүмкин емес", kh: "Bul imza menen sistemaǵa kiriw múmkin emes",
  },
  "signature.details": {
    uz: "Батафсил", la: "Batafsil",
    ru: "Подробнее", en: "Details",
    qq: "Толығырақ", kh: "Tolıǵıraq",
  },
});
