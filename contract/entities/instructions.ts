import { describe } from "./describe.ts";
import { pattern, text } from "./fields.ts";

const longest = 65_536;

/**
 * A page of the project's help, below another where it belongs to a subject (ours); `instructions.json`. Its text stands in
 * each language by itself: it is too long to be a key of the translations.
 */
export const instructions = describe({
  name: "instructions",
  title: "Йўриқномалар",
  place: { file: "instructions" },
  keyField: "key",
  isTree: true,
  isEverybodys: true,
  isToldAsOne: true,
  fields: {
    key: pattern("^[a-z][a-z0-9_-]*$", 100, { isRequired: true, title: "Калит", about: "Stable name among all pages of the help; its address" }),
    title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "Heading" }),
    content: text(longest, { isMarkdown: true, title: "Матн", about: "Markdown, in the project's default language" }),
    content_la: text(longest, { isMarkdown: true, title: "Матн (лотин)", about: "The same in Uzbek of Latin letters" }),
    content_ru: text(longest, { isMarkdown: true, title: "Матн (рус)", about: "The same in Russian" }),
    content_en: text(longest, { isMarkdown: true, title: "Матн (инглиз)", about: "The same in English" }),
    content_qq: text(longest, { isMarkdown: true, title: "Матн (қорақалпоқ)", about: "The same in Karakalpak of Cyrillic letters" }),
    content_kh: text(longest, { isMarkdown: true, title: "Матн (қорақалпоқ лотин)", about: "The same in Karakalpak of Latin letters" }),
    permission: text(100, { title: "Рухсат", names: { of: "permissions" }, about: "Who reads it; everybody who signs in unless said" }),
  },
});
