import { defineWords } from "#core/wording/defineWords.ts";

/** Words around a template of a document that is being written: they come with it. */
export const documentFieldWords = defineWords({
  "template.show": {
    uz: "Ҳужжатни кўриш", la: "Hujjatni koʻrish",
    ru: "Показать документ", en: "Show the document",
    qq: "Ҳүжжетти көриў", kh: "Hújjetti kóriw",
  },
  "template.hide": {
    uz: "Ҳужжатни яшириш", la: "Hujjatni yashirish",
    ru: "Скрыть документ", en: "Hide the document",
    qq: "Ҳүжжетти жасырыў", kh: "Hújjetti jasırıw",
  },
  "template.result": {
    uz: "Ҳужжатнинг кўриниши", la: "Hujjatning koʻrinishi",
    ru: "Просмотр документа", en: "What the document looks like",
    qq: "Ҳүжжеттиң көриниси", kh: "Hújjettiń kórinisi",
  },
  "template.next": {
    uz: "Бошқа ёзув билан", la: "Boshqa yozuv bilan",
    ru: "С другой записью", en: "With another record",
    qq: "Басқа жазыў менен", kh: "Basqa jazıw menen",
  },
  "template.fields": { uz: "Қолипда ишлатиладиган майдонлар", la: "Qolipda ishlatiladigan maydonlar", ru: "Поля для шаблона", en: "Fields for the template", qq: "Қәлипте қолланылатуғын майданлар", kh: "Qálipte qollanılatuǵın maydanlar" },
  "template.fieldsHint": { uz: "Босилган майдон нусхаланади: уни қолипнинг керакли жойига қўйинг", la: "Bosilgan maydon nusxalanadi: uni qolipning kerakli joyiga qoʻying", ru: "Нажатое поле копируется: вставьте его в нужное место шаблона", en: "A press copies the field: paste it where it belongs in the template", qq: "Басылған майданның нусқасы алынады: оны қәлиптиң керекли жерине қойың", kh: "Basılǵan maydannıń nusqası alınadı: onı qáliptiń kerekli jerine qoyıń" },
  "template.copied": { uz: "Нусхаланди: {text}", la: "Nusxalandi: {text}", ru: "Скопировано: {text}", en: "Copied: {text}", qq: "Нусқа алынды: {text}", kh: "Nusqa alındı: {text}" },
  "template.each": { uz: "Ҳар бир ёзув учун", la: "Har bir yozuv uchun", ru: "Для каждой записи", en: "For each record", qq: "Ҳәр бир жазыў ушын", kh: "Hár bir jazıw ushın" },
  "template.number": { uz: "Ҳужжат рақами", la: "Hujjat raqami", ru: "Номер документа", en: "Number of the document", qq: "Ҳүжжет номери", kh: "Hújjet nomeri" },
  "template.today": { uz: "Бугунги сана", la: "Bugungi sana", ru: "Сегодняшняя дата", en: "Today", qq: "Бүгинги сәне", kh: "Búgingi sáne" },
  "template.none": {
    uz: "Жадвалда ҳужжатни тўлдириш учун ёзув йўқ", la: "Jadvalda hujjatni toʻldirish uchun yozuv yoʻq",
    ru: "В таблице нет записи, чтобы заполнить документ", en: "The table has no record to fill the document with",
    qq: "Кестеде ҳүжжетти толтырыў ушын жазыў жоқ", kh: "Kestede hújjetti toltırıw ushın jazıw joq",
  },
  "template.docxHeld": {
    uz: "Word (docx) файли: {size}", la: "Word (docx) fayli: {size}",
    ru: "Файл Word (docx): {size}", en: "Word (docx) file: {size}",
    qq: "Word (docx) файлы: {size}", kh: "Word (docx) faylı: {size}",
  },
  "template.docxSave": {
    uz: "Юклаб олиш", la: "Yuklab olish",
    ru: "Скачать", en: "Download",
    qq: "Жүклеп алыў", kh: "Júklep alıw",
  },
  "template.docxRemove": {
    uz: "Word файлини олиб ташлаш", la: "Word faylini olib tashlash",
    ru: "Убрать файл Word", en: "Remove the Word file",
    qq: "Word файлын алып таслаў", kh: "Word faylın alıp taslaw",
  },
  "template.docxFields": {
    uz: "Файлдаги майдонлар", la: "Fayldagi maydonlar",
    ru: "Поля в файле", en: "Fields in the file",
    qq: "Файлдағы майданлар", kh: "Fayldaǵı maydanlar",
  },
  "template.docxTooLarge": {
    uz: "{name}: файл ҳажми {max} дан ошмаслиги керак", la: "{name}: fayl hajmi {max} dan oshmasligi kerak",
    ru: "{name}: файл не должен быть больше {max}", en: "{name}: the file may have at most {max}",
    qq: "{name}: файл көлеми {max} нан аспаўы керек", kh: "{name}: fayl kólemi {max} nan aspawı kerek",
  },
  "template.docxUnreadable": {
    uz: "{name}: файлни ўқиб бўлмади", la: "{name}: faylni oʻqib boʻlmadi",
    ru: "{name}: файл не удалось прочитать", en: "{name}: the file cannot be read",
    qq: "{name}: файлды оқып болмады", kh: "{name}: fayldı oqıp bolmadı",
  },
});
