import { describe, type TextOf } from "./describe.ts";
import { choice, int, text, texts } from "./fields.ts";

/** Formats of a file that holds rows: a workbook, or text with a separator. */
export const exportFormats = ["xlsx", "csv"] as const;

const fields = {
  name: text(100, { isRequired: true, title: "Калит" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "What the file and its sheet are called" }),
  table: text(100, { isRequired: true, column: "table_name", title: "Жадвал", names: { of: "tables", isClosed: true }, about: "Table whose rows leave" }),
  columns: texts(100, { default: [], title: "Устунлар", names: { of: "columns", by: "table" }, about: "Keys of the table's columns that may leave, in this order; all of them unless said" }),
  format: choice(exportFormats, { default: "xlsx", title: "Формат", labels: { xlsx: "Excel", csv: "CSV" }, about: "Of the file, where a call does not say" }),
  permission: text(100, { title: "Рухсат", names: { of: "permissions" }, about: "Who may export it; whoever may export the table unless said" }),
  rowLimit: int(1, 10_000_000, { title: "Қаторларнинг энг кўп сони", about: "Most rows of a file; more are refused. No limit unless said" }),
};

/** `exports/<name>.json` (D46 export resource): what `export/<name>` hands out. */
export const exportResources = describe({
  name: "export_resources",
  title: "Экспорт ресурслари",
  place: { folder: "exports", name: /^[a-z][a-z0-9_-]{0,99}$/ },
  keyField: "name",
  fields,
});

export type ExportResourceText = TextOf<Omit<typeof fields, "name">>;
