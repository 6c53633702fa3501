import { defineWords } from "#core/wording/defineWords.ts";

/** What is said where an endpoint is tried. */
export const tryWords = defineWords({
  "try.open": { uz: "Синаб кўриш", la: "Sinab koʻrish", ru: "Проверить", en: "Try", qq: "Сынап көриў", kh: "Sınap kóriw" },
  "try.title": {
    uz: "Методни синаш", la: "Metodni sinash",
    ru: "Проверка метода API", en: "Try the endpoint",
    qq: "Методты сынаў", kh: "Metodtı sınaw",
  },
  "try.note": {
    uz: "Шаклдаги, ҳали сақланмаган ҳолича, сизнинг рухсатларингиз билан ишлайди", la: "Shakldagi, hali saqlanmagan holicha, sizning ruxsatlaringiz bilan ishlaydi",
    ru: "Выполняется так, как сейчас в форме, даже без сохранения, с вашими правами", en: "Runs as the form has it now, saved or not, with your own permissions",
    qq: "Формадағы, еле сақланбаған ҳалында, сизиң рухсатларыңыз бенен иследи", kh: "Formadaǵı, ele saqlanbaǵan halında, siziń ruxsatlarıńız benen isledi",
  },
  "try.parameters": { uz: "Параметрлар", la: "Parametrlar", ru: "Параметры", en: "Parameters", qq: "Параметрлер", kh: "Parametrler" },
  "try.noParameters": {
    uz: "Параметрлари йўқ", la: "Parametrlari yoʻq",
    ru: "Параметров нет", en: "It has no parameters",
    qq: "Параметрлери жоқ", kh: "Parametrleri joq",
  },
  "try.asJson": { uz: "JSON кўринишида", la: "JSON koʻrinishida", ru: "В виде JSON", en: "As JSON", qq: "JSON түринде", kh: "JSON túrinde" },
  "try.asFields": {
    uz: "Майдонлар кўринишида", la: "Maydonlar koʻrinishida",
    ru: "В виде полей", en: "As fields",
    qq: "Майданлар түринде", kh: "Maydanlar túrinde",
  },
  "try.badJson": {
    uz: "Хато JSON киритилган", la: "Xato JSON kiritilgan",
    ru: "Введён неверный JSON", en: "This is not a JSON object",
    qq: "Қәте JSON киргизилген", kh: "Qáte JSON kirgizilgen",
  },
  "try.run": { uz: "Ишга тушириш", la: "Ishga tushirish", ru: "Выполнить", en: "Run", qq: "Иске түсириў", kh: "Iske túsiriw" },
  "try.ask": {
    uz: "Бу POST методи: у бошқа тизимда ёки маълумотларда ниманидир ўзгартириши мумкин. Ҳақиқатан ишга туширилсинми?", la: "Bu POST metodi: u boshqa tizimda yoki maʼlumotlarda nimanidir oʻzgartirishi mumkin. Haqiqatan ishga tushirilsinmi?",
    ru: "Это метод POST: он может что-то изменить в другой системе или в данных. Выполнить по-настоящему?", en: "This is a POST endpoint: it may change something in another system or in the data. Run it for real?",
    qq: "Бул POST методы: ол басқа системада ямаса мағлыўматларда бир нәрсени өзгертиўи мүмкин. Ҳақыйқаттан иске түсирилсин бе?", kh: "Bul POST metodı: ol basqa sistemada yamasa maǵlıwmatlarda bir nárseni ózgertiwi múmkin. Haqıyqattan iske túsirilsin be?",
  },
  "try.answer": { uz: "Жавоб", la: "Javob", ru: "Ответ", en: "Answer", qq: "Жуўап", kh: "Juwap" },
  "try.stages": { uz: "Босқичлар", la: "Bosqichlar", ru: "Этапы", en: "Stages", qq: "Басқышлар", kh: "Basqıshlar" },
  "try.took": { uz: "{ms} миллисония", la: "{ms} millisoniya", ru: "{ms} мс", en: "{ms} ms", qq: "{ms} миллисекунд", kh: "{ms} millisekund" },
  "try.rows": { uz: "{count} қатор", la: "{count} qator", ru: "строк: {count}", en: "rows: {count}", qq: "{count} қатар", kh: "{count} qatar" },
  "try.result": { uz: "Натижа", la: "Natija", ru: "Результат", en: "Result", qq: "Нәтийже", kh: "Nátiyje" },
  "try.cut": {
    uz: "Давоми кўрсатилмайди", la: "Davomi koʻrsatilmaydi",
    ru: "Остальное не показано", en: "The rest is not shown",
    qq: "Даўамы көрсетилмейди", kh: "Dawamı kórsetilmeydi",
  },
  "try.logs": {
    uz: "Дастур ёзувлари", la: "Dastur yozuvlari",
    ru: "Записи программы", en: "What the program wrote",
    qq: "Бағдарлама жазыўлары", kh: "Baǵdarlama jazıwları",
  },
  "try.at": {
    uz: "{line}-қатор, {column}-устун: {message}", la: "{line}-qator, {column}-ustun: {message}",
    ru: "строка {line}, столбец {column}: {message}", en: "line {line}, column {column}: {message}",
    qq: "{line}-қатар, {column}-бағана: {message}", kh: "{line}-qatar, {column}-baǵana: {message}",
  },
  "try.atLine": {
    uz: "{line}-қатор: {message}", la: "{line}-qator: {message}",
    ru: "строка {line}: {message}", en: "line {line}: {message}",
    qq: "{line}-қатар: {message}", kh: "{line}-qatar: {message}",
  },
  "try.failed": { uz: "Бажарилмади", la: "Bajarilmadi", ru: "Не выполнено", en: "Failed", qq: "Орынланбады", kh: "Orınlanbadı" },
  "try.done": { uz: "Бажарилди", la: "Bajarildi", ru: "Выполнено", en: "Done", qq: "Орынланды", kh: "Orınlandı" },
  "try.kind.table": {
    uz: "Жадвал сўрови", la: "Jadval soʻrovi",
    ru: "Запрос таблицы", en: "Query of a table",
    qq: "Кесте сораўы", kh: "Keste sorawı",
  },
  "try.kind.view": {
    uz: "Кўриниш сўрови", la: "Koʻrinish soʻrovi",
    ru: "Запрос представления", en: "Query of a view",
    qq: "Көринис сораўы", kh: "Kórinis sorawı",
  },
  "try.kind.program": { uz: "Дастур", la: "Dastur", ru: "Программа", en: "Program", qq: "Бағдарлама", kh: "Baǵdarlama" },
  "try.kind.http": { uz: "HTTP сўрови", la: "HTTP soʻrovi", ru: "HTTP-запрос", en: "HTTP request", qq: "HTTP сораўы", kh: "HTTP sorawı" },
  "try.fault.unsettled": {
    uz: "Дастур ҳеч қачон келмайдиган натижани кутмоқда", la: "Dastur hech qachon kelmaydigan natijani kutmoqda",
    ru: "Программа ждёт того, чего не будет", en: "The program waits for something that never comes",
    qq: "Бағдарлама ҳеш қашан келмейтуғын нәтийжени күтпекте", kh: "Baǵdarlama hesh qashan kelmeytuǵın nátiyjeni kútpekte",
  },
  "try.fault.timeout": {
    uz: "Вақти тугади", la: "Vaqti tugadi",
    ru: "Истекло время", en: "Its time was over",
    qq: "Ўақты тамамланды", kh: "Waqtı tamamlandı",
  },
  "try.fault.memory": {
    uz: "Хотираси тугади", la: "Xotirasi tugadi",
    ru: "Кончилась память", en: "Its memory was full",
    qq: "Яды толды", kh: "Yadı toldı",
  },
  "try.fault.inputTooLarge": {
    uz: "Дастурга бериладиган маълумот жуда катта", la: "Dasturga beriladigan maʼlumot juda katta",
    ru: "Слишком много данных для программы", en: "What the program is given is too large",
    qq: "Бағдарламаға берилетуғын мағлыўмат жүдә үлкен", kh: "Baǵdarlamaǵa beriletuǵın maǵlıwmat júdá úlken",
  },
  "try.fault.resultTooLarge": {
    uz: "Натижаси жуда катта", la: "Natijasi juda katta",
    ru: "Слишком большой результат", en: "Its result is too large",
    qq: "Нәтийжеси жүдә үлкен", kh: "Nátiyjesi júdá úlken",
  },
  "try.fault.notPlain": {
    uz: "Натижада JSON бўлмаган қиймат бор: {path}", la: "Natijada JSON boʻlmagan qiymat bor: {path}",
    ru: "В результате есть то, чего нет в JSON: {path}", en: "The result holds what JSON does not, at {path}",
    qq: "Нәтийжеде JSON болмаған мәнис бар: {path}", kh: "Nátiyjede JSON bolmaǵan mánis bar: {path}",
  },
  "try.fault.crashed": {
    uz: "Дастур кутилмаганда тугади", la: "Dastur kutilmaganda tugadi",
    ru: "Программа неожиданно завершилась", en: "The program ended unexpectedly",
    qq: "Бағдарлама күтилмегенде тамамланды", kh: "Baǵdarlama kútilmegende tamamlandı",
  },
  "try.fault.notBindable": {
    uz: "Қиймат бу жойга тўғри келмайди ёки йўқ: {reference}", la: "Qiymat bu joyga toʻgʻri kelmaydi yoki yoʻq: {reference}",
    ru: "Значение сюда не подходит или его нет: {reference}", en: "The value does not fit here, or there is none: {reference}",
    qq: "Мәнис бул жерге туўры келмейди ямаса жоқ: {reference}", kh: "Mánis bul jerge tuwrı kelmeydi yamasa joq: {reference}",
  },
  "try.fault.notAsked": {
    uz: "Сўров юборилмади, хостга рухсат йўқ (техник тафсилот: {message})", la: "Soʻrov yuborilmadi, xostga ruxsat yoʻq (texnik tafsilot: {message})",
    ru: "Запрос не отправлен, хост не разрешён (технические подробности: {message})", en: "Not asked, the host is not allowed: {message}",
    qq: "Сораў жиберилмеди, хостқа рухсат жоқ (техникалық мағлыўмат: {message})", kh: "Soraw jiberilmedi, xostqa ruxsat joq (texnikalıq maǵlıwmat: {message})",
  },
  "try.fault.unreachable": {
    uz: "Боғланиб бўлмади (техник тафсилот: {message})", la: "Bogʻlanib boʻlmadi (texnik tafsilot: {message})",
    ru: "Нет связи (технические подробности: {message})", en: "It could not be reached: {message}",
    qq: "Байланысып болмады (техникалық мағлыўмат: {message})", kh: "Baylanısıp bolmadı (texnikalıq maǵlıwmat: {message})",
  },
  "try.fault.slow": {
    uz: "{seconds} сония ичида жавоб келмади", la: "{seconds} soniya ichida javob kelmadi",
    ru: "Нет ответа за {seconds} с", en: "No answer within {seconds} s",
    qq: "{seconds} секунд ишинде жуўап келмеди", kh: "{seconds} sekund ishinde juwap kelmedi",
  },
  "try.fault.status": {
    uz: "Жавоб ҳолати: {status}", la: "Javob holati: {status}",
    ru: "Состояние ответа: {status}", en: "The answer has the status {status}",
    qq: "Жуўап ҳалаты: {status}", kh: "Juwap halatı: {status}",
  },
  "try.fault.answerTooLarge": {
    uz: "Жавоб {kilobytes} КБ дан катта", la: "Javob {kilobytes} KB dan katta",
    ru: "Ответ больше {kilobytes} КБ", en: "The answer is larger than {kilobytes} KB",
    qq: "Жуўап {kilobytes} КБ тан үлкен", kh: "Juwap {kilobytes} KB tan úlken",
  },
  "try.fault.notJson": {
    uz: "Жавоб JSON эмас", la: "Javob JSON emas",
    ru: "Ответ не JSON", en: "The answer is not JSON",
    qq: "Жуўап JSON емес", kh: "Juwap JSON emes",
  },
  "try.metric": {
    uz: "Натижани кўриш", la: "Natijani koʻrish",
    ru: "Посмотреть результат", en: "See the result",
    qq: "Нәтийжени көриў", kh: "Nátiyjeni kóriw",
  },
  "try.metricShow": { uz: "Кўрсатиш", la: "Koʻrsatish", ru: "Показать", en: "Show", qq: "Көрсетиў", kh: "Kórsetiw" },
  "try.metricNote": {
    uz: "Сақланган ҳолича, сизнинг рухсатларингиз билан. Жавоб сақланиш вақтидан эски бўлмайди.", la: "Saqlangan holicha, sizning ruxsatlaringiz bilan. Javob saqlanish vaqtidan eski boʻlmaydi.",
    ru: "Так, как сохранён, с вашими правами. Ответ не старше времени хранения.", en: "As it is saved, with your own permissions. The answer is no older than the time for which it is kept.",
    qq: "Сақланған ҳалында, сизиң рухсатларыңыз бенен. Жуўап сақланыў ўақтынан ески болмайды.", kh: "Saqlanǵan halında, siziń ruxsatlarıńız benen. Juwap saqlanıw waqtınan eski bolmaydı.",
  },
  "try.metricNothing": {
    uz: "Қаторлар топилмади", la: "Qatorlar topilmadi",
    ru: "Строки не найдены", en: "It finds no rows",
    qq: "Қатарлар табылмады", kh: "Qatarlar tabılmadı",
  },
});
