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
});
