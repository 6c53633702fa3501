import Type from "typebox";
import { fieldTypes } from "#core/fieldType.ts";
import { closed, flag as optionalFlag, Key, option, optional } from "../schemaParts.ts";
import { describe, describePart, type TextOf } from "./describe.ts";
import { flag, int, json, pattern, text } from "./fields.ts";
import { fieldTypeTitles, indexInner, optionInner, referencesInner } from "./inners.ts";

const References = Type.Object(
  { dataset: Key, field: optional(Key), onDelete: optional(Type.Union([Type.Literal("restrict"), Type.Literal("setNull"), Type.Literal("cascade")])) },
  closed,
);

/** Nothing keeps `was`, and no text is written with it. */
const FieldOption = Type.Object(
  { ...option().properties, was: optional(Type.String({ maxLength: 200, description: "Its id before: rows that have it get the new one, and so does the default" })) }, closed,
);

const fieldFields = {
  name: pattern("^[a-z][a-z0-9_]{0,62}$", 63, { isRequired: true, title: "Калит", about: "Name of the column" }),
  // Of a slip in a type the check tells which one was probably meant.
  type: { ...text(40, { isRequired: true, title: "Тури", labels: fieldTypeTitles, about: "What its values are" }), among: fieldTypes },
  title: text(500, { title: "Номи", about: "What people read of it where no column or element says otherwise" }),
  isRequired: flag(false, { title: "Мажбурий", about: "Every row has a value" }),
  isUnique: flag(false, { title: "Такрорланмас", about: "No two rows have the same value" }),
  maxLength: int(1, 10_000_000, { title: "Белгиларнинг энг кўпи", about: "Most letters of a text" }),
  scale: int(0, 12, { title: "Каср хоналари", about: "Digits behind the point of a number" }),
  // `default` and `references` are words of SQL.
  default: json(Type.Unknown(), { column: "default_value", typedBy: { property: "type" }, title: "Бошланғич қиймат", about: "Value of a new row that says none" }),
  references: json(References, { column: "refers_to", title: "Боғланиш", inner: referencesInner, about: "A relation: the dataset whose `field` (its id unless said) this field holds, and what becomes of its rows when that record goes" }),
  options: json(Type.Array(FieldOption, { minItems: 1, maxItems: 1_000 }), { title: "Танлов рўйхати", inner: optionInner, about: "The closed list of values of a text: what is stored, and what is shown for it" }),
  readPermission: text(100, { title: "Ўқиш рухсати", names: { of: "permissions" }, help: "Бу рухсатсиз устун ҳеч қаерда кўринмайди", about: "Permission without which the column is absent from every answer" }),
};

/** D44: a column of a project's data table. */
export const datasetFields = describePart({ name: "dataset_fields", title: "Майдонлар", keyField: "name", fields: fieldFields, isRenamed: true });

/** What an object of the text was called before. */
interface Renamed {
  readonly was?: string;
}

export type DatasetField = TextOf<typeof fieldFields> & Renamed;

const DatasetIndex = Type.Object(
  { fields: Type.Array(Key, { minItems: 1 }), isUnique: optionalFlag(), use: optional(Type.Union([Type.Literal("sort"), Type.Literal("search")])) },
  closed,
);

const fields = {
  name: text(63, { isRequired: true, title: "Калит" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "What people read of the data table" }),
  indexes: json(Type.Array(DatasetIndex), {
    default: [],
    title: "Индекслар",
    inner: indexInner,
    about: "Fields of each index, in order: for sorting (text in its sorting collation) or for search by the first letters",
  }),
  rowRule: json(Type.Unknown(), {
    title: "Қатор қоидаси",
    about: "Rows that there are for a caller, wherever the dataset is read, shown, linked to or written: a filter with $user.… and $now. Tables and forms may narrow it by a rule of their own",
  }),
};

/** D44: a project's data table; `datasets/<name>.json`. */
export const datasets = describe({
  name: "datasets",
  title: "Маълумотлар тўпламлари",
  place: { folder: "datasets", name: /^[a-z][a-z0-9_]{0,62}$/ },
  keyField: "name",
  fields,
  isRenamed: true,
  parts: {
    fields: { part: datasetFields, isRequired: true, minItems: 1, maxItems: 500, behind: "title", first: { name: "name", type: "text", title: "Номи" } },
  },
  partOf: "datasetId",
  titleOfOne: "Маълумотлар тўплами",
});

export type DatasetText = TextOf<Omit<typeof fields, "name">> & Renamed & { readonly fields: readonly DatasetField[] };
