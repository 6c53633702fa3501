import { describe } from "./describe.ts";
import { text } from "./fields.ts";

/** A page of the project's help, below another where it belongs to a subject (ours); `instructions.json`. */
export const instructions = describe({
  name: "instructions",
  title: "Қўлланмалар",
  place: { file: "instructions" },
  keyField: "key",
  isTree: true,
  fields: {
    key: text(100, { isRequired: true, title: "Калит", about: "Stable name among all pages of the help; its address" }),
    title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "Heading" }),
    content: text(65_536, { isTranslated: true, title: "Матн", about: "Markdown" }),
    permission: text(100, { title: "Рухсат", about: "Who reads it; everybody who signs in unless said" }),
  },
});
