import Type, { type Static } from "typebox";
import { closed, flag, Key, optional, text } from "../schemaParts.ts";

/** Permission strings by operation; an absent one means: any signed-in user may read, administrators may write (ours). */
export const Permissions = Type.Object(
  { read: optional(text(100)), insert: optional(text(100)), update: optional(text(100)), delete: optional(text(100)), export: optional(text(100)) },
  closed,
);
export type Permissions = Static<typeof Permissions>;

/** Where rows come from: a dataset of the project, or (project `platon` only) a configuration entity (D41, D45). */
export const Source = Type.Union([
  Type.Object({ dataset: Key }, closed),
  Type.Object({ entity: text(60) }, closed),
]);
export type Source = Static<typeof Source>;

const Part = Type.Union([
  Type.Literal("day"), Type.Literal("month"), Type.Literal("year"),
]);
const Figure = Type.Union([
  Type.Literal("count"), Type.Literal("valueCount"), Type.Literal("sum"), Type.Literal("avg"), Type.Literal("min"), Type.Literal("max"),
]);
const ParameterType = Type.Union([
  Type.Literal("text"), Type.Literal("number"), Type.Literal("int"), Type.Literal("boolean"), Type.Literal("date"), Type.Literal("datetime"), Type.Literal("time"), Type.Literal("uuid"),
]);

/** A column of a query. */
export const QueryField = Type.Object(
  {
    /** By which the table's columns, filters and order name it. */
    name: Key,
    /** Field of the dataset, or a path along references; `name` unless said. */
    field: optional(text(250)),
    /** The day, month or year that a date or a moment of the field lies in, by its first day. */
    part: optional(Part),
    /** A figure over the rows that are alike in all columns without one; `count` has no field. */
    figure: optional(Figure),
  },
  closed,
);
export type QueryField = Static<typeof QueryField>;

/** A value that whoever asks gives by a filter of that name: `{ since: "2026-01-01" }`. */
export const QueryParameter = Type.Object(
  { name: Key, type: ParameterType, title: optional(text()), isRequired: flag() },
  closed,
);
export type QueryParameter = Static<typeof QueryParameter>;

/**
 * A question to one dataset, described and never written in SQL: it sees what its caller may see of the dataset (D45).
 * @example { dataset: "applications", fields: [{ name: "city" }, { name: "month", field: "received_date", part: "month" },
 *   { name: "amount", figure: "sum" }], filters: { received_date: { op: "ge", value: "$query.since" } },
 *   parameters: [{ name: "since", type: "date", isRequired: true }] }
 */
export const DescribedQuery = Type.Object(
  {
    dataset: Key,
    fields: Type.Array(QueryField, { minItems: 1, maxItems: 100 }),
    /** Grammar of core/filters with `$query.<parameter>` and `$user.…`; a condition whose parameter was not given is left out. */
    filters: optional(Type.Unknown()),
    parameters: optional(Type.Array(QueryParameter, { maxItems: 20 })),
    /** Named together, records are changed by the table's form: rows are those of the dataset, without figures. */
    key: optional(Type.Literal("id")),
    version: optional(Type.Literal("version")),
  },
  closed,
);
export type DescribedQuery = Static<typeof DescribedQuery>;

/** Where rows of a table come from; forms have records of a {@link Source} only. */
export const TableSource = Type.Union([Type.Object({ query: DescribedQuery }, closed), ...Source.anyOf]);
export type TableSource = Static<typeof TableSource>;
