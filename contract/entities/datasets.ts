import Type, { type Static } from "typebox";
import { closed, flag, Key, option, optional, text as string } from "../schemaParts.ts";
import { describe, type TextOf } from "./describe.ts";
import { json, text } from "./fields.ts";

export const DatasetField = Type.Object(
  {
    name: Key,
    type: string(40),
    title: optional(string()),
    isRequired: flag(),
    isUnique: flag(),
    maxLength: optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    /** Digits after the point, for `number`. */
    scale: optional(Type.Integer({ minimum: 0, maximum: 12 })),
    default: optional(Type.Unknown()),
    /** A relation: the dataset whose `key` (its id unless said) this field holds. */
    references: optional(Type.Object({ dataset: Key, field: optional(Key), onDelete: optional(Type.Union([Type.Literal("restrict"), Type.Literal("setNull"), Type.Literal("cascade")])) }, closed)),
    /** The closed list of values of a text field: what is stored, and what is shown for it. */
    options: optional(Type.Array(option(), { minItems: 1, maxItems: 1_000 })),
    /** Permission without which the column is absent from every answer (D28). */
    readPermission: optional(string(100)),
  },
  closed,
);
export type DatasetField = Static<typeof DatasetField>;

const DatasetIndex = Type.Object(
  { fields: Type.Array(Key, { minItems: 1 }), isUnique: flag(), use: optional(Type.Union([Type.Literal("sort"), Type.Literal("search")])) },
  closed,
);

const fields = {
  name: text(63, { isRequired: true, title: "Калит" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "What people read of the data table" }),
  fields: json(Type.Array(DatasetField, { minItems: 1, maxItems: 500 }), { isRequired: true, title: "Майдонлар", about: "Columns of the data table" }),
  indexes: json(Type.Array(DatasetIndex), {
    default: [],
    title: "Индекслар",
    about: "Fields of each index, in order: for sorting (text in its sorting collation) or for search by the first letters",
  }),
  rowRule: json(Type.Unknown(), {
    title: "Қатор қоидаси",
    about: "Rows that there are for a caller, wherever the dataset is read, shown, linked to or written: a filter with $user.… and $now. Tables and forms may narrow it by a rule of their own",
  }),
};

/** D44: a project's data table; `datasets/<name>.json`. */
export const datasets = describe({
  name: "datasets", title: "Маълумотлар тўпламлари", place: { folder: "datasets", name: /^[a-z][a-z0-9_]{0,62}$/ }, keyField: "name", fields,
});

export type DatasetText = TextOf<Omit<typeof fields, "name">>;
