import type { DocumentTemplateText } from "#contract/entities/index.ts";
import type { DocumentFault } from "#core/documents/DocumentFault.ts";
import { readTemplate } from "#core/documents/readTemplate.ts";
import { fieldAlong } from "../../../../access/fieldAlong.ts";
import { readDocx } from "../../../../documents/docx/readDocx.ts";
import type { TextProblem } from "../problems/reasons.ts";
import type { Tell } from "../problems/Tell.ts";
import { unknownName } from "../problems/unknownName.ts";
import type { Placed } from "../shapes/projectText.ts";
import type { Names } from "./Names.ts";

/** A template names a table of the project and fields of its records, and can be read. */
export function checkDocument({ file, value }: Placed<DocumentTemplateText>, names: Names): TextProblem[] {
  const problems: TextProblem[] = [];
  const tell: Tell = (path, reason, params = {}) => void problems.push({ file, path, reason, params });
  const { source = "record", numberPattern } = value;
  if (numberPattern !== undefined && !isNumberPattern(numberPattern)) tell("$.numberPattern", "notAllowed");
  const table = names.texts.tables.get(value.table)?.value;
  if (table === undefined) tell("$.table", "unknownName", unknownName(value.table, "table", [...names.texts.tables.keys()]));
  // What stays stays with records of a dataset that were chosen.
  if (value.isKept === true && (source === "query" || (table && !("dataset" in table.source)))) tell("$.isKept", "notAllowed");
  const isDocx = value.kind === "docx";
  const at = isDocx ? "$.file" : "$.content";
  const { faults, paths } = isDocx ? readDocx(value.file ?? "", source) : readTemplate(value.content ?? "", source);
  const fault = ({ code, ...params }: DocumentFault): void => tell(at, `document.${code}`, { detail: "–", ...params });
  for (const one of faults) fault(one);
  const relation = table && names.relation(table.source);
  if (!relation) return problems;
  for (const [path, expression] of paths) {
    const isThere = fieldAlong(relation, path, (name) => names.dataset(name)) !== undefined;
    if (!isThere) fault({ code: "unknownField", name: path, ...placeOf(isDocx ? "" : (value.content ?? ""), expression) });
  }
  return problems;
}

/** `{number}` has to be in it, and nothing else in braces but `{year}`. */
const isNumberPattern = (pattern: string): boolean =>
  pattern.includes("{number}") && !/[{}]/.test(pattern.replaceAll("{number}", "").replaceAll("{year}", ""));

/** Where an expression stands first. */
function placeOf(content: string, expression: string): Pick<DocumentFault, "line" | "column"> {
  const at = content.indexOf(expression);
  if (at < 0) return {};
  const before = content.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
