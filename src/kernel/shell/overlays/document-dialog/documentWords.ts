import { defineWords } from "#core/wording/defineWords.ts";

/** Words of the dialog of a document: they come with it. */
export const documentWords = defineWords({
  "documents.title": {
    uz: "Ҳужжат", la: "Hujjat",
    ru: "Документ", en: "Document",
    qq: "Ҳүжжет", kh: "Hújjet",
  },
  "documents.template": {
    uz: "Қолип", la: "Qolip",
    ru: "Шаблон", en: "Template",
    qq: "Қәлип", kh: "Qálip",
  },
  "documents.format": {
    uz: "Формат", la: "Format",
    ru: "Формат", en: "Format",
    qq: "Формат", kh: "Format",
  },
  "documents.language": {
    uz: "Тил", la: "Til",
    ru: "Язык", en: "Language",
    qq: "Тил", kh: "Til",
  },
  "documents.save": {
    uz: "Сақлаш", la: "Saqlash",
    ru: "Сохранить", en: "Save",
    qq: "Сақлаў", kh: "Saqlaw",
  },
  "documents.print": {
    uz: "Чоп этиш", la: "Chop etish",
    ru: "Печать", en: "Print",
    qq: "Басып шығарыў", kh: "Basıp shıǵarıw",
  },
  "documents.preview": {
    uz: "Ҳужжатнинг кўриниши", la: "Hujjatning koʻrinishi",
    ru: "Просмотр документа", en: "What the document looks like",
    qq: "Ҳүжжеттиң көриниси", kh: "Hújjettiń kórinisi",
  },
  "documents.none": {
    uz: "Бу ёзув учун ҳужжат қолиплари йўқ", la: "Bu yozuv uchun hujjat qoliplari yoʻq",
    ru: "Для этой записи нет шаблонов документов", en: "There are no document templates for this record",
    qq: "Бул жазыў ушын ҳүжжет қәлиплери жоқ", kh: "Bul jazıw ushın hújjet qálipleri joq",
  },
  "documents.numbered": {
    uz: "Ҳужжат рақами у сақланганда ёки чоп этилганда берилади", la: "Hujjat raqami u saqlanganda yoki chop etilganda beriladi",
    ru: "Номер присваивается при сохранении или печати документа", en: "The document gets its number when it is saved or printed",
    qq: "Ҳүжжет номери ол сақланғанда ямаса басып шығарылғанда бериледи", kh: "Hújjet nomeri ol saqlanǵanda yamasa basıp shıǵarılǵanda beriledi",
  },
  "documents.later": {
    uz: "Ҳужжатлар кўп: улар тайёр бўлганда хабар берилади", la: "Hujjatlar koʻp: ular tayyor boʻlganda xabar beriladi",
    ru: "Документов много: о готовности будет сообщено", en: "There are many documents: you are told when they are ready",
    qq: "Ҳүжжетлер көп: олар таяр болғанда хабар бериледи", kh: "Hújjetler kóp: olar tayar bolǵanda xabar beriledi",
  },
  "documents.kept": {
    uz: "Ёзув билан сақланган ҳужжатлар", la: "Yozuv bilan saqlangan hujjatlar",
    ru: "Документы, сохранённые с записью", en: "Documents kept with the record",
    qq: "Жазыў менен сақланған ҳүжжетлер", kh: "Jazıw menen saqlanǵan hújjetler",
  },
  "documents.keptName": {
    uz: "{{title}} № {{number}}", la: "{{title}} № {{number}}",
    ru: "{{title}} № {{number}}", en: "{{title}} № {{number}}",
    qq: "{{title}} № {{number}}", kh: "{{title}} № {{number}}",
  },
  "documents.records": {
    uz: "ёзувлар: {{count}}", la: "yozuvlar: {{count}}",
    ru: "записей: {{count}}", en: "records: {{count}}",
    qq: "жазыўлар: {{count}}", kh: "jazıwlar: {{count}}",
  },
  "documents.download": {
    uz: "Юклаб олиш: {{name}}", la: "Yuklab olish: {{name}}",
    ru: "Скачать: {{name}}", en: "Download: {{name}}",
    qq: "Жүклеп алыў: {{name}}", kh: "Júklep alıw: {{name}}",
  },
});
