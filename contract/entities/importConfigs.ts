import Type from "typebox";
import { closed, text as string } from "../schemaParts.ts";
import { describe, type TextOf } from "./describe.ts";
import { choice, flag, int, json, text, texts } from "./fields.ts";
import { mappingInner } from "./inners.ts";

/** What becomes of a row of a file. */
export const importModes = ["insert", "update", "upsert"] as const;
/** What becomes of the others where some rows are wrong. */
export const importOnError = ["all_or_nothing", "good_rows"] as const;

/** Where the value of a field comes from. */
const MappedField = Type.Object({
  field: string(100),
  /** Titles of the column in a file, whichever it has; the element's label unless said. */
  titles: Type.Optional(Type.Array(string(200), { maxItems: 20 })),
  /** Of a field that leads to another dataset: the field there by whose value a file names its records. */
  by: Type.Optional(string(100)),
  /** Where the file has nothing. */
  default: Type.Optional(Type.Unknown()),
}, closed);

const Sample = Type.Array(Type.Record(string(100), Type.Union([Type.String({ maxLength: 2_000 }), Type.Number(), Type.Boolean()])), { maxItems: 100 });

const fields = {
  name: text(100, { isRequired: true, title: "Калит" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "What people read of the import" }),
  table: text(100, { isRequired: true, column: "table_name", title: "Жадвал", names: { of: "tables", isClosed: true }, about: "Table whose dataset takes the rows" }),
  form: text(100, { column: "form_name", title: "Шакл", names: { of: "forms", isClosed: true }, help: "Кўрсатилмаса, жадвалнинг шакли", about: "Form whose checks and permissions hold for each row; the table's unless said" }),
  mapping: json(Type.Array(MappedField, { minItems: 1, maxItems: 200 }), { isRequired: true, title: "Устунлар", group: "data", inner: mappingInner, about: "Which column of a file goes into which field" }),
  mode: choice(importModes, { default: "insert", title: "Усули", group: "data", labels: { insert: "Янги қўшиш", update: "Борини янгилаш", upsert: "Янгилаш ёки қўшиш" }, about: "What becomes of a row" }),
  key: texts(100, { default: [], column: "key_fields", title: "Калит майдонлар", group: "data", names: { of: "ownFields", by: "table", isClosed: true }, about: "Fields by which a row of a file finds its record" }, { maxItems: 5 }),
  onError: choice(importOnError, { default: "all_or_nothing", title: "Хато қаторлар бўлса", group: "data", labels: { all_or_nothing: "Ҳеч нарса ёзилмайди", good_rows: "Тўғрилари ёзилади" }, about: "Whether the good rows are written where others are wrong" }),
  sheet: text(31, { title: "Варақ номи", group: "data", about: "Sheet of a workbook; the first unless said" }),
  isDryRunRequired: flag(false, { title: "Аввал текшириш шарт", group: "behaviour", about: "A file is written only after it was checked as it is" }),
  rowLimit: int(1, 1_000_000, { default: 100_000, title: "Қаторларнинг энг кўп сони", group: "limits", about: "Most rows of a file; more are refused" }),
  note: text(5_000, { isTranslated: true, title: "Изоҳ", about: "What people read before they choose a file" }),
  templateFile: text(100, { title: "Шаблон файли", help: "Файл идентификатори; кўрсатилмаса, ўзи тузилади", about: "Id of a file of the library; made of the mapping unless said" }),
  sampleFile: text(100, { title: "Намуна файли", help: "Файл идентификатори; кўрсатилмаса, намуна қаторларидан тузилади", about: "Id of a file of the library; made of `sample` unless said" }),
  sample: json(Sample, { default: [], title: "Намуна қаторлари", about: "Rows of the sample, values by field as a file has them" }),
  permission: text(100, { title: "Рухсат", group: "access", names: { of: "permissions" }, about: "Who may import; whoever may write by the form unless said. The form's permissions hold beside it" }),
};

/** `imports/<name>.json` (D46 import config): how a file becomes rows. */
export const importConfigs = describe({
  name: "excel_import_configs",
  title: "Импорт созламалари",
  place: { folder: "imports", name: /^[a-z][a-z0-9_-]{0,99}$/ },
  keyField: "name",
  use: { title: "Импорт қилиш", link: "import/{name}" },
  fields,
});

export type ImportConfigText = TextOf<Omit<typeof fields, "name">>;
export type MappingText = ImportConfigText["mapping"][number];
