import type { Words } from "./defineWords.ts";

/** What a form checks, in the specification's words (spec §5). */
export const checkWords = {
  "check.custom": { uz: "{0}", la: "{0}", ru: "{0}", en: "{0}", qq: "{0}", kh: "{0}" },
  "check.checkbox": {
    uz: "Танлаш керак", la: "Tanlash kerak",
    ru: "Необходимо отметить", en: "This must be checked",
    qq: "Таңлаў керек", kh: "Tańlaw kerek",
  },
  "check.password": {
    uz: "Парол 6та дан кам бўлмаслиги керак", la: "Parol 6 tadan kam boʻlmasligi kerak",
    ru: "Пароль должен быть не короче 6 символов", en: "The password must have at least 6 characters",
    qq: "Пароль 6 белгиден кем болмаўы керек", kh: "Parol 6 belgiden kem bolmawı kerek",
  },
  "check.required": {
    uz: "Майдонни тўлдириш керак", la: "Maydonni toʻldirish kerak",
    ru: "Поле необходимо заполнить", en: "This field is required",
    qq: "Майданды толтырыў керек", kh: "Maydandı toltırıw kerek",
  },
  "check.mask": {
    uz: "Қиймат {0} кўринишида бўлиши керак", la: "Qiymat {0} koʻrinishida boʻlishi kerak",
    ru: "Значение должно иметь вид {0}", en: "The value must look like {0}",
    qq: "Мәнис {0} көринисинде болыўы керек", kh: "Mánis {0} kórinisinde bolıwı kerek",
  },
  "check.picture": {
    uz: "PNG, JPEG ёки WebP расми керак: {0} КБ гача, ҳар томони {1} пикселгача", la: "PNG, JPEG yoki WebP rasmi kerak: {0} KB gacha, har tomoni {1} pikselgacha",
    ru: "Нужно изображение PNG, JPEG или WebP: до {0} КБ, каждая сторона до {1} пикселей", en: "A PNG, JPEG or WebP picture is needed: up to {0} KB, each side up to {1} pixels",
    qq: "PNG, JPEG ямаса WebP сүўрети керек: {0} КБ шекем, ҳәр тәрепи {1} пикселге шекем", kh: "PNG, JPEG yamasa WebP súwreti kerek: {0} KB shekem, hár tárepi {1} pikselge shekem",
  },
  "check.json": {
    uz: "Хато JSON киритилган", la: "Xato JSON kiritilgan",
    ru: "Введён некорректный JSON", en: "This is not valid JSON",
    qq: "Қәте JSON киргизилген", kh: "Qáte JSON kirgizilgen",
  },
  "check.minDate": {
    uz: "Сана {0} дан катта бўлиши керак", la: "Sana {0} dan oldin boʻlmasligi kerak",
    ru: "Дата должна быть не раньше {0}", en: "The date must be {0} or later",
    qq: "Сәне {0} күнинен ерте болмаўы керек", kh: "Sáne {0} kúninen erte bolmawı kerek",
  },
  "check.maxDate": {
    uz: "Сана {0} дан кичик бўлиши керак", la: "Sana {0} dan keyin boʻlmasligi kerak",
    ru: "Дата должна быть не позже {0}", en: "The date must be {0} or earlier",
    qq: "Сәне {0} күнинен кеш болмаўы керек", kh: "Sáne {0} kúninen kesh bolmawı kerek",
  },
  "check.minCount": {
    uz: "Файллар сони {0} та ёки ундан кўп бўлиши керак", la: "Fayllar soni {0} ta yoki undan koʻp boʻlishi kerak",
    ru: "Количество файлов должно быть {0} или больше", en: "The number of files must be {0} or more",
    qq: "Файллар саны кеминде {0} болыўы керек", kh: "Fayllar sanı keminde {0} bolıwı kerek",
  },
  "check.maxCount": {
    uz: "Файллар сони {0} та ёки ундан кам бўлиши керак", la: "Fayllar soni {0} ta yoki undan kam boʻlishi kerak",
    ru: "Количество файлов должно быть {0} или меньше", en: "The number of files must be {0} or fewer",
    qq: "Файллар саны көби менен {0} болыўы керек", kh: "Fayllar sanı kóbi menen {0} bolıwı kerek",
  },
  "check.selectionCount": {
    uz: "{0} тадан кўп элемент танлаш мумкин эмас", la: "{0} tadan koʻp element tanlash mumkin emas",
    ru: "Можно выбрать не более {0}", en: "No more than {0} can be chosen",
    qq: "{0} тан көп элемент таңлаўға болмайды", kh: "{0} tan kóp element tańlawǵa bolmaydı",
  },
  "check.minItems": {
    uz: "Камида {0} та қатор керак", la: "Kamida {0} ta qator kerak",
    ru: "Нужно не меньше {0} строк", en: "At least {0} rows are needed",
    qq: "Кеминде {0} қатар керек", kh: "Keminde {0} qatar kerek",
  },
  "check.maxItems": {
    uz: "Кўпи билан {0} та қатор бўлиши мумкин", la: "Koʻpi bilan {0} ta qator boʻlishi mumkin",
    ru: "Может быть не больше {0} строк", en: "There can be at most {0} rows",
    qq: "Көби менен {0} қатар болыўы мүмкин", kh: "Kóbi menen {0} qatar bolıwı múmkin",
  },
  "check.inRow": {
    uz: "{0}-қатор", la: "{0}-qator", ru: "Строка {0}", en: "Row {0}", qq: "{0}-қатар", kh: "{0}-qatar",
  },
  "check.minValue": {
    uz: "Қиймат {0} дан катта ёки тенг бўлиши керак", la: "Qiymat {0} dan katta yoki teng boʻlishi kerak",
    ru: "Значение должно быть больше или равно {0}", en: "The value must be greater than or equal to {0}",
    qq: "Мәнис кеминде {0} болыўы керек", kh: "Mánis keminde {0} bolıwı kerek",
  },
  "check.maxValue": {
    uz: "Қиймат {0} дан кичик ёки тенг бўлиши керак", la: "Qiymat {0} dan kichik yoki teng boʻlishi kerak",
    ru: "Значение должно быть меньше или равно {0}", en: "The value must be less than or equal to {0}",
    qq: "Мәнис көби менен {0} болыўы керек", kh: "Mánis kóbi menen {0} bolıwı kerek",
  },
  "check.scale": {
    uz: "Каср қисми {0} та рақамдан ошмаслиги керак", la: "Kasr qismi {0} ta raqamdan oshmasligi kerak",
    ru: "После запятой может быть не больше {0} знаков", en: "There can be at most {0} digits after the point",
    qq: "Бөлшек бөлими {0} цифрдан аспаўы керек", kh: "Bólshek bólimi {0} cifrdan aspawı kerek",
  },
  "check.minLength": {
    uz: "Матн {0} та белгидан кам бўлмаслиги керак", la: "Matn {0} ta belgidan kam boʻlmasligi kerak",
    ru: "Символов должно быть не меньше {0}", en: "Enter at least {0} characters",
    qq: "Узынлығы {0} белгиден кем болмаўы керек", kh: "Uzınlıǵı {0} belgiden kem bolmawı kerek",
  },
  "check.maxLength": {
    uz: "Матн {0} та белгидан кўп бўлмаслиги керак", la: "Matn {0} ta belgidan koʻp boʻlmasligi kerak",
    ru: "Символов должно быть не больше {0}", en: "Enter at most {0} characters",
    qq: "Узынлығы {0} белгиден көп болмаўы керек", kh: "Uzınlıǵı {0} belgiden kóp bolmawı kerek",
  },
  "check.file": {
    uz: "Файл топилмади ёки бошқа ёзувга тегишли", la: "Fayl topilmadi yoki boshqa yozuvga tegishli",
    ru: "Файл не найден или принадлежит другой записи", en: "The file was not found or belongs to another record",
    qq: "Файл табылмады ямаса басқа жазыўға тийисли", kh: "Fayl tabılmadı yamasa basqa jazıwǵa tiyisli",
  },
} satisfies Words;
