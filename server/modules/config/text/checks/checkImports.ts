import type { ImportConfigText } from "#contract/entities/index.ts";
import { valueKindOf } from "#core/elements/findElementType.ts";
import { flattenElements } from "#core/elements/flattenElements.ts";
import { isFileType } from "#core/fieldType.ts";
import type { Placed } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { unknownName } from "../problems/unknownName.ts";
import { KeyCheck, type Tell } from "./checkTables.ts";
import type { Names } from "./Names.ts";

/** An import names a table over a dataset, a form over the same, and fields that the form writes; a key where it finds records. */
export function checkImport({ file, value }: Placed<ImportConfigText>, names: Names): TextProblem[] {
  const problems: TextProblem[] = [];
  const tell: Tell = (path, reason, params = {}) => void problems.push({ file, path, reason, params });
  const { texts } = names;
  const table = texts.tables.get(value.table)?.value;
  if (table === undefined || !("dataset" in table.source)) {
    tell("$.table", "unknownName", unknownName(value.table, "table", [...texts.tables].filter(([, { value: { source } }]) => "dataset" in source).map(([name]) => name)));
    return problems;
  }
  const { dataset } = table.source;
  const formName = value.form ?? table.form ?? "";
  const form = texts.forms.get(formName)?.value;
  if (form === undefined || !isOver(form.source, dataset)) {
    tell("$.form", "unknownName", unknownName(formName, "form", [...texts.forms].filter(([, one]) => isOver(one.value.source, dataset)).map(([name]) => name)));
    return problems;
  }
  const relation = names.dataset(dataset);
  const elements = flattenElements(form.elements).filter(({ type, dataField }) => {
    const field = dataField === undefined ? undefined : relation?.fields.get(dataField);
    return field !== undefined && field.isSystem !== true && !isFileType(field.type) && valueKindOf(type) !== "secret";
  });
  const known = elements.map(({ dataField = "" }) => dataField);
  const once = new KeyCheck(tell);
  for (const [index, { field, by }] of value.mapping.entries()) {
    const path = `$.mapping[${index}]`;
    once.add(field, `${path}.field`);
    if (!known.includes(field)) tell(`${path}.field`, "unknownName", unknownName(field, "field", known));
    if (by === undefined) continue;
    const from = elements.find(({ dataField }) => dataField === field)?.optionsFrom?.dataset ?? relation?.fields.get(field)?.references?.dataset;
    const target = from === undefined ? undefined : names.dataset(from);
    if (!target) tell(`${path}.by`, "notAllowed");
    else if (!target.fields.has(by)) tell(`${path}.by`, "unknownName", unknownName(by, "field", [...target.fields.keys()]));
  }
  const mapped = value.mapping.map(({ field }) => field);
  for (const [index, field] of (value.key ?? []).entries()) {
    if (!mapped.includes(field)) tell(`$.key[${index}]`, "unknownName", unknownName(field, "field", mapped));
  }
  if ((value.mode ?? "insert") !== "insert" && (value.key ?? []).length === 0) tell("$.key", "missingProperty", { name: "key" });
  for (const [index, row] of (value.sample ?? []).entries()) {
    for (const field of Object.keys(row)) if (!mapped.includes(field)) tell(`$.sample[${index}].${field}`, "unknownName", unknownName(field, "field", mapped));
  }
  return problems;
}

const isOver = (source: object, dataset: string): boolean => "dataset" in source && source.dataset === dataset;
