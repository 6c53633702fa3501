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
  "template.none": {
    uz: "Жадвалда ҳужжатни тўлдириш учун ёзув йўқ", la: "Jadvalda hujjatni toʻldirish uchun yozuv yoʻq",
    ru: "В таблице нет записи, чтобы заполнить документ", en: "The table has no record to fill the document with",
    qq: "Кестеде ҳүжжетти толтырыў ушын жазыў жоқ", kh: "Kestede hújjetti toltırıw ushın jazıw joq",
  },
});
