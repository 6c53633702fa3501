import Type, { type Static } from "typebox";
import { closed, flag, Key, option, optional, text } from "../schemaParts.ts";

export const DatasetField = Type.Object(
  {
    name: Key,
    type: text(40),
    title: optional(text()),
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
    readPermission: optional(text(100)),
  },
  closed,
);
export type DatasetField = Static<typeof DatasetField>;

/** `datasets/<name>.json` (D44) */
export const DatasetText = Type.Object(
  {
    title: text(),
    fields: Type.Array(DatasetField, { minItems: 1, maxItems: 500 }),
    /** Fields of each index, in order: for sorting (text in its sorting collation) or for search by the first letters. */
    indexes: optional(
      Type.Array(
        Type.Object(
          { fields: Type.Array(Key, { minItems: 1 }), isUnique: flag(), use: optional(Type.Union([Type.Literal("sort"), Type.Literal("search")])) },
          closed,
        ),
      ),
    ),
    /**
     * The rows that there are for a caller, wherever the dataset is read, shown, linked to or written: filter grammar with
     * `$user.…` and `$now` (D28). Tables and forms may narrow it by a `rowRule` of their own.
     */
    rowRule: optional(Type.Unknown()),
  },
  closed,
);
export type DatasetText = Static<typeof DatasetText>;
