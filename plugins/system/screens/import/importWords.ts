import { defineWords } from "#core/wording/defineWords.ts";

/** The screen of imports. */
export const importWords = defineWords({
  "imports.none": {
    uz: "Сиз учун импорт йўқ", la: "Siz uchun import yoʻq",
    ru: "Для вас импортов нет", en: "There is no import for you",
    qq: "Сиз ушын импорт жоқ", kh: "Siz ushın import joq",
  },
  "imports.noneHint": {
    uz: "Импорт лойиҳа созламаларида қўшилади", la: "Import loyiha sozlamalarida qoʻshiladi",
    ru: "Импорт добавляется в конфигурации проекта", en: "Imports are added in the configuration of the project",
    qq: "Импорт жойбар сазламаларында қосылады", kh: "Import joybar sazlamalarında qosıladı",
  },
  "imports.file": {
    uz: "Файл", la: "Fayl",
    ru: "Файл", en: "File",
    qq: "Файл", kh: "Fayl",
  },
  "imports.choose": {
    uz: "Файлни танланг ёки шу ерга ташланг", la: "Faylni tanlang yoki shu yerga tashlang",
    ru: "Выберите файл или перетащите его сюда", en: "Choose a file, or drop it here",
    qq: "Файлды таңлаң ямаса усы жерге таслаң", kh: "Fayldı tańlań yamasa usı jerge taslań",
  },
  "imports.kinds": {
    uz: "Excel (.xlsx) ёки CSV, кўпи билан {size} ва {rows} қатор", la: "Excel (.xlsx) yoki CSV, koʻpi bilan {size} va {rows} qator",
    ru: "Excel (.xlsx) или CSV, не больше {size} и {rows} строк", en: "Excel (.xlsx) or CSV, at most {size} and {rows} rows",
    qq: "Excel (.xlsx) ямаса CSV, көби менен {size} ҳәм {rows} қатар", kh: "Excel (.xlsx) yamasa CSV, kóbi menen {size} hám {rows} qatar",
  },
  "imports.template": {
    uz: "Шаблон", la: "Shablon",
    ru: "Шаблон", en: "Template",
    qq: "Шаблон", kh: "Shablon",
  },
  "imports.sample": {
    uz: "Намуна", la: "Namuna",
    ru: "Образец", en: "Sample",
    qq: "Үлги", kh: "Úlgi",
  },
  "imports.checking": {
    uz: "Текширилмоқда", la: "Tekshirilmoqda",
    ru: "Проверка", en: "Checking",
    qq: "Тексерилмекте", kh: "Tekserilmekte",
  },
  "imports.found": {
    uz: "Файлдаги устунлар", la: "Fayldagi ustunlar",
    ru: "Столбцы файла", en: "Columns of the file",
    qq: "Файлдағы бағаналар", kh: "Fayldaǵı baǵanalar",
  },
  "imports.sheet": {
    uz: "Варақ", la: "Varaq",
    ru: "Лист", en: "Sheet",
    qq: "Бет", kh: "Bet",
  },
  "imports.encoding": {
    uz: "Кодировка", la: "Kodirovka",
    ru: "Кодировка", en: "Encoding",
    qq: "Кодировка", kh: "Kodirovka",
  },
  "imports.separator": {
    uz: "Ажратгич", la: "Ajratgich",
    ru: "Разделитель", en: "Divider",
    qq: "Ажыратқыш", kh: "Ajıratqısh",
  },
  "imports.titleRow": {
    uz: "Сарлавҳалар қатори", la: "Sarlavhalar qatori",
    ru: "Строка заголовков", en: "Row of the titles",
    qq: "Бағана атлары қатары", kh: "Baǵana atları qatarı",
  },
  "imports.noTitles": {
    uz: "Сарлавҳа йўқ", la: "Sarlavha yoʻq",
    ru: "Заголовков нет", en: "No titles",
    qq: "Бағана атлары жоқ", kh: "Baǵana atları joq",
  },
  "imports.firstRow": {
    uz: "Маълумотлар бошланадиган қатор", la: "Maʼlumotlar boshlanadigan qator",
    ru: "Данные начинаются со строки", en: "Data begin in row",
    qq: "Мағлыўматлар басланатуғын қатар", kh: "Maǵlıwmatlar baslanatuǵın qatar",
  },
  "imports.oneRow": {
    uz: "{row}-қатор: {text}", la: "{row}-qator: {text}",
    ru: "{row}: {text}", en: "{row}: {text}",
    qq: "{row}-қатар: {text}", kh: "{row}-qatar: {text}",
  },
  "imports.emptyRow": {
    uz: "{row}-қатор", la: "{row}-qator",
    ru: "Строка {row}", en: "Row {row}",
    qq: "{row}-қатар", kh: "{row}-qatar",
  },
  "imports.tab": {
    uz: "Табуляция", la: "Tabulyatsiya",
    ru: "Табуляция", en: "Tab",
    qq: "Табуляция", kh: "Tabulyaciya",
  },
  "imports.taken": {
    uz: "Олинадиган устунлар: {taken} / {all}", la: "Olinadigan ustunlar: {taken} / {all}",
    ru: "Берётся столбцов: {taken} из {all}", en: "Columns that are taken: {taken} of {all}",
    qq: "Алынатуғын бағаналар: {taken} / {all}", kh: "Alınatuǵın baǵanalar: {taken} / {all}",
  },
  "imports.untitled": {
    uz: "{number}-устун", la: "{number}-ustun",
    ru: "Столбец {number}", en: "Column {number}",
    qq: "{number}-бағана", kh: "{number}-baǵana",
  },
  "imports.goesInto": {
    uz: "«{title}» устуни ёзиладиган майдон", la: "“{title}” ustuni yoziladigan maydon",
    ru: "Поле для столбца «{title}»", en: "Field for the column “{title}”",
    qq: "«{title}» бағанасы жазылатуғын майдан", kh: "“{title}” baǵanası jazılatuǵın maydan",
  },
  "imports.leftOut": {
    uz: "Олинмайди", la: "Olinmaydi",
    ru: "Не берётся", en: "Left out",
    qq: "Алынбайды", kh: "Alınbaydı",
  },
  "imports.checked": {
    uz: "Текширув натижаси", la: "Tekshiruv natijasi",
    ru: "Результат проверки", en: "Result of the check",
    qq: "Тексериў нәтийжеси", kh: "Tekseriw nátiyjesi",
  },
  "imports.checkedByTask": {
    uz: "Файл катта: текширув вазифа сифатида бажарилмоқда, натижаси вазифалар марказида. Импортни ҳозир ҳам бошлаш мумкин.", la: "Fayl katta: tekshiruv vazifa sifatida bajarilmoqda, natijasi vazifalar markazida. Importni hozir ham boshlash mumkin.",
    ru: "Файл большой: проверка идёт как задача, её результат — в центре задач. Импорт можно начать и сейчас.", en: "The file is large: the check is a task, and its result is in the task centre. You can begin the import now as well.",
    qq: "Файл үлкен: тексериў ўазыйпа ретинде орынланып атыр, нәтийжеси ўазыйпалар орайында. Импортты ҳәзир де баслаў мүмкин.", kh: "Fayl úlken: tekseriw wazıypa retinde orınlanıp atır, nátiyjesi wazıypalar orayında. Importtı házir de baslaw múmkin.",
  },
  "imports.nothingWrong": {
    uz: "Хато топилмади", la: "Xato topilmadi",
    ru: "Ошибок нет", en: "Nothing is wrong",
    qq: "Қәте табылмады", kh: "Qáte tabılmadı",
  },
  "imports.someWrong": {
    uz: "Хатолар: {count}. Тўғри қаторларни импорт қилиш мумкин, қолганлари файл бўлиб қайтади.", la: "Xatolar: {count}. Toʻgʻri qatorlarni import qilish mumkin, qolganlari fayl boʻlib qaytadi.",
    ru: "Ошибок: {count}. Верные строки можно импортировать, остальные вернутся файлом.", en: "Problems: {count}. The good rows can be imported, the others come back as a file.",
    qq: "Қәтелер: {count}. Дурыс қатарларды импортлаў мүмкин, қалғанлары файл болып қайтады.", kh: "Qáteler: {count}. Durıs qatarlardı importlaw múmkin, qalǵanları fayl bolıp qaytadı.",
  },
  "imports.allRefused": {
    uz: "Хатолар: {count}. Уларни тўғрилаб, файлни қайта танланг: бу ерда ҳамма қатор ёки ҳеч бири ёзилади.", la: "Xatolar: {count}. Ularni toʻgʻrilab, faylni qayta tanlang: bu yerda hamma qator yoki hech biri yoziladi.",
    ru: "Ошибок: {count}. Исправьте их и выберите файл снова: здесь записываются все строки или ни одной.", en: "Problems: {count}. Mend them and choose the file again: here all rows are written, or none.",
    qq: "Қәтелер: {count}. Оларды дүзетип, файлды қайта таңлаң: бул жерде барлық қатар ямаса ҳеш бири жазылады.", kh: "Qáteler: {count}. Olardı dúzetip, fayldı qayta tańlań: bul jerde barlıq qatar yamasa hesh biri jazıladı.",
  },
  "imports.inserted": {
    uz: "Қўшилади", la: "Qoʻshiladi",
    ru: "Добавляется", en: "New",
    qq: "Қосылады", kh: "Qosıladı",
  },
  "imports.updated": {
    uz: "Янгиланади", la: "Yangilanadi",
    ru: "Обновляется", en: "Changed",
    qq: "Жаңаланады", kh: "Jańalanadı",
  },
  "imports.skipped": {
    uz: "Олинмайди", la: "Olinmaydi",
    ru: "Пропускается", en: "Left out",
    qq: "Алынбайды", kh: "Alınbaydı",
  },
  "imports.start": {
    uz: "Импорт қилиш", la: "Import qilish",
    ru: "Импортировать", en: "Import",
    qq: "Импортлаў", kh: "Importlaw",
  },
  "imports.result": {
    uz: "Натижа", la: "Natija",
    ru: "Результат", en: "Result",
    qq: "Нәтийже", kh: "Nátiyje",
  },
  "imports.goesOn": {
    uz: "Импорт вазифа сифатида давом этмоқда: тугагач, хабар берилади", la: "Import vazifa sifatida davom etmoqda: tugagach, xabar beriladi",
    ru: "Импорт идёт как задача: по окончании придёт сообщение", en: "The import goes on as a task: you are told when it is done",
    qq: "Импорт ўазыйпа ретинде даўам етпекте: тамамланғаннан кейин хабар бериледи", kh: "Import wazıypa retinde dawam etpekte: tamamlanǵannan keyin xabar beriledi",
  },
  "imports.openTasks": {
    uz: "Вазифалар", la: "Vazifalar",
    ru: "Задачи", en: "Tasks",
    qq: "Ўазыйпалар", kh: "Wazıypalar",
  },
  "imports.openTable": {
    uz: "Жадвални очиш", la: "Jadvalni ochish",
    ru: "Открыть таблицу", en: "Open the table",
    qq: "Кестени ашыў", kh: "Kesteni ashıw",
  },
  "imports.problems": {
    uz: "Хатолар", la: "Xatolar",
    ru: "Ошибки", en: "Problems",
    qq: "Қәтелер", kh: "Qáteler",
  },
  "imports.row": {
    uz: "Қатор", la: "Qator",
    ru: "Строка", en: "Row",
    qq: "Қатар", kh: "Qatar",
  },
  "imports.column": {
    uz: "Устун", la: "Ustun",
    ru: "Столбец", en: "Column",
    qq: "Бағана", kh: "Baǵana",
  },
  "imports.allColumns": {
    uz: "Барча устунлар", la: "Barcha ustunlar",
    ru: "Все столбцы", en: "All columns",
    qq: "Барлық бағаналар", kh: "Barlıq baǵanalar",
  },
  "imports.value": {
    uz: "Қиймат", la: "Qiymat",
    ru: "Значение", en: "Value",
    qq: "Мәнис", kh: "Mánis",
  },
  "imports.problem": {
    uz: "Хатолик", la: "Xatolik",
    ru: "Ошибка", en: "Problem",
    qq: "Қәтелик", kh: "Qátelik",
  },
  "imports.errorFile": {
    uz: "Хато қаторлар файли", la: "Xato qatorlar fayli",
    ru: "Файл ошибочных строк", en: "File of the bad rows",
    qq: "Қәте қатарлар файлы", kh: "Qáte qatarlar faylı",
  },
  "imports.more": {
    uz: "Яна кўрсатиш ({number})", la: "Yana koʻrsatish ({number})",
    ru: "Показать ещё ({number})", en: "Show more ({number})",
    qq: "Және көрсетиў ({number})", kh: "Jáne kórsetiw ({number})",
  },
  "imports.firstOnly": {
    uz: "{all} тадан биринчи {shown} таси кўрсатилди", la: "{all} tadan birinchi {shown} tasi koʻrsatildi",
    ru: "Показаны первые {shown} из {all}", en: "The first {shown} of {all} are shown",
    qq: "{all} ишинен биринши {shown} көрсетилди", kh: "{all} ishinen birinshi {shown} kórsetildi",
  },
});
