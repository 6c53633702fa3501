import type { Words } from "./defineWords.ts";

/** Errors of the catalogue; `bad_credentials` is in the specification's words. */
export const errorWords = {
  "error.bad_request": {
    uz: "Сўров нотўғри тузилган: {where}", la: "Soʻrov notoʻgʻri tuzilgan: {where}",
    ru: "Запрос составлен неверно: {where}", en: "The request is malformed: {where}",
    qq: "Сораў надурыс дүзилген: {where}", kh: "Soraw nadurıs dúzilgen: {where}",
  },
  "error.near": {
    uz: "«{near}» назарда тутилганми?", la: "“{near}” nazarda tutilganmi?", ru: "Возможно, имелось в виду «{near}»?", en: "Did you mean “{near}”?",
    qq: "«{near}» нәзерде тутылған ба?", kh: "“{near}” názerde tutılǵan ba?",
  },
  "error.parameter_missing": {
    uz: "Аввал «{name}» қийматини киритинг", la: "Avval “{name}” qiymatini kiriting",
    ru: "Сначала укажите «{name}»", en: "Give “{name}” first",
    qq: "Алдын «{name}» мәнисин киргизиң", kh: "Aldın “{name}” mánisin kirgiziń",
  },
  "error.unauthenticated": {
    uz: "Тизимга кириш керак", la: "Tizimga kirish kerak",
    ru: "Войдите в систему", en: "Please sign in",
    qq: "Системаға кириў керек", kh: "Sistemaǵa kiriw kerek",
  },
  "error.token_expired": {
    uz: "Сеанс муддати тугади. Тизимга қайта киринг.", la: "Seans muddati tugadi. Tizimga qayta kiring.",
    ru: "Сеанс истёк. Войдите снова.", en: "Your session has expired. Please sign in again.",
    qq: "Сеанс мүддети тамам болды. Системаға қайта кириң.", kh: "Seans múddeti tamam boldı. Sistemaǵa qayta kiriń.",
  },
  "error.forbidden": {
    uz: "Бу амалга рухсатингиз йўқ. Администраторга мурожаат қилинг.",
    la: "Bu amalga ruxsatingiz yoʻq. Administratorga murojaat qiling.",
    ru: "Нет прав на это действие. Обратитесь к администратору.",
    en: "You are not allowed to do this. Ask an administrator for access.",
    qq: "Бул әмелге рухсатыңыз жоқ. Администраторға мүрәжат етиң.",
    kh: "Bul ámelge ruxsatıńız joq. Administratorǵa múrájat etiń.",
  },
  "error.not_found": {
    uz: "Маълумот топилмади", la: "Maʼlumot topilmadi",
    ru: "Данные не найдены", en: "Not found",
    qq: "Мағлыўмат табылмады", kh: "Maǵlıwmat tabılmadı",
  },
  "error.stale_version": {
    uz: "Ёзув бу орада ўзгартирилган. Уни қайта очиб, яна уриниб кўринг.",
    la: "Yozuv bu orada oʻzgartirilgan. Uni qayta ochib, yana urinib koʻring.",
    ru: "Запись за это время изменили. Откройте её заново и повторите.",
    en: "This record has changed in the meantime. Open it again and retry.",
    qq: "Жазыў бул арада өзгертилген. Оны қайта ашып, және урынып көриң.",
    kh: "Jazıw bul arada ózgertilgen. Onı qayta ashıp, jáne urınıp kóriń.",
  },
  "error.file_too_large": {
    uz: "Файл ўлчами {max} гача бўлиши мумкин", la: "Fayl oʻlchami {max} gacha boʻlishi mumkin",
    ru: "Размер файла может быть не более {max}", en: "The file may be at most {max}",
    qq: "Файл көлеми {max} муғдарынан аспаўы керек", kh: "Fayl kólemi {max} muǵdarınan aspawı kerek",
  },
  "error.too_large_on_the_way": {
    uz: "Файл йўлдаги сервер қабул қиладиган ўлчамдан катта", la: "Fayl yoʻldagi server qabul qiladigan oʻlchamdan katta",
    ru: "Файл больше, чем принимает сервер на пути", en: "The file is larger than a server on the way accepts",
    qq: "Файл жолдағы сервер қабыл ететуғын көлемнен үлкен", kh: "Fayl joldaǵı server qabıl etetuǵın kólemnen úlken",
  },
  "error.login_locked": {
    uz: "Уринишлар сони ошиб кетди. {seconds} сониядан кейин қайта уриниб кўринг.",
    la: "Urinishlar soni oshib ketdi. {seconds} soniyadan keyin qayta urinib koʻring.",
    ru: "Слишком много попыток входа. Повторите через {seconds} с.",
    en: "Too many attempts to sign in. Try again in {seconds} s.",
    qq: "Урыныўлар саны асып кетти. {seconds} секундтан кейин қайта урынып көриң.",
    kh: "Urınıwlar sanı asıp ketti. {seconds} sekundtan keyin qayta urınıp kóriń.",
  },
  "error.internal": {
    uz: "Серверда хатолик юз берди. Администраторга хатолик рақамини айтинг: {id}",
    la: "Serverda xatolik yuz berdi. Administratorga xatolik raqamini ayting: {id}",
    ru: "Ошибка сервера. Сообщите администратору номер ошибки: {id}",
    en: "Server error. Tell an administrator the error number: {id}",
    qq: "Серверде қәтелик жүз берди. Администраторға қәтелик номерин айтың: {id}",
    kh: "Serverde qátelik júz berdi. Administratorǵa qátelik nomerin aytıń: {id}",
  },
  "error.starting": {
    uz: "Тизим ишга тушмоқда. Бироз кутинг.", la: "Tizim ishga tushmoqda. Biroz kuting.",
    ru: "Система запускается. Подождите немного.", en: "The system is starting. Please wait a moment.",
    qq: "Система иске түспекте. Аз-маз күтиң.", kh: "Sistema iske túspekte. Az-maz kútiń.",
  },
  "error.unavailable": {
    uz: "Хизмат вақтинча ишламаяпти. Бироздан кейин қайта уриниб кўринг.",
    la: "Xizmat vaqtincha ishlamayapti. Birozdan keyin qayta urinib koʻring.",
    ru: "Служба временно недоступна. Повторите попытку позже.",
    en: "The service is temporarily unavailable. Please try again later.",
    qq: "Хызмет ўақтынша ислемей тур. Кейинирек қайта урынып көриң.",
    kh: "Xızmet waqtınsha islemey tur. Keyinirek qayta urınıp kóriń.",
  },
  "error.capability_missing": {
    uz: "Плагинга бу имконият берилмаган: {capability}", la: "Plaginga bu imkoniyat berilmagan: {capability}",
    ru: "Плагину не предоставлена возможность: {capability}", en: "The plugin does not have this capability: {capability}",
    qq: "Плагинге бул имканият берилмеген: {capability}", kh: "Plaginge bul imkaniyat berilmegen: {capability}",
  },
  "error.invalid_arguments": {
    uz: "{method} нотўғри қийматлар билан чақирилди", la: "{method} notoʻgʻri qiymatlar bilan chaqirildi",
    ru: "Неверные параметры вызова {method}", en: "Wrong arguments for {method}",
    qq: "{method} надурыс мәнислер менен шақырылды", kh: "{method} nadurıs mánisler menen shaqırıldı",
  },
  "error.answer_too_large": {
    uz: "Жавоб жуда катта. Камроқ маълумот сўранг.", la: "Javob juda katta. Kamroq maʼlumot soʻrang.",
    ru: "Ответ слишком велик. Запросите меньше данных.", en: "The answer is too large. Ask for less at a time.",
    qq: "Жуўап жүдә үлкен. Азырақ мағлыўмат сораң.", kh: "Juwap júdá úlken. Azıraq maǵlıwmat sorań.",
  },
  "error.too_many": {
    uz: "Бир вақтда жуда кўп сўров юборилди. Бироздан кейин қайта уриниб кўринг.",
    la: "Bir vaqtda juda koʻp soʻrov yuborildi. Birozdan keyin qayta urinib koʻring.",
    ru: "Слишком много запросов сразу. Попробуйте немного позже.",
    en: "Too many requests at once. Please try again shortly.",
    qq: "Бир ўақытта жүдә көп сораў жиберилди. Сәлден кейин қайта урынып көриң.",
    kh: "Bir waqıtta júdá kóp soraw jiberildi. Sálden keyin qayta urınıp kóriń.",
  },
  "error.too_many_subscriptions": {
    uz: "Обуналар сони {max} тадан ошмаслиги керак", la: "Obunalar soni {max} tadan oshmasligi kerak",
    ru: "Подписок не может быть больше {max}", en: "No more than {max} subscriptions are allowed",
    qq: "Жазылыўлар саны көби менен {max} болыўы мүмкин", kh: "Jazılıwlar sanı kóbi menen {max} bolıwı múmkin",
  },
  "error.not_activated": {
    uz: "Бу амал фақат тугма босилганда бажарилади", la: "Bu amal faqat tugma bosilganda bajariladi",
    ru: "Это действие выполняется только по нажатию кнопки", en: "This works only after a click or a key press",
    qq: "Бул әмел тек түйме басылғанда орынланады", kh: "Bul ámel tek túyme basılǵanda orınlanadı",
  },
  "error.clipboard_unavailable": {
    uz: "Алмашиш буферидан фойдаланиб бўлмади. Браузер рухсатларини текширинг.",
    la: "Almashish buferidan foydalanib boʻlmadi. Brauzer ruxsatlarini tekshiring.",
    ru: "Буфер обмена недоступен. Проверьте разрешения браузера.",
    en: "The clipboard is not available. Check the permissions of your browser.",
    qq: "Алмасыў буферинен пайдаланып болмады. Браузер рухсатларын тексериң.",
    kh: "Almasıw buferinen paydalanıp bolmadı. Brauzer ruxsatların tekseriń.",
  },
  "error.command_missing": {
    uz: "{command} буйруғи топилмади", la: "{command} buyrugʻi topilmadi",
    ru: "Команда {command} не найдена", en: "There is no command {command}",
    qq: "{command} буйрығы табылмады", kh: "{command} buyrıǵı tabılmadı",
  },
  "error.storage_full": {
    uz: "Браузер хотирасида жой қолмади. Керак бўлмаган маълумотларни тозаланг.",
    la: "Brauzer xotirasida joy qolmadi. Kerak boʻlmagan maʼlumotlarni tozalang.",
    ru: "В памяти браузера не осталось места. Удалите ненужные данные.",
    en: "The storage of this browser is full. Clear the data that you no longer need.",
    qq: "Браузер ядында орын қалмады. Керек болмаған мағлыўматларды тазалаң.",
    kh: "Brauzer yadında orın qalmadı. Kerek bolmaǵan maǵlıwmatlardı tazalań.",
  },
  "error.network": {
    uz: "Сервер билан алоқа йўқ", la: "Server bilan aloqa yoʻq",
    ru: "Нет связи с сервером", en: "There is no connection to the server",
    qq: "Сервер менен байланыс жоқ", kh: "Server menen baylanıs joq",
  },
  "error.cancelled": {
    uz: "Бекор қилинди", la: "Bekor qilindi",
    ru: "Отменено", en: "Cancelled",
    qq: "Бийкар етилди", kh: "Biykar etildi",
  },
} satisfies Words;
