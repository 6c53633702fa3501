import { defineWords } from "#core/wording/defineWords.ts";

/** A new table of a file. */
export const sheetWords = defineWords({
  "sheets.file": {
    uz: "Файлдан олиш", la: "Fayldan olish",
    ru: "Из файла", en: "From a file",
    qq: "Файлдан алыў", kh: "Fayldan alıw",
  },
  "sheets.choose": {
    uz: "Excel ёки CSV файлини шу ерга ташланг ёки танланг", la: "Excel yoki CSV faylini shu yerga tashlang yoki tanlang",
    ru: "Перетащите сюда файл Excel или CSV или выберите его", en: "Drop an Excel or CSV file here, or choose one",
    qq: "Excel ямаса CSV файлын усы жерге таслаң ямаса таңлаң", kh: "Excel yamasa CSV faylın usı jerge taslań yamasa tańlań",
  },
  "sheets.hint": {
    uz: "Майдонлар унинг устунларидан тузилади, қаторлари жадвалга ёзилади. Ихтиёрий: майдонларни қўлда ҳам киритиш мумкин.", la: "Maydonlar uning ustunlaridan tuziladi, qatorlari jadvalga yoziladi. Ixtiyoriy: maydonlarni qoʻlda ham kiritish mumkin.",
    ru: "Поля составятся по его столбцам, строки попадут в таблицу. Необязательно: поля можно описать и вручную.", en: "Its columns become the fields, its rows the records. You may also describe the fields by hand.",
    qq: "Майданлар оның бағаналарынан дүзиледи, қатарлары кестеге жазылады. Ықтыярлы: майданларды қолда да киргизиў мүмкин.", kh: "Maydanlar onıń baǵanalarınan dúziledi, qatarları kestege jazıladı. Íqtıyarlı: maydanlardı qolda da kirgiziw múmkin.",
  },
  "sheets.reading": {
    uz: "Файл ўқилмоқда", la: "Fayl oʻqilmoqda",
    ru: "Чтение файла", en: "Reading the file",
    qq: "Файл оқылмақта", kh: "Fayl oqılmaqta",
  },
  "sheets.another": {
    uz: "Бошқа файл", la: "Boshqa fayl",
    ru: "Другой файл", en: "Another file",
    qq: "Басқа файл", kh: "Basqa fayl",
  },
  "sheets.without": {
    uz: "Файлсиз давом этиш", la: "Faylsiz davom etish",
    ru: "Продолжить без файла", en: "Go on without a file",
    qq: "Файлсыз даўам етиў", kh: "Faylsız dawam etiw",
  },
  "sheets.facts": {
    uz: "Қаторлар: {rows}, устунлар: {columns}", la: "Qatorlar: {rows}, ustunlar: {columns}",
    ru: "Строк: {rows}, столбцов: {columns}", en: "Rows: {rows}, columns: {columns}",
    qq: "Қатарлар: {rows}, бағаналар: {columns}", kh: "Qatarlar: {rows}, baǵanalar: {columns}",
  },
  "sheets.firstRows": {
    uz: "Файлнинг биринчи қаторлари", la: "Faylning birinchi qatorlari",
    ru: "Первые строки файла", en: "First rows of the file",
    qq: "Файлдың биринши қатарлары", kh: "Fayldıń birinshi qatarları",
  },
  "sheets.untitled": {
    uz: "{number}-устун", la: "{number}-ustun",
    ru: "Столбец {number}", en: "Column {number}",
    qq: "{number}-бағана", kh: "{number}-baǵana",
  },
  "sheets.leftOut": {
    uz: "Олинмайдиган устунлар", la: "Olinmaydigan ustunlar",
    ru: "Столбцы, которые не берутся", en: "Columns that are left out",
    qq: "Алынбайтуғын бағаналар", kh: "Alınbaytuǵın baǵanalar",
  },
  "sheets.add": {
    uz: "«{title}» устунини қўшиш", la: "“{title}” ustunini qoʻshish",
    ru: "Добавить столбец «{title}»", en: "Add the column “{title}”",
    qq: "«{title}» бағанасын қосыў", kh: "“{title}” baǵanasın qosıw",
  },
  "sheets.more": {
    uz: "яна {count} та", la: "yana {count} ta",
    ru: "ещё {count}", en: "{count} more",
    qq: "және {count}", kh: "jáne {count}",
  },
  "sheets.checking": {
    uz: "Қаторлар текширилмоқда…", la: "Qatorlar tekshirilmoqda…",
    ru: "Строки проверяются…", en: "Checking the rows…",
    qq: "Қатарлар тексерилмекте…", kh: "Qatarlar tekserilmekte…",
  },
  "sheets.allFit": {
    uz: "Барча {count} та қатор майдонларга мос келади", la: "Barcha {count} ta qator maydonlarga mos keladi",
    ru: "Все строки подходят к полям: {count}", en: "All {count} rows fit the fields",
    qq: "Барлық {count} қатар майданларға сәйкес келеди", kh: "Barlıq {count} qatar maydanlarǵa sáykes keledi",
  },
  "sheets.someUnfit": {
    uz: "{total} та қатордан {count} таси майдонларга мос келмайди. Майдон турини ўзгартиринг ёки шу қаторларсиз яратинг.", la: "{total} ta qatordan {count} tasi maydonlarga mos kelmaydi. Maydon turini oʻzgartiring yoki shu qatorlarsiz yarating.",
    ru: "Не подходит строк: {count} из {total}. Измените тип поля или создайте таблицу без этих строк.", en: "{count} of {total} rows do not fit the fields. Change the type of a field, or make the table without these rows.",
    qq: "{total} қатардан {count} майданларға сәйкес келмейди. Майдан түрин өзгертиң ямаса усы қатарларсыз жаратың.", kh: "{total} qatardan {count} maydanlarǵa sáykes kelmeydi. Maydan túrin ózgertiń yamasa usı qatarlarsız jaratıń.",
  },
  "sheets.partial": {
    uz: "Мос келмаган қаторларсиз яратилсин, улар файл бўлиб қайтади", la: "Mos kelmagan qatorlarsiz yaratilsin, ular fayl boʻlib qaytadi",
    ru: "Создать без неподходящих строк, они вернутся файлом", en: "Make it without the rows that do not fit; they come back as a file",
    qq: "Сәйкес келмеген қатарларсыз жаратылсын, олар файл болып қайтады", kh: "Sáykes kelmegen qatarlarsız jaratılsın, olar fayl bolıp qaytadı",
  },
  "sheets.values": {
    uz: "Файлда: {values}", la: "Faylda: {values}",
    ru: "В файле: {values}", en: "In the file: {values}",
    qq: "Файлда бар: {values}", kh: "Faylda bar: {values}",
  },
  "sheets.unfit": {
    uz: "Мос келмайдиган қийматлар: {count}", la: "Mos kelmaydigan qiymatlar: {count}",
    ru: "Неподходящих значений: {count}", en: "Values that do not fit: {count}",
    qq: "Сәйкес келмейтуғын мәнислер: {count}", kh: "Sáykes kelmeytuǵın mánisler: {count}",
  },
  "sheets.example": {
    uz: "{row}-қатор «{value}»: {message}", la: "{row}-qator “{value}”: {message}",
    ru: "строка {row}, «{value}»: {message}", en: "row {row}, “{value}”: {message}",
    qq: "{row}-қатар «{value}»: {message}", kh: "{row}-qatar “{value}”: {message}",
  },
  "sheets.emptyExample": {
    uz: "{row}-қатор: {message}", la: "{row}-qator: {message}",
    ru: "строка {row}: {message}", en: "row {row}: {message}",
    qq: "{row}-қатар: {message}", kh: "{row}-qatar: {message}",
  },
  "sheets.making": {
    uz: "«{title}» яратилмоқда", la: "“{title}” yaratilmoqda",
    ru: "Создаётся «{title}»", en: "Making “{title}”",
    qq: "«{title}» жаратылмақта", kh: "“{title}” jaratılmaqta",
  },
  "sheets.progress": {
    uz: "{done} / {total} қатор", la: "{done} / {total} qator",
    ru: "Строк: {done} / {total}", en: "{done} of {total} rows",
    qq: "{done} / {total} қатар", kh: "{done} / {total} qatar",
  },
  "sheets.leave": {
    uz: "Саҳифани тарк этиш мумкин: иш вазифа сифатида давом этади", la: "Sahifani tark etish mumkin: ish vazifa sifatida davom etadi",
    ru: "Страницу можно покинуть: работа продолжится как задача", en: "You may leave this page: the work goes on as a task",
    qq: "Беттен кетиў мүмкин: жумыс ўазыйпа ретинде даўам етеди", kh: "Betten ketiw múmkin: jumıs wazıypa retinde dawam etedi",
  },
  "sheets.cancel": {
    uz: "Бекор қилиш", la: "Bekor qilish",
    ru: "Отменить", en: "Cancel",
    qq: "Бийкар етиў", kh: "Biykar etiw",
  },
  "sheets.cancelling": {
    uz: "Бекор қилинмоқда…", la: "Bekor qilinmoqda…",
    ru: "Отменяется…", en: "Cancelling…",
    qq: "Бийкар етилмекте…", kh: "Biykar etilmekte…",
  },
  "sheets.cancelled": {
    uz: "Бекор қилинди, ҳеч нарса яратилмади", la: "Bekor qilindi, hech narsa yaratilmadi",
    ru: "Отменено, ничего не создано", en: "Cancelled, and nothing was made",
    qq: "Бийкар етилди, ҳеш нәрсе жаратылмады", kh: "Biykar etildi, hesh nárse jaratılmadı",
  },
  "sheets.failed": {
    uz: "Жадвал яратилмади", la: "Jadval yaratilmadi",
    ru: "Таблица не создана", en: "The table was not made",
    qq: "Кесте жаратылмады", kh: "Keste jaratılmadı",
  },
  "sheets.done": {
    uz: "Жадвал тайёр. Ёзилган қаторлар: {inserted}, файл бўлиб қайтганлари: {failed}", la: "Jadval tayyor. Yozilgan qatorlar: {inserted}, fayl boʻlib qaytganlari: {failed}",
    ru: "Таблица готова. Записано строк: {inserted}, вернулось файлом: {failed}", en: "The table is ready. Rows written: {inserted}; come back as a file: {failed}",
    qq: "Кесте таяр. Жазылған қатарлар: {inserted}, файл болып қайтқанлары: {failed}", kh: "Keste tayar. Jazılǵan qatarlar: {inserted}, fayl bolıp qaytqanları: {failed}",
  },
  "sheets.back": {
    uz: "Майдонларга қайтиш", la: "Maydonlarga qaytish",
    ru: "Вернуться к полям", en: "Back to the fields",
    qq: "Майданларға қайтыў", kh: "Maydanlarǵa qaytıw",
  },
  "sheets.openTasks": {
    uz: "Вазифалар маркази", la: "Vazifalar markazi",
    ru: "Центр задач", en: "Task centre",
    qq: "Ўазыйпалар орайы", kh: "Wazıypalar orayı",
  },
  "sheets.openTable": {
    uz: "Жадвални очиш", la: "Jadvalni ochish",
    ru: "Открыть таблицу", en: "Open the table",
    qq: "Кестени ашыў", kh: "Kesteni ashıw",
  },
});
