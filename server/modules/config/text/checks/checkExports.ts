import type { ColumnText, ExportResourceText } from "#contract/entities/index.ts";
import type { Placed } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { unknownName } from "../problems/unknownName.ts";
import { keyOf } from "../shapes/textRows.ts";
import { KeyCheck, type Tell } from "./checkTables.ts";
import type { Names } from "./Names.ts";

/** An export names a table of the project, and columns of it that hold values, each once. */
export function checkExport({ file, value }: Placed<ExportResourceText>, { texts }: Names): TextProblem[] {
  const problems: TextProblem[] = [];
  const tell: Tell = (path, reason, params = {}) => void problems.push({ file, path, reason, params });
  const table = texts.tables.get(value.table);
  if (table === undefined) {
    tell("$.table", "unknownName", unknownName(value.table, "table", [...texts.tables.keys()]));
    return problems;
  }
  const known = leafKeys(table.value.columns);
  const once = new KeyCheck(tell);
  for (const [index, key] of (value.columns ?? []).entries()) {
    const path = `$.columns[${index}]`;
    once.add(key, path);
    if (!known.includes(key)) tell(path, "unknownName", unknownName(key, "column", known));
  }
  return problems;
}

const leafKeys = (columns: readonly ColumnText[]): string[] =>
  columns.flatMap((column) => (column.children && column.children.length > 0 ? leafKeys(column.children) : [keyOf(column) ?? ""]));
