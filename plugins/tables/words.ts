import { defineWords } from "#core/wording/defineWords.ts";

/** Words of the tables plugin. */
export const words = defineWords({
  "plugins.tables": { uz: "Жадваллар", la: "Jadvallar", ru: "Таблицы", en: "Tables", qq: "Кестелер", kh: "Kesteler" },
  "plugins.about.tables": {
    uz: "Рўйхатлар: саралаш, филтр, жамлама", la: "Roʻyxatlar: saralash, filtr, jamlama",
    ru: "Списки: сортировка, фильтры, итоги", en: "Lists: order, filters, totals",
    qq: "Дизимлер: тәртиплеў, фильтр, жуўмақ", kh: "Dizimler: tártiplew, filtr, juwmaq",
  },
  "tables.about": {
    uz: "тахминан {{count}}", la: "taxminan {{count}}",
    ru: "примерно {{count}}", en: "about {{count}}",
    qq: "шама менен {{count}}", kh: "shama menen {{count}}",
  },
  "tables.apply": { uz: "Қўллаш", la: "Qoʻllash", ru: "Применить", en: "Apply", qq: "Қолланыў", kh: "Qollanıw" },
  "tables.chosen": {
    uz: "{{count}} та", la: "{{count}} ta",
    ru: "выбрано: {{count}}", en: "{{count}} selected",
    qq: "{{count}} дана", kh: "{{count}} dana",
  },
  "tables.clear": { uz: "Тозалаш", la: "Tozalash", ru: "Сбросить", en: "Clear", qq: "Тазалаў", kh: "Tazalaw" },
  "tables.clearFilters": {
    uz: "Фильтрларни тозалаш", la: "Filtrlarni tozalash",
    ru: "Сбросить фильтры", en: "Clear filters",
    qq: "Фильтрлерди тазалаў", kh: "Filtrlerdi tazalaw",
  },
  "tables.copyFailed": {
    uz: "Нусха олинмади. Яна бир марта уриниб кўринг.", la: "Nusxa olinmadi. Yana bir marta urinib koʻring.",
    ru: "Скопировать не удалось. Попробуйте ещё раз.", en: "Nothing was copied. Please try again.",
    qq: "Нусқа алынбады. Және бир мәрте урынып көриң.", kh: "Nusqa alınbadı. Jáne bir márte urınıp kóriń.",
  },
  "tables.copyLimit": {
    uz: "Дастлабки {{count}} та қатор нусхаланди",
    la: "Dastlabki {{count}} ta qator nusxalandi",
    ru: { one: "Скопирована {{count}} строка", few: "Скопированы первые {{count}} строки", many: "Скопированы первые {{count}} строк" },
    en: { one: "{{count}} row was copied", other: "The first {{count}} rows were copied" },
    qq: "Дәслепки {{count}} қатар нусқаланды",
    kh: "Dáslepki {{count}} qatar nusqalandı",
  },
  "tables.closeGroups": {
    uz: "Барча гуруҳларни ёпиш", la: "Barcha guruhlarni yopish",
    ru: "Свернуть все группы", en: "Collapse all groups",
    qq: "Барлық топарларды жабыў", kh: "Barlıq toparlardı jabıw",
  },
  "tables.count": {
    uz: "{{count}} та ёзув",
    la: "{{count}} ta yozuv",
    ru: { one: "{{count}} запись", few: "{{count}} записи", many: "{{count}} записей" },
    en: { one: "{{count}} record", other: "{{count}} records" },
    qq: "{{count}} жазыў",
    kh: "{{count}} jazıw",
  },
  "tables.countAbout": {
    uz: "тахминан {{count}} та ёзув",
    la: "taxminan {{count}} ta yozuv",
    ru: { one: "примерно {{count}} запись", few: "примерно {{count}} записи", many: "примерно {{count}} записей" },
    en: { one: "about {{count}} record", other: "about {{count}} records" },
    qq: "шама менен {{count}} жазыў",
    kh: "shama menen {{count}} jazıw",
  },
  "tables.countMany": {
    uz: "ёзувлар кўп", la: "yozuvlar koʻp",
    ru: "много записей", en: "many records",
    qq: "жазыўлар көп", kh: "jazıwlar kóp",
  },
  "tables.empty": {
    uz: "Жадвалда маълумот йўқ", la: "Jadvalda maʼlumot yoʻq",
    ru: "В таблице нет данных", en: "No data in the table",
    qq: "Кестеде мағлыўмат жоқ", kh: "Kestede maǵlıwmat joq",
  },
  "tables.emptyFiltered": {
    uz: "Фильтр ёки қидирув шартларини ўзгартириб кўринг", la: "Filtr yoki qidiruv shartlarini oʻzgartirib koʻring",
    ru: "Попробуйте изменить фильтр или условия поиска", en: "Try other filters or search words",
    qq: "Фильтр ямаса излеў шәртлерин өзгертип көриң", kh: "Filtr yamasa izlew shártlerin ózgertip kóriń",
  },
  "tables.filters": { uz: "Фильтрлар", la: "Filtrlar", ru: "Фильтры", en: "Filters", qq: "Фильтрлер", kh: "Filtrler" },
  "tables.fixed": {
    uz: "Маҳкамланган устун", la: "Mahkamlangan ustun",
    ru: "Закреплённый столбец", en: "Fixed",
    qq: "Бекитилген бағана", kh: "Bekitilgen baǵana",
  },
  "tables.from": { uz: "…дан", la: "…dan", ru: "От", en: "From", qq: "Басланыўы", kh: "Baslanıwı" },
  "tables.groupBy": { uz: "Гуруҳлаш", la: "Guruhlash", ru: "Группировка", en: "Group by", qq: "Топарлаў", kh: "Toparlaw" },
  "tables.headerOf": {
    uz: "«{{title}}» жадвали устунлари", la: "“{{title}}” jadvali ustunlari",
    ru: "Столбцы таблицы «{{title}}»", en: "Columns of table “{{title}}”",
    qq: "«{{title}}» кестесиниң бағаналары", kh: "“{{title}}” kestesiniń baǵanaları",
  },
  "tables.new": { uz: "Янги ёзув", la: "Yangi yozuv", ru: "Новая запись", en: "New record", qq: "Жаңа жазыў", kh: "Jańa jazıw" },
  "tables.openGroups": {
    uz: "Барча гуруҳларни очиш", la: "Barcha guruhlarni ochish",
    ru: "Развернуть все группы", en: "Expand all groups",
    qq: "Барлық топарларды ашыў", kh: "Barlıq toparlardı ashıw",
  },
  "tables.noValue": {
    uz: "Кўрсатилмаган", la: "Koʻrsatilmagan",
    ru: "Не указано", en: "Not given",
    qq: "Көрсетилмеген", kh: "Kórsetilmegen",
  },
  "tables.notFound": {
    uz: "Жадвал топилмади", la: "Jadval topilmadi",
    ru: "Таблица не найдена", en: "Table not found",
    qq: "Кесте табылмады", kh: "Keste tabılmadı",
  },
  "tables.relative.today": { uz: "бугун", la: "bugun", ru: "сегодня", en: "today", qq: "бүгин", kh: "búgin" },
  "tables.relative.yesterday": { uz: "кеча", la: "kecha", ru: "вчера", en: "yesterday", qq: "кеше", kh: "keshe" },
  "tables.relative.tomorrow": { uz: "эртага", la: "ertaga", ru: "завтра", en: "tomorrow", qq: "ертең", kh: "erteń" },
  "tables.relative.thisWeek": {
    uz: "шу ҳафта", la: "shu hafta",
    ru: "эта неделя", en: "this week",
    qq: "усы ҳәпте", kh: "usı hápte",
  },
  "tables.relative.lastWeek": {
    uz: "ўтган ҳафта", la: "oʻtgan hafta",
    ru: "прошлая неделя", en: "last week",
    qq: "өткен ҳәпте", kh: "ótken hápte",
  },
  "tables.relative.nextWeek": {
    uz: "келгуси ҳафта", la: "kelgusi hafta",
    ru: "следующая неделя", en: "next week",
    qq: "келеси ҳәпте", kh: "kelesi hápte",
  },
  "tables.relative.thisMonth": { uz: "шу ой", la: "shu oy", ru: "этот месяц", en: "this month", qq: "усы ай", kh: "usı ay" },
  "tables.relative.lastMonth": {
    uz: "ўтган ой", la: "oʻtgan oy",
    ru: "прошлый месяц", en: "last month",
    qq: "өткен ай", kh: "ótken ay",
  },
  "tables.relative.nextMonth": {
    uz: "келгуси ой", la: "kelgusi oy",
    ru: "следующий месяц", en: "next month",
    qq: "келеси ай", kh: "kelesi ay",
  },
  "tables.relative.thisYear": { uz: "шу йил", la: "shu yil", ru: "этот год", en: "this year", qq: "усы жыл", kh: "usı jıl" },
  "tables.relative.lastYear": {
    uz: "ўтган йил", la: "oʻtgan yil",
    ru: "прошлый год", en: "last year",
    qq: "өткен жыл", kh: "ótken jıl",
  },
  "tables.relative.nextYear": {
    uz: "келгуси йил", la: "kelgusi yil",
    ru: "следующий год", en: "next year",
    qq: "келеси жыл", kh: "kelesi jıl",
  },
  "tables.rowNumber": {
    uz: "Қатор рақами", la: "Qator raqami",
    ru: "Номер строки", en: "Row number",
    qq: "Қатар номери", kh: "Qatar nomeri",
  },
  "tables.rowsFailed": {
    uz: "Баъзи қаторлар юкланмади", la: "Baʼzi qatorlar yuklanmadi",
    ru: "Часть строк не загрузилась", en: "Some rows could not be loaded",
    qq: "Айырым қатарлар жүкленбеди", kh: "Ayırım qatarlar júklenbedi",
  },
  "tables.search": {
    uz: "Жадвалдан қидириш", la: "Jadvaldan qidirish",
    ru: "Поиск в таблице", en: "Search the table",
    qq: "Кестеден излеў", kh: "Kesteden izlew",
  },
  "tables.selected": { uz: "Танланган", la: "Tanlangan", ru: "Выбрано", en: "Selected", qq: "Таңланған", kh: "Tańlanǵan" },
  "tables.to": { uz: "…гача", la: "…gacha", ru: "До", en: "To", qq: "Ақыры", kh: "Aqırı" },
  "tables.totals": {
    uz: "Жами қаторлари", la: "Jami qatorlari",
    ru: "Итоговые строки", en: "Totals",
    qq: "Жуўмақлаўшы қатарлар", kh: "Juwmaqlawshı qatarlar",
  },
  "tables.uncounted": { uz: "кўп", la: "koʻp", ru: "много", en: "many", qq: "көп", kh: "kóp" },
  "tables.export": {
    uz: "Экспорт", la: "Eksport",
    ru: "Экспорт", en: "Export",
    qq: "Экспорт", kh: "Eksport",
  },
  "tables.export.again": {
    uz: "Қайта уриниш", la: "Qayta urinish",
    ru: "Повторить", en: "Try again",
    qq: "Қайта урыныў", kh: "Qayta urınıw",
  },
  "tables.export.all": {
    uz: "Барча қаторлар", la: "Barcha qatorlar",
    ru: "Все строки", en: "All rows",
    qq: "Барлық қатарлар", kh: "Barlıq qatarlar",
  },
  "tables.export.allColumns": {
    uz: "Барча устунлар", la: "Barcha ustunlar",
    ru: "Все столбцы", en: "All columns",
    qq: "Барлық бағаналар", kh: "Barlıq baǵanalar",
  },
  "tables.export.cancel": {
    uz: "Бекор қилиш", la: "Bekor qilish",
    ru: "Отмена", en: "Cancel",
    qq: "Бийкарлаў", kh: "Biykarlaw",
  },
  "tables.export.cancelled": {
    uz: "Экспорт бекор қилинди", la: "Eksport bekor qilindi",
    ru: "Экспорт отменён", en: "The export was cancelled",
    qq: "Экспорт бийкарланды", kh: "Eksport biykarlandı",
  },
  "tables.export.close": {
    uz: "Ёпиш", la: "Yopish",
    ru: "Закрыть", en: "Close",
    qq: "Жабыў", kh: "Jabıw",
  },
  "tables.export.columns": {
    uz: "Устунлар", la: "Ustunlar",
    ru: "Столбцы", en: "Columns",
    qq: "Бағаналар", kh: "Baǵanalar",
  },
  "tables.export.comma": {
    uz: "вергул", la: "vergul",
    ru: "запятая", en: "comma",
    qq: "үтир", kh: "útir",
  },
  "tables.export.counting": {
    uz: "Қаторлар саналмоқда", la: "Qatorlar sanalmoqda",
    ru: "Строки подсчитываются", en: "Counting the rows",
    qq: "Қатарлар саналмақта", kh: "Qatarlar sanalmaqta",
  },
  "tables.export.csv": {
    uz: "CSV матни", la: "CSV matni",
    ru: "Текст CSV", en: "CSV text",
    qq: "CSV тексти", kh: "CSV teksti",
  },
  "tables.export.doneOther": {
    uz: "Файлда {{written}} та қатор бор, санаганда {{rows}} та эди: маълумотлар шу орада ўзгарди", la: "Faylda {{written}} ta qator bor, sanaganda {{rows}} ta edi: maʼlumotlar shu orada oʻzgardi",
    ru: "В файле строк: {{written}}, а при подсчёте было {{rows}}: данные за это время изменились", en: "The file has {{written}} rows, and {{rows}} were counted: the data changed in between",
    qq: "Файлда {{written}} қатар бар, саналғанда {{rows}} еди: мағлыўматлар усы арада өзгерди", kh: "Faylda {{written}} qatar bar, sanalǵanda {{rows}} edi: maǵlıwmatlar usı arada ózgerdi",
  },
  "tables.export.failed": {
    uz: "Экспорт узилиб қолди. Файл тўлиқ эмас.", la: "Eksport uzilib qoldi. Fayl toʻliq emas.",
    ru: "Экспорт прервался. Файл неполный.", en: "The export broke off. The file is not complete.",
    qq: "Экспорт үзилип қалды. Файл толық емес.", kh: "Eksport úzilip qaldı. Fayl tolıq emes.",
  },
  "tables.export.filter": {
    uz: "Фильтрга мос қаторлар", la: "Filtrga mos qatorlar",
    ru: "Строки по фильтру", en: "Rows that match the filters",
    qq: "Фильтрге сай қатарлар", kh: "Filtrge say qatarlar",
  },
  "tables.export.filterCount": {
    uz: "Фильтрга мос қаторлар: {{shown}}", la: "Filtrga mos qatorlar: {{shown}}",
    ru: "Строки по фильтру: {{shown}}", en: "Rows that match the filters: {{shown}}",
    qq: "Фильтрге сай қатарлар: {{shown}}", kh: "Filtrge say qatarlar: {{shown}}",
  },
  "tables.export.format": {
    uz: "Файл тури", la: "Fayl turi",
    ru: "Вид файла", en: "Kind of file",
    qq: "Файл түри", kh: "Fayl túri",
  },
  "tables.export.noPage": {
    uz: "Экрандаги саҳифа: гуруҳланган жадвалда йўқ", la: "Ekrandagi sahifa: guruhlangan jadvalda yoʻq",
    ru: "Страница на экране: в таблице с группами её нет", en: "The page on the screen: a grouped table has none",
    qq: "Экрандағы бет: топарланған кестеде жоқ", kh: "Ekrandaǵı bet: toparlanǵan kestede joq",
  },
  "tables.export.noSelection": {
    uz: "Танланган қаторлар: йўқ", la: "Tanlangan qatorlar: yoʻq",
    ru: "Выбранные строки: нет", en: "Selected rows: none",
    qq: "Таңланған қатарлар: жоқ", kh: "Tańlanǵan qatarlar: joq",
  },
  "tables.export.page": {
    uz: "Экрандаги саҳифа: {{from}}–{{to}}", la: "Ekrandagi sahifa: {{from}}–{{to}}",
    ru: "Страница на экране: {{from}}–{{to}}", en: "The page on the screen: {{from}}–{{to}}",
    qq: "Экрандағы бет: {{from}}–{{to}}", kh: "Ekrandaǵı bet: {{from}}–{{to}}",
  },
  "tables.export.progress": {
    uz: "Экспорт жараёни", la: "Eksport jarayoni",
    ru: "Ход экспорта", en: "Progress of the export",
    qq: "Экспорт барысы", kh: "Eksport barısı",
  },
  "tables.export.rows": {
    uz: "Қаторлар", la: "Qatorlar",
    ru: "Строки", en: "Rows",
    qq: "Қатарлар", kh: "Qatarlar",
  },
  "tables.export.running": {
    uz: "{{rows}} та қатордан {{written}} таси ёзилди", la: "{{rows}} ta qatordan {{written}} tasi yozildi",
    ru: "Записано строк: {{written}} из {{rows}}", en: "{{written}} of {{rows}} rows are written",
    qq: "{{rows}} қатардан {{written}} жазылды", kh: "{{rows}} qatardan {{written}} jazıldı",
  },
  "tables.export.save": {
    uz: "Файлни олиш", la: "Faylni olish",
    ru: "Скачать файл", en: "Download",
    qq: "Файлды алыў", kh: "Fayldı alıw",
  },
  "tables.export.selection": {
    uz: "Танланган қаторлар: {{count}}", la: "Tanlangan qatorlar: {{count}}",
    ru: "Выбранные строки: {{count}}", en: "Selected rows: {{count}}",
    qq: "Таңланған қатарлар: {{count}}", kh: "Tańlanǵan qatarlar: {{count}}",
  },
  "tables.export.semicolon": {
    uz: "нуқтали вергул", la: "nuqtali vergul",
    ru: "точка с запятой", en: "semicolon",
    qq: "ноқатлы үтир", kh: "noqatlı útir",
  },
  "tables.export.separator": {
    uz: "Ажратувчи", la: "Ajratuvchi",
    ru: "Разделитель", en: "Separator",
    qq: "Ажыратыўшы", kh: "Ajıratıwshı",
  },
  "tables.export.shortened": {
    uz: "Катакка сиғмагани учун қисқартирилган матнлар: {{count}}", la: "Katakka sigʻmagani uchun qisqartirilgan matnlar: {{count}}",
    ru: "Тексты, сокращённые по размеру ячейки: {{count}}", en: "Texts cut to what a cell holds: {{count}}",
    qq: "Катекке сыймағаны ушын қысқартылған текстлер: {{count}}", kh: "Katekke sıymaǵanı ushın qısqartılǵan tekstler: {{count}}",
  },
  "tables.export.tab": {
    uz: "табуляция", la: "tabulyatsiya",
    ru: "табуляция", en: "tab",
    qq: "табуляция", kh: "tabulyaciya",
  },
  "tables.export.title": {
    uz: "Экспорт: {{table}}", la: "Eksport: {{table}}",
    ru: "Экспорт: {{table}}", en: "Export: {{table}}",
    qq: "Экспорт: {{table}}", kh: "Eksport: {{table}}",
  },
  "tables.export.xlsx": {
    uz: "Excel жадвали", la: "Excel jadvali",
    ru: "Книга Excel", en: "Excel workbook",
    qq: "Excel кестеси", kh: "Excel kestesi",
  },
  "tables.export.done": {
    uz: "Барча қаторлар файлда: {{written}}", la: "Barcha qatorlar faylda: {{written}}",
    ru: "Все строки в файле: {{written}}", en: "All rows are in the file: {{written}}",
    qq: "Барлық қатарлар файлда: {{written}}", kh: "Barlıq qatarlar faylda: {{written}}",
  },
});
