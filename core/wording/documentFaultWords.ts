import type { DocumentFault, DocumentFaultCode } from "../documents/DocumentFault.ts";
import type { Locale } from "../locale.ts";
import { sayExpressionFault } from "./expressionFaultWords.ts";

type Texts = Readonly<Record<Locale, string>>;

/** What is wrong with a template of a document, or with what it was filled with; the place stands behind it. */
export const documentFaultWords: Readonly<Record<`document.${DocumentFaultCode}`, Texts>> = {
  "document.notClosed": {
    uz: "«{name}» элементи ёпилмаган", la: "“{name}” elementi yopilmagan",
    ru: "элемент «{name}» не закрыт", en: "element “{name}” is not closed",
    qq: "«{name}» элементи жабылмаған", kh: "“{name}” elementi jabılmaǵan",
  },
  "document.notOpened": {
    uz: "«{name}» элементи очилмаган", la: "“{name}” elementi ochilmagan",
    ru: "элемент «{name}» не открыт", en: "element “{name}” was not opened",
    qq: "«{name}» элементи ашылмаған", kh: "“{name}” elementi ashılmaǵan",
  },
  "document.badTag": {
    uz: "тег хато ёзилган: «{name}»", la: "teg xato yozilgan: “{name}”",
    ru: "тег записан неверно: «{name}»", en: "a tag is written wrong: “{name}”",
    qq: "тег қәте жазылған: «{name}»", kh: "teg qáte jazılǵan: “{name}”",
  },
  "document.tooDeep": {
    uz: "«{name}» элементи жуда чуқур жойлашган", la: "“{name}” elementi juda chuqur joylashgan",
    ru: "элемент «{name}» вложен слишком глубоко", en: "element “{name}” stands too deep in others",
    qq: "«{name}» элементи жүдә терең жайласқан", kh: "“{name}” elementi júdá tereń jaylasqan",
  },
  "document.notAllowed": {
    uz: "ҳужжатда «{name}» бўлиши мумкин эмас", la: "hujjatda “{name}” boʻlishi mumkin emas",
    ru: "в документе не может быть «{name}»", en: "a document cannot have “{name}”",
    qq: "ҳүжжетте «{name}» болыўы мүмкин емес", kh: "hújjette “{name}” bolıwı múmkin emes",
  },
  "document.badLoop": {
    uz: "такрорлаш «row of rows» кўринишида ёзилади: «{name}»", la: "takrorlash “row of rows” koʻrinishida yoziladi: “{name}”",
    ru: "повторение записывается в виде «row of rows»: «{name}»", en: "a loop is written as “row of rows”: “{name}”",
    qq: "тәкирарлаў «row of rows» түринде жазылады: «{name}»", kh: "tákirarlaw “row of rows” túrinde jazıladı: “{name}”",
  },
  "document.notList": {
    uz: "«{name}» рўйхат эмас", la: "“{name}” roʻyxat emas",
    ru: "«{name}» не является списком", en: "“{name}” is no list",
    qq: "«{name}» дизим емес", kh: "“{name}” dizim emes",
  },
  "document.badExpression": {
    uz: "«{name}» ифодасида хато: {detail}", la: "“{name}” ifodasida xato: {detail}",
    ru: "ошибка в выражении «{name}»: {detail}", en: "expression “{name}” is wrong: {detail}",
    qq: "«{name}» аңлатпасында қәте: {detail}", kh: "“{name}” ańlatpasında qáte: {detail}",
  },
  "document.unknownField": {
    uz: "«{name}» майдони мавжуд эмас", la: "“{name}” maydoni mavjud emas",
    ru: "нет поля «{name}»", en: "there is no field “{name}”",
    qq: "«{name}» майданы жоқ", kh: "“{name}” maydanı joq",
  },
  "document.failed": {
    uz: "«{name}» ифодасини ҳисоблаб бўлмади (техник тафсилот: {detail})", la: "“{name}” ifodasini hisoblab boʻlmadi (texnik tafsilot: {detail})",
    ru: "выражение «{name}» не удалось вычислить (технические подробности: {detail})", en: "expression “{name}” failed: {detail}",
    qq: "«{name}» аңлатпасын есаплап болмады (техникалық мағлыўмат: {detail})", kh: "“{name}” ańlatpasın esaplap bolmadı (texnikalıq maǵlıwmat: {detail})",
  },
  "document.tooLarge": {
    uz: "ҳужжат жуда катта", la: "hujjat juda katta",
    ru: "документ слишком большой", en: "the document is too large",
    qq: "ҳүжжет жүдә үлкен", kh: "hújjet júdá úlken",
  },
  "document.badFile": {
    uz: "файл Word (docx) ҳужжати эмас (техник тафсилот: {detail})", la: "fayl Word (docx) hujjati emas (texnik tafsilot: {detail})",
    ru: "файл не является документом Word (docx) (технические подробности: {detail})", en: "the file is no Word document (docx): {detail}",
    qq: "файл Word (docx) ҳүжжети емес (техникалық мағлыўмат: {detail})", kh: "fayl Word (docx) hújjeti emes (texnikalıq maǵlıwmat: {detail})",
  },
};

/** Where in a template. */
export const documentPlaceWords: Texts = {
  uz: "{line}-қатор, {column}-устун", la: "{line}-qator, {column}-ustun",
  ru: "строка {line}, столбец {column}", en: "line {line}, column {column}",
  qq: "{line}-қатар, {column}-бағана", kh: "{line}-qatar, {column}-baǵana",
};

/** @example sayDocumentFault("en", { code: "notClosed", name: "p", line: 3, column: 1 }) // 'element “p” is not closed (line 3, column 1)' */
export function sayDocumentFault(locale: Locale, { code, ...fault }: DocumentFault): string {
  const place = fault.line === undefined ? "" : ` (${documentPlaceWords[locale]})`;
  const said: Readonly<Record<string, string | number>> = { ...fault, detail: code === "badExpression" ? sayExpressionFault(locale, fault.detail ?? "") : (fault.detail ?? "–") };
  return `${documentFaultWords[`document.${code}`][locale]}${place}`.replace(/\{(\w+)\}/g, (whole, name: string) => String(said[name] ?? whole));
}
