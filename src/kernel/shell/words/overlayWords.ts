import { defineWords } from "#core/wording/defineWords.ts";

/** What stands above a screen: previews of files, import, the menu of a cell; the specification's words are to the letter. */
export const overlayWords = defineWords({
  "overlays.preview.title": { uz: "Файл", la: "Fayl", ru: "Просмотр файла", en: "File", qq: "Файлды көриў", kh: "Fayldı kóriw" },
  "overlays.preview.unavailable": {
    uz: "Бу файлни олдиндан кўриб бўлмайди", la: "Bu faylni oldindan koʻrib boʻlmaydi",
    ru: "Предпросмотр этого файла невозможен", en: "This item can't be previewed",
    qq: "Бул файлды алдын ала көрип болмайды", kh: "Bul fayldı aldın ala kórip bolmaydı",
  },
  "overlays.preview.hint": {
    uz: "Уни юклаб олиб, компьютерингизда очинг", la: "Uni yuklab olib, kompyuteringizda oching",
    ru: "Скачайте его и откройте на своём компьютере", en: "Download it and open it on your computer",
    qq: "Оны жүклеп алып, компьютериңизде ашың", kh: "Onı júklep alıp, kompyuterińizde ashıń",
  },
  "overlays.preview.download": {
    uz: "Юклаб олиш", la: "Yuklab olish",
    ru: "Скачать", en: "Download",
    qq: "Жүклеп алыў", kh: "Júklep alıw",
  },
  "overlays.preview.zoom": {
    uz: "Масштаб", la: "Masshtab",
    ru: "Масштаб изображения", en: "Zoom",
    qq: "Масштаблаў", kh: "Masshtablaw",
  },
  "overlays.preview.zoomIn": {
    uz: "Катталаштириш", la: "Kattalashtirish",
    ru: "Увеличить", en: "Zoom in",
    qq: "Үлкейтиў", kh: "Úlkeytiw",
  },
  "overlays.preview.zoomOut": {
    uz: "Кичиклаштириш", la: "Kichiklashtirish",
    ru: "Уменьшить", en: "Zoom out",
    qq: "Киширейтиў", kh: "Kishireytiw",
  },
  "overlays.preview.fit": {
    uz: "Ойнага мослаш", la: "Oynaga moslash",
    ru: "По размеру окна", en: "Fit to window",
    qq: "Айнаға бейимлеў", kh: "Aynaǵa beyimlew",
  },
  "overlays.preview.page": { uz: "Саҳифа", la: "Sahifa", ru: "Страница", en: "Page", qq: "Бет", kh: "Bet" },
  "overlays.preview.pageNumber": {
    uz: "{{page}}-саҳифа", la: "{{page}}-sahifa",
    ru: "Страница {{page}}", en: "Page {{page}}",
    qq: "{{page}}-бет", kh: "{{page}}-bet",
  },
  "overlays.preview.pageBefore": {
    uz: "Олдинги саҳифа", la: "Oldingi sahifa",
    ru: "Предыдущая страница", en: "Previous page",
    qq: "Алдыңғы бет", kh: "Aldıńǵı bet",
  },
  "overlays.preview.pageBehind": {
    uz: "Кейинги саҳифа", la: "Keyingi sahifa",
    ru: "Следующая страница", en: "Next page",
    qq: "Кейинги бет", kh: "Keyingi bet",
  },
  "overlays.preview.pageBroken": {
    uz: "Бу саҳифани кўрсатиб бўлмади", la: "Bu sahifani koʻrsatib boʻlmadi",
    ru: "Эту страницу показать не удалось", en: "This page could not be shown",
    qq: "Бул бетти көрсетип болмады", kh: "Bul betti kórsetip bolmadı",
  },
  "overlays.preview.pagesLeft": {
    uz: "Дастлабки {{count}} та саҳифа кўрсатилди. Қолганини кўриш учун файлни юклаб олинг.",
    la: "Dastlabki {{count}} ta sahifa koʻrsatildi. Qolganini koʻrish uchun faylni yuklab oling.",
    ru: "Показано страниц: {{count}}. Чтобы увидеть остальные, скачайте файл.",
    en: "Pages shown: {{count}}. Download the file to see the others.",
    qq: "Дәслепки {{count}} бет көрсетилди. Қалғанын көриў ушын файлды жүклеп алың.",
    kh: "Dáslepki {{count}} bet kórsetildi. Qalǵanın kóriw ushın fayldı júklep alıń.",
  },
  "overlays.preview.locked": {
    uz: "Файл парол билан ҳимояланган. Уни юклаб олиб, компьютерингизда пароли билан очинг.",
    la: "Fayl parol bilan himoyalangan. Uni yuklab olib, kompyuteringizda paroli bilan oching.",
    ru: "Файл защищён паролем. Скачайте его и откройте с паролем на своём компьютере.",
    en: "The file is protected by a password. Download it and open it on your computer with the password.",
    qq: "Файл пароль менен қорғалған. Оны жүклеп алып, компьютериңизде пароли менен ашың.",
    kh: "Fayl parol menen qorǵalǵan. Onı júklep alıp, kompyuterińizde paroli menen ashıń.",
  },
  "overlays.preview.damaged": {
    uz: "Файлни PDF сифатида кўрсатиб бўлмади. Уни юклаб олиб, бошқа дастурда очиб кўринг.",
    la: "Faylni PDF sifatida koʻrsatib boʻlmadi. Uni yuklab olib, boshqa dasturda ochib koʻring.",
    ru: "Не удалось показать файл как PDF. Скачайте его и попробуйте открыть другой программой.",
    en: "The file cannot be shown as a PDF. Download it and try another program.",
    qq: "Файлды PDF сыпатында көрсетип болмады. Оны жүклеп алып, басқа бағдарламада ашып көриң.",
    kh: "Fayldı PDF sıpatında kórsetip bolmadı. Onı júklep alıp, basqa baǵdarlamada ashıp kóriń.",
  },
  "overlays.import.title": {
    uz: "Маълумотларни импорт қилиш", la: "Maʼlumotlarni import qilish",
    ru: "Импорт данных", en: "Import data",
    qq: "Мағлыўматларды импортлаў", kh: "Maǵlıwmatlardı importlaw",
  },
  "overlays.import.choose": {
    uz: "Файлни танланг", la: "Faylni tanlang",
    ru: "Выберите файл", en: "Choose a file",
    qq: "Файлды таңлаң", kh: "Fayldı tańlań",
  },
  "overlays.import.drop": {
    uz: "ёки уни шу ерга ташланг", la: "yoki uni shu yerga tashlang",
    ru: "или перетащите его сюда", en: "or drop it here",
    qq: "ямаса оны усы жерге таслаң", kh: "yamasa onı usı jerge taslań",
  },
  "overlays.import.another": {
    uz: "Бошқа файл", la: "Boshqa fayl",
    ru: "Другой файл", en: "Another file",
    qq: "Басқа файл", kh: "Basqa fayl",
  },
  "overlays.import.template": { uz: "Шаблон", la: "Shablon", ru: "Шаблон", en: "Template", qq: "Шаблон", kh: "Shablon" },
  "overlays.import.sample": { uz: "Намуна", la: "Namuna", ru: "Образец", en: "Sample", qq: "Үлги", kh: "Úlgi" },
  "overlays.import.start": {
    uz: "Импорт қилиш", la: "Import qilish",
    ru: "Импортировать", en: "Import",
    qq: "Импортлаў", kh: "Importlaw",
  },
  "overlays.import.done": {
    uz: "Маълумотлар импорт қилинди", la: "Maʼlumotlar import qilindi",
    ru: "Данные импортированы", en: "The data was imported",
    qq: "Мағлыўматлар импортланды", kh: "Maǵlıwmatlar importlandı",
  },
  "overlays.import.failed": {
    uz: "Маълумотлар импорт қилишда хатолик", la: "Maʼlumotlarni import qilishda xatolik",
    ru: "Ошибка при импорте данных", en: "The data could not be imported",
    qq: "Мағлыўматларды импортлаўда қәтелик", kh: "Maǵlıwmatlardı importlawda qátelik",
  },
  "overlays.import.errorFile": {
    uz: "Хато қаторлар файли", la: "Xato qatorlar fayli",
    ru: "Файл ошибочных строк", en: "File of the bad rows",
    qq: "Қәте қатарлар файлы", kh: "Qáte qatarlar faylı",
  },
  "overlays.menu": { uz: "Амаллар", la: "Amallar", ru: "Действия", en: "Actions", qq: "Әмеллер", kh: "Ámeller" },
  "overlays.cell.menu": {
    uz: "Катак амаллари", la: "Katak amallari",
    ru: "Действия с ячейкой", en: "Cell actions",
    qq: "Кетекше әмеллери", kh: "Ketekshe ámelleri",
  },
  "overlays.cell.open": { uz: "Очиш", la: "Ochish", ru: "Открыть", en: "Open", qq: "Ашыў", kh: "Ashıw" },
  "overlays.cell.openTab": {
    uz: "Янги варақда очиш", la: "Yangi varaqda ochish",
    ru: "Открыть в новой вкладке", en: "Open in a new tab",
    qq: "Жаңа айнада ашыў", kh: "Jańa aynada ashıw",
  },
  "overlays.cell.copy": { uz: "Нусхалаш", la: "Nusxalash", ru: "Копировать", en: "Copy", qq: "Нусқалаў", kh: "Nusqalaw" },
});
