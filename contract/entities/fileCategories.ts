import { describe } from "./describe.ts";
import { int, text, texts } from "./fields.ts";

const extensions = ["pdf", "docx", "xlsx", "pptx", "odt", "ods", "txt", "csv", "jpg", "png", "webp", "svg", "mp3", "mp4", "zip", "rar", "7z"] as const;

/** What kind of document a file is, and which files may be one (ours); `file_categories.json`. */
export const fileCategories = describe({
  name: "file_categories",
  title: "Файл турлари",
  place: { file: "file_categories" },
  keyField: "key",
  fields: {
    key: text(100, { isRequired: true, title: "Калит", about: "Stable name among all categories of the project" }),
    title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "What people read of the category" }),
    allowedExtensions: texts(20, { default: [], title: "Рухсат этилган кенгайтмалар", about: "Endings of file names; any unless said" }, { among: extensions }),
    maxSize: int(1, 10_000_000_000, { title: "Энг катта ҳажми, байт", about: "Bytes of a file" }),
  },
});
