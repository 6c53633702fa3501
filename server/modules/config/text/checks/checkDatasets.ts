import type { DatasetField, DatasetText } from "#contract/entities/index.ts";
import { coerceField } from "#core/coercion/index.ts";
import { fieldTypes, isFileType, type FieldType } from "#core/fieldType.ts";
import { filterWords } from "#core/filters/index.ts";
import { datasetRelation, systemFields } from "../../../datasets/index.ts";
import type { Placed } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { unknownName } from "../problems/unknownName.ts";
import { checkRowRule } from "./checkTables.ts";
import { isSystemField, type Names } from "./Names.ts";

/** Types that an index can put in order. */
const indexable: readonly FieldType[] = ["text", "number", "int", "boolean", "date", "datetime", "time", "uuid"];

/** What forms keep for themselves beside the values of a record's fields. */
const formWords: readonly string[] = ["root", "constructor", "prototype"];

/** Names that no field of a dataset may have. */
export const reservedFieldNames: readonly string[] = [...systemFields.map(({ name }) => name), ...filterWords, ...formWords];

export function checkDataset({ file, value }: Placed<DatasetText>, names: Names): TextProblem[] {
  const problems: TextProblem[] = [];
  const tell = (path: string, reason: TextProblem["reason"], params: TextProblem["params"] = {}): void => {
    problems.push({ file, path, reason, params });
  };
  const seen = new Set<string>();
  checkRenames(value, { texts: names.texts.datasets, tell });
  if (value.fields.length === 0) tell("$.fields", "noFields");
  for (const [index, field] of value.fields.entries()) {
    const at = `$.fields[${index}]`;
    if (reservedFieldNames.includes(field.name)) tell(`${at}.name`, "reservedName", { name: field.name });
    if (seen.has(field.name)) tell(`${at}.name`, "twice", { name: field.name });
    seen.add(field.name);
    checkField(field, { at, tell, names });
  }
  for (const [index, { fields }] of (value.indexes ?? []).entries()) {
    for (const [position, fieldName] of fields.entries()) {
      const field = value.fields.find((one) => one.name === fieldName);
      const at = `$.indexes[${index}].fields[${position}]`;
      if (isSystemField(fieldName)) continue;
      if (field === undefined) tell(at, "unknownName", { what: "field", name: fieldName });
      else if (!isIndexable(field)) tell(at, "notForType", { type: field.type });
    }
  }
  // Types that there are not have been told of; a filter over them says nothing more.
  if (problems.length === 0) checkRowRule(value.rowRule, datasetRelation({ ...value, name: "", projectId: "" }), { names, tell });
  return problems;
}

/** What is renamed has its old name no more, and nothing else had it. */
function checkRenames({ was, fields }: DatasetText, { texts, tell }: { texts: Names["texts"]["datasets"]; tell: FieldCheck["tell"] }): void {
  const others = [...texts.values()].filter((one) => one.value.was === was);
  if (was !== undefined && texts.has(was)) tell("$.was", "bothThere", { name: [...texts].find(([, one]) => one.value.was === was)?.[0] ?? "", was });
  else if (was !== undefined && others.length > 1) tell("$.was", "twice", { name: was });
  for (const [index, { name, was: old }] of fields.entries()) {
    if (old === undefined) continue;
    if (fields.some((one) => one.name === old)) tell(`$.fields[${index}].was`, "bothThere", { name, was: old });
    else if (fields.some((one, other) => other < index && one.was === old)) tell(`$.fields[${index}].was`, "twice", { name: old });
  }
}

interface FieldCheck {
  readonly at: string;
  readonly names: Names;
  tell(path: string, reason: TextProblem["reason"], params?: TextProblem["params"]): void;
}

const isIndexable = ({ type }: DatasetField): boolean => indexable.includes(type as FieldType);

function checkField(field: DatasetField, { at, tell, names }: FieldCheck): void {
  const type = field.type as FieldType;
  if (!fieldTypes.includes(type)) return tell(`${at}.type`, "unknownName", unknownName(field.type, "type", fieldTypes));
  if (field.isUnique === true && !isIndexable(field)) tell(`${at}.isUnique`, "notForType", { type });
  if (field.maxLength !== undefined && type !== "text") tell(`${at}.maxLength`, "notForType", { type });
  if (field.scale !== undefined && type !== "number") tell(`${at}.scale`, "notForType", { type });
  if (field.options !== undefined && type !== "text") tell(`${at}.options`, "notForType", { type });
  for (const [index, { id, was }] of (field.options ?? []).entries()) {
    if (was === undefined) continue;
    const place = `${at}.options[${index}].was`;
    if (field.options?.some((one) => one.id === was)) tell(place, "bothThere", { name: id, was });
    else if (field.options?.some((one, other) => other < index && one.was === was)) tell(place, "twice", { name: was });
  }
  // A default would stand in the project's text; a file belongs to one record.
  if ((type === "password" || isFileType(type)) && field.default !== undefined) tell(`${at}.default`, "notForType", { type });
  else if (field.default !== undefined && !coerceField(type, field.default).ok) tell(`${at}.default`, "wrongType", { type });
  else if (field.default !== undefined && field.options?.every(({ id, was }) => id !== field.default && was !== field.default)) {
    tell(`${at}.default`, "unknownName", unknownName(String(field.default), "option", field.options.map(({ id }) => id)));
  }
  if (field.references !== undefined) checkReference(field, { at: `${at}.references`, tell, names });
}

function checkReference({ type, references }: DatasetField, { at, tell, names }: FieldCheck): void {
  const target = references?.field ?? "id";
  const dataset = names.dataset(references?.dataset ?? "");
  if (dataset === undefined) return tell(
    `${at}.dataset`, "unknownName", { what: "dataset", name: references?.dataset ?? "" }
  );
  const field = dataset.fields.get(target);
  if (field === undefined) return tell(`${at}.field`, "unknownName", { what: "field", name: target });
  if (field.isUnique !== true) tell(`${at}.field`, "notUnique", { name: target });
  if (field.type !== type) tell(at, "wrongType", { type: field.type });
}
