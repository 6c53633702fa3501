import type { Words } from "./defineWords.ts";

/** Errors of the catalogue; `bad_credentials` is in the specification's words. */
export const errorWords = {
  "error.bad_request": {
    uz: "Сўров нотўғри тузилган: {where}", la: "Soʻrov notoʻgʻri tuzilgan: {where}",
    ru: "Запрос составлен неверно: {where}", en: "The request is malformed: {where}",
    qq: "Сораў надурыс дүзилген: {where}", kh: "Soraw nadurıs dúzilgen: {where}",
  },
  "error.malformed_json": {
    uz: "Сўров JSON шаклида эмас", la: "Soʻrov JSON shaklida emas",
    ru: "Запрос не является корректным JSON", en: "The request is not valid JSON",
    qq: "Сораў JSON түринде емес", kh: "Soraw JSON túrinde emes",
  },
  "error.invalid_path": {
    uz: "Манзил нотўғри", la: "Manzil notoʻgʻri",
    ru: "Неверный адрес", en: "The address is not valid",
    qq: "Мәнзил надурыс", kh: "Mánzil nadurıs",
  },
  "error.unknown_field": {
    uz: "«{field}» майдони мавжуд эмас", la: "“{field}” maydoni mavjud emas",
    ru: "Поля «{field}» не существует", en: "There is no field “{field}”",
    qq: "«{field}» майданы жоқ", kh: "“{field}” maydanı joq",
  },
  "error.unknown_operator": {
    uz: "«{operator}» амали бу майдонга қўлланмайди", la: "“{operator}” amali bu maydonga qoʻllanmaydi",
    ru: "Операция «{operator}» неприменима к этому полю", en: "The operator “{operator}” does not apply to this field",
    qq: "«{operator}» әмели бул майданға қолланылмайды", kh: "“{operator}” ámeli bul maydanǵa qollanılmaydı",
  },
  "error.wrong_type": {
    uz: "«{field}» майдони учун қиймат тури нотўғри", la: "“{field}” maydoni uchun qiymat turi notoʻgʻri",
    ru: "Неверный тип значения поля «{field}»", en: "The value for the field “{field}” has the wrong type",
    qq: "«{field}» майданы ушын мәнис түри надурыс", kh: "“{field}” maydanı ushın mánis túri nadurıs",
  },
  "error.filter_too_large": {
    uz: "Фильтр жуда катта, чегара: {max}", la: "Filtr juda katta, chegara: {max}",
    ru: "Фильтр слишком велик, предел: {max}", en: "The filter is too large, the limit is {max}",
    qq: "Фильтр жүдә үлкен, шеги: {max}", kh: "Filtr júdá úlken, shegi: {max}",
  },
  "error.page_size": {
    uz: "Саҳифада кўпи билан {max} та қатор бўлиши мумкин", la: "Sahifada koʻpi bilan {max} ta qator boʻlishi mumkin",
    ru: "На странице может быть не больше {max} строк", en: "A page can have at most {max} rows",
    qq: "Бетте көби менен {max} қатар болыўы мүмкин", kh: "Bette kóbi menen {max} qatar bolıwı múmkin",
  },
  "error.unauthenticated": {
    uz: "Тизимга кириш керак", la: "Tizimga kirish kerak",
    ru: "Необходимо войти в систему", en: "Please sign in",
    qq: "Системаға кириў керек", kh: "Sistemaǵa kiriw kerek",
  },
  "error.token_expired": {
    uz: "Сеанс муддати тугади, қайта киринг", la: "Seans muddati tugadi, qayta kiring",
    ru: "Сеанс истёк, войдите снова", en: "Your session has expired, please sign in again",
    qq: "Сеанс мүддети тамам болды, қайта кириң", kh: "Seans múddeti tamam boldı, qayta kiriń",
  },
  "error.refresh_reused": {
    uz: "Хавфсизлик учун сеанс ёпилди, қайта киринг", la: "Xavfsizlik uchun seans yopildi, qayta kiring",
    ru: "Сеанс закрыт в целях безопасности, войдите снова", en: "The session was closed for safety, please sign in again",
    qq: "Қәўипсизлик ушын сеанс жабылды, қайта кириң", kh: "Qáwipsizlik ushın seans jabıldı, qayta kiriń",
  },
  "error.bad_credentials": {
    uz: "Логин ёки пароль нотугри!", la: "Login yoki parol notoʻgʻri!",
    ru: "Неверный логин или пароль!", en: "Wrong username or password!",
    qq: "Логин ямаса пароль надурыс!", kh: "Login yamasa parol nadurıs!",
  },
  "error.forbidden": {
    uz: "Бу амал учун рухсат берилмаган", la: "Bu amal uchun ruxsat berilmagan",
    ru: "Нет прав на это действие", en: "You are not allowed to do this",
    qq: "Бул әмел ушын рухсат берилмеген", kh: "Bul ámel ushın ruxsat berilmegen",
  },
  "error.not_found": {
    uz: "Маълумот топилмади", la: "Maʼlumot topilmadi",
    ru: "Данные не найдены", en: "Not found",
    qq: "Мағлыўмат табылмады", kh: "Maǵlıwmat tabılmadı",
  },
  "error.plugin_disabled": {
    uz: "Бу бўлим ўчириб қўйилган", la: "Bu boʻlim oʻchirib qoʻyilgan",
    ru: "Этот раздел отключён", en: "This section is switched off",
    qq: "Бул бөлим өширип қойылған", kh: "Bul bólim óshirip qoyılǵan",
  },
  "error.sandbox_off": {
    uz: "Лойиҳа компонентлари ўчирилган", la: "Loyiha komponentlari oʻchirilgan",
    ru: "Компоненты проекта отключены", en: "Project components are switched off",
    qq: "Жойбар компонентлери өширилген", kh: "Joybar komponentleri óshirilgen",
  },
  "error.method_not_allowed": {
    uz: "Бу манзилда бундай амал йўқ", la: "Bu manzilda bunday amal yoʻq",
    ru: "По этому адресу такого действия нет", en: "This address has no such action",
    qq: "Бул мәнзилде бундай әмел жоқ", kh: "Bul mánzilde bunday ámel joq",
  },
  "error.stale_version": {
    uz: "Ёзув бу орада ўзгартирилган", la: "Yozuv bu orada oʻzgartirilgan",
    ru: "Запись за это время изменили", en: "This record has changed meanwhile",
    qq: "Жазыў бул арада өзгертилген", kh: "Jazıw bul arada ózgertilgen",
  },
  "error.duplicate": {
    uz: "«{field}» қиймати аллақачон мавжуд", la: "“{field}” qiymati allaqachon mavjud",
    ru: "Такое значение поля «{field}» уже есть", en: "This value of “{field}” already exists",
    qq: "«{field}» майданында бундай мәнис бар", kh: "“{field}” maydanında bunday mánis bar",
  },
  "error.foreign_key": {
    uz: "«{field}»: боғланган ёзув топилмади", la: "“{field}”: bogʻlangan yozuv topilmadi",
    ru: "«{field}»: связанная запись не найдена", en: "“{field}”: the linked record was not found",
    qq: "«{field}»: байланысқан жазыў табылмады", kh: "“{field}”: baylanısqan jazıw tabılmadı",
  },
  "error.referenced": {
    uz: "Бу ёзув бошқа ёзувларда ишлатилган", la: "Bu yozuv boshqa yozuvlarda ishlatilgan",
    ru: "На эту запись ссылаются другие записи", en: "Other records are linked to this one",
    qq: "Бул жазыў басқа жазыўларда қолланылған", kh: "Bul jazıw basqa jazıwlarda qollanılǵan",
  },
  "error.not_restorable": {
    uz: "Ёзувни тиклаб бўлмайди", la: "Yozuvni tiklab boʻlmaydi",
    ru: "Запись нельзя восстановить", en: "This record cannot be restored",
    qq: "Жазыўды тиклеп болмайды", kh: "Jazıwdı tiklep bolmaydı",
  },
  "error.destructive_change": {
    uz: "Бу ўзгариш маълумотни йўқ қилади: {what}. Алоҳида тасдиқ керак.",
    la: "Bu oʻzgarish maʼlumotni yoʻq qiladi: {what}. Alohida tasdiq kerak.",
    ru: "Это изменение уничтожит данные: {what}. Нужно отдельное подтверждение.",
    en: "This change destroys data: {what}. It needs a separate confirmation.",
    qq: "Бул өзгерис мағлыўматты жоқ етеди: {what}. Бөлек тастыйықлаў керек.",
    kh: "Bul ózgeris maǵlıwmattı joq etedi: {what}. Bólek tastıyıqlaw kerek.",
  },
  "error.payload_too_large": {
    uz: "Юборилган маълумот жуда катта, чегара: {max}", la: "Yuborilgan maʼlumot juda katta, chegara: {max}",
    ru: "Отправлено слишком много данных, предел: {max}", en: "Too much data was sent, the limit is {max}",
    qq: "Жиберилген мағлыўмат жүдә үлкен, шеги: {max}", kh: "Jiberilgen maǵlıwmat júdá úlken, shegi: {max}",
  },
  "error.file_too_large": {
    uz: "Файл ўлчами {max} гача бўлиши мумкин", la: "Fayl oʻlchami {max} gacha boʻlishi mumkin",
    ru: "Размер файла может быть не более {max}", en: "The file may be at most {max}",
    qq: "Файл көлеми {max} муғдарынан аспаўы керек", kh: "Fayl kólemi {max} muǵdarınan aspawı kerek",
  },
  "error.unsupported_media_type": {
    uz: "Бу турдаги маълумот қабул қилинмайди", la: "Bu turdagi maʼlumot qabul qilinmaydi",
    ru: "Данные этого типа не принимаются", en: "Data of this type is not accepted",
    qq: "Бул түрдеги мағлыўмат қабыл етилмейди", kh: "Bul túrdegi maǵlıwmat qabıl etilmeydi",
  },
  "error.range_not_satisfiable": {
    uz: "Файлнинг сўралган қисми мавжуд эмас", la: "Faylning soʻralgan qismi mavjud emas",
    ru: "Запрошенной части файла не существует", en: "The file has no such part",
    qq: "Файлдың соралған бөлеги жоқ", kh: "Fayldıń soralǵan bólegi joq",
  },
  "error.invalid_values": {
    uz: "Киритилган қийматларда хато бор", la: "Kiritilgan qiymatlarda xato bor",
    ru: "Во введённых значениях есть ошибки", en: "Some of the values are not valid",
    qq: "Киргизилген мәнислерде қәте бар", kh: "Kirgizilgen mánislerde qáte bar",
  },
  "error.bad_password": {
    uz: "Эски парол нотўғри", la: "Eski parol notoʻgʻri",
    ru: "Старый пароль неверен", en: "The old password is wrong",
    qq: "Ески пароль надурыс", kh: "Eski parol nadurıs",
  },
  "error.reserved_name": {
    uz: "«{name}» номи тизим учун банд қилинган", la: "“{name}” nomi tizim uchun band qilingan",
    ru: "Имя «{name}» занято системой", en: "The name “{name}” is reserved by the system",
    qq: "«{name}» аты система ушын бәнт етилген", kh: "“{name}” atı sistema ushın bánt etilgen",
  },
  "error.config_invalid": {
    uz: "Созлама хато: {file}, {path}: {reason}", la: "Sozlama xato: {file}, {path}: {reason}",
    ru: "Ошибка конфигурации: {file}, {path}: {reason}", en: "Configuration error: {file}, {path}: {reason}",
    qq: "Сазлама қәте: {file}, {path}: {reason}", kh: "Sazlama qáte: {file}, {path}: {reason}",
  },
  "error.too_many_requests": {
    uz: "Сўровлар жуда кўп, {seconds} сониядан кейин уриниб кўринг",
    la: "Soʻrovlar juda koʻp, {seconds} soniyadan keyin urinib koʻring",
    ru: "Слишком много запросов, повторите через {seconds} с",
    en: "Too many requests, try again in {seconds} s",
    qq: "Сораўлар жүдә көп, {seconds} секундтан кейин урынып көриң",
    kh: "Sorawlar júdá kóp, {seconds} sekundtan keyin urınıp kóriń",
  },
  "error.login_locked": {
    uz: "Уринишлар сони ошиб кетди, {seconds} сониядан кейин уриниб кўринг",
    la: "Urinishlar soni oshib ketdi, {seconds} soniyadan keyin urinib koʻring",
    ru: "Слишком много попыток входа, повторите через {seconds} с",
    en: "Too many attempts to sign in, try again in {seconds} s",
    qq: "Урыныўлар саны асып кетти, {seconds} секундтан кейин урынып көриң",
    kh: "Urınıwlar sanı asıp ketti, {seconds} sekundtan keyin urınıp kóriń",
  },
  "error.program_stopped": {
    uz: "Дастур белгиланган чегарадан чиқди ва тўхтатилди, рақами: {id}",
    la: "Dastur belgilangan chegaradan chiqdi va toʻxtatildi, raqami: {id}",
    ru: "Программа вышла за установленные пределы и остановлена, номер: {id}",
    en: "The program went beyond its limits and was stopped, number: {id}",
    qq: "Бағдарлама белгиленген шегарадан шықты ҳәм тоқтатылды, номери: {id}",
    kh: "Baǵdarlama belgilengen shegaradan shıqtı hám toqtatıldı, nomeri: {id}",
  },
  "error.internal": {
    uz: "Серверда хатолик, рақами: {id}", la: "Serverda xatolik, raqami: {id}",
    ru: "Ошибка сервера, номер: {id}", en: "Server error, number: {id}",
    qq: "Серверде қәтелик, номери: {id}", kh: "Serverde qátelik, nomeri: {id}",
  },
  "error.program_failed": {
    uz: "Лойиҳа дастурида хатолик, рақами: {id}", la: "Loyiha dasturida xatolik, raqami: {id}",
    ru: "Ошибка в программе проекта, номер: {id}", en: "A program of the project failed, number: {id}",
    qq: "Жойбар бағдарламасында қәтелик, номери: {id}", kh: "Joybar baǵdarlamasında qátelik, nomeri: {id}",
  },
  "error.query_timeout": {
    uz: "Сўров жуда узоқ бажарилди ва тўхтатилди", la: "Soʻrov juda uzoq bajarildi va toʻxtatildi",
    ru: "Запрос выполнялся слишком долго и был остановлен", en: "The query took too long and was stopped",
    qq: "Сораў жүдә узақ орынланды ҳәм тоқтатылды", kh: "Soraw júdá uzaq orınlandı hám toqtatıldı",
  },
  "error.starting": {
    uz: "Тизим ишга тушмоқда, бироз кутинг", la: "Tizim ishga tushmoqda, biroz kuting",
    ru: "Система запускается, подождите немного", en: "The system is starting, please wait a moment",
    qq: "Система иске түспекте, аз-маз күтиң", kh: "Sistema iske túspekte, az-maz kútiń",
  },
  "error.unavailable": {
    uz: "Хизмат вақтинча ишламаяпти, бироздан кейин уриниб кўринг",
    la: "Xizmat vaqtincha ishlamayapti, birozdan keyin urinib koʻring",
    ru: "Служба временно недоступна, повторите попытку позже",
    en: "The service is temporarily unavailable, please try again later",
    qq: "Хызмет ўақтынша ислемей тур, кейинирек урынып көриң",
    kh: "Xızmet waqtınsha islemey tur, keyinirek urınıp kóriń",
  },
  "error.capability_missing": {
    uz: "Рухсат этилмаган имконият: {capability}", la: "Ruxsat etilmagan imkoniyat: {capability}",
    ru: "Нет разрешения на возможность: {capability}", en: "The capability is not granted: {capability}",
    qq: "Рухсат етилмеген имканият: {capability}", kh: "Ruxsat etilmegen imkaniyat: {capability}",
  },
  "error.invalid_arguments": {
    uz: "{method} нотўғри қийматлар билан чақирилди", la: "{method} notoʻgʻri qiymatlar bilan chaqirildi",
    ru: "Неверные параметры вызова {method}", en: "Wrong arguments for {method}",
    qq: "{method} надурыс мәнислер менен шақырылды", kh: "{method} nadurıs mánisler menen shaqırıldı",
  },
  "error.answer_too_large": {
    uz: "Жавоб жуда катта", la: "Javob juda katta",
    ru: "Ответ слишком велик", en: "The answer is too large",
    qq: "Жуўап жүдә үлкен", kh: "Juwap júdá úlken",
  },
  "error.too_many": {
    uz: "Бир вақтда жуда кўп сўров юборилди, бироздан кейин уриниб кўринг",
    la: "Bir vaqtda juda koʻp soʻrov yuborildi, birozdan keyin urinib koʻring",
    ru: "Слишком много запросов сразу, попробуйте немного позже",
    en: "Too much at once, try again a little later",
    qq: "Бир ўақытта жүдә көп сораў жиберилди, сәлден кейин урынып көриң",
    kh: "Bir waqıtta júdá kóp soraw jiberildi, sálden keyin urınıp kóriń",
  },
  "error.too_many_subscriptions": {
    uz: "Кузатувлар сони {max} тадан ошмаслиги керак", la: "Kuzatuvlar soni {max} tadan oshmasligi kerak",
    ru: "Подписок не может быть больше {max}", en: "There may be no more than {max} subscriptions",
    qq: "Бақлаўлар саны көби менен {max} болыўы мүмкин", kh: "Baqlawlar sanı kóbi menen {max} bolıwı múmkin",
  },
  "error.not_activated": {
    uz: "Бу амал учун тугмани босиш керак", la: "Bu amal uchun tugmani bosish kerak",
    ru: "Для этого действия нужно нажатие кнопки", en: "This needs a click first",
    qq: "Бул әмел ушын түймени басыў керек", kh: "Bul ámel ushın túymeni basıw kerek",
  },
  "error.clipboard_unavailable": {
    uz: "Алмашиш буферидан фойдаланиб бўлмади", la: "Almashish buferidan foydalanib boʻlmadi",
    ru: "Буфер обмена недоступен", en: "The clipboard is not available",
    qq: "Алмасыў буферинен пайдаланып болмады", kh: "Almasıw buferinen paydalanıp bolmadı",
  },
  "error.command_missing": {
    uz: "{command} буйруғи топилмади", la: "{command} buyrugʻi topilmadi",
    ru: "Команда {command} не найдена", en: "There is no command {command}",
    qq: "{command} буйрығы табылмады", kh: "{command} buyrıǵı tabılmadı",
  },
  "error.storage_full": {
    uz: "Браузер хотирасида жой қолмади", la: "Brauzer xotirasida joy qolmadi",
    ru: "В памяти браузера не осталось места", en: "There is no room left in this browser",
    qq: "Браузер ядында орын қалмады", kh: "Brauzer yadında orın qalmadı",
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
