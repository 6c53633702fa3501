import Type, { type Static, type TSchema } from "typebox";
import { mostRowsAtOnce } from "#core/limits/rowsAtOnce.ts";
import { wireShapes, type WireOf } from "./entities/describe.ts";
import { buttonFields, columnFields, filterFields, tableFields } from "./entities/tables.ts";
import type { RowFile } from "./file.ts";
import { FieldPath, Id, Nullable, Text, Values } from "./endpoint.ts";

/** A column, spec §3 Table column; a group has `children` and no `dataField`. */
export interface TableColumn extends WireOf<typeof columnFields> {
  id: string;
  dataField: string | null;
  /** Type of the field (core/fieldType), null for a group. */
  type: string | null;
  /** The closed list of the field's values: a cell shows the name, in the caller's language, for the stored id. */
  options?: { id: string; name: string }[];
  /** Type of the element by which the table's form edits the field. */
  element?: string;
  children: TableColumn[];
  link: string | null;
  attributes: { sortable: boolean };
  sortOrder: number;
}

export const TableColumn = Type.Cyclic(
  {
    TableColumn: Type.Object({
      id: Type.String(),
      ...wireShapes(columnFields),
      dataField: Nullable(Type.String()),
      type: Nullable(Type.String()),
      options: Type.Optional(Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))),
      element: Type.Optional(Type.String()),
      children: Type.Array(Type.Ref("TableColumn")),
      link: Nullable(Type.String()),
      attributes: Type.Object({ sortable: Type.Boolean() }),
      sortOrder: Type.Number(),
    }),
  },
  "TableColumn",
);

/** D46 filter. */
export const TableFilter = Type.Object({
  id: Type.String(),
  ...wireShapes(filterFields),
  /** Type of the field (core/fieldType). */
  fieldType: Type.String(),
  defaultValue: Type.Optional(Type.Unknown()),
  /** A parameter of the table's query: it has one value, by its own operator. */
  isParameter: Type.Optional(Type.Literal(true)),
  sortOrder: Type.Number(),
  /** Fixed choices; absent when the choices come from the form's options call. */
  options: Nullable(Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))),
});
export type TableFilter = Static<typeof TableFilter>;

/** D46 button. */
export const TableButton = Type.Object({ id: Type.String(), ...wireShapes(buttonFields), link: Nullable(Type.String()), sortOrder: Type.Number() });
export type TableButton = Static<typeof TableButton>;

/** More columns than a table that people look at has. */
const columnsAtMost = 500;
const byColumn = <Schema extends TSchema>(schema: Schema) => Type.Record(Id, schema, { maxProperties: columnsAtMost });

/**
 * What one user changed of a table, or an administrator for everyone, by level (spec §3 Table column config): positions,
 * titles, pixels and pins (ours) by the ids of columns. Ids of columns that are not there mean nothing.
 */
export const ColumnPreferences = Type.Object({
  order: byColumn(Type.Number()),
  titles: byColumn(Type.String()),
  hidden: Type.Array(Id, { maxItems: columnsAtMost }),
  widths: Type.Optional(byColumn(Type.Number({ minimum: 0, maximum: 10_000 }))),
  pins: Type.Optional(byColumn(Type.Union([Type.Literal("left"), Type.Literal("right"), Type.Literal("none")]))),
});
export type ColumnPreferences = Static<typeof ColumnPreferences>;

/** Preferences of a level of a table; null forgets them. */
export const KeptPreferences = Type.Object({
  level: Type.Integer({ minimum: 1, maximum: 10 }),
  tableId: Id,
  column_config: Nullable(ColumnPreferences),
});
export type KeptPreferences = Static<typeof KeptPreferences>;

/**
 * What a saved view shows: what the table's address says of order (`sort`), groups (`group`), search (`q`), filters
 * (`f.<key>`) and conditions (`where`), in the same words, and the columns as its maker had them; null leaves each reader
 * their own. A date that is relative is its word ("lastMonth"), never the days that it meant when it was saved.
 * @example { query: { "f.status": "new,review", sort: "-amount", q: "нукус" }, columns: null }
 */
export const ViewState = Type.Object({
  query: Type.Record(Text({ maxLength: 210 }), Text({ maxLength: 8000 })),
  columns: Nullable(ColumnPreferences),
});
export type ViewState = Static<typeof ViewState>;

/** A view of a table that somebody saved, as one caller sees it. */
export const SavedView = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** Seen by all who may read the table; otherwise by whoever made it. */
  shared: Type.Boolean(),
  /** Whether the caller may rename, save and delete it. */
  mayChange: Type.Boolean(),
  /** Whether the caller wants it when the address says nothing. */
  isDefault: Type.Boolean(),
  /** Whether an administrator wants it then, for everybody without a default of their own. */
  isDefaultForAll: Type.Boolean(),
  state: ViewState,
});
export type SavedView = Static<typeof SavedView>;

const ViewTitle = Text({ minLength: 1, maxLength: 200 });

/** Body of `POST tables/{name}/views`. */
export const NewView = Type.Object({ title: ViewTitle, shared: Type.Optional(Type.Boolean()), state: ViewState });
export type NewView = Static<typeof NewView>;

/** Body of `PUT tables/{name}/views/{id}`: what is not said stays. */
export const ViewChange = Type.Object({
  title: Type.Optional(ViewTitle),
  shared: Type.Optional(Type.Boolean()),
  state: Type.Optional(ViewState),
  isDefault: Type.Optional(Type.Boolean()),
  isDefaultForAll: Type.Optional(Type.Boolean()),
});
export type ViewChange = Static<typeof ViewChange>;

export const ObjectPermissions = Type.Object({
  read: Type.Boolean(),
  insert: Type.Boolean(),
  update: Type.Boolean(),
  delete: Type.Boolean(),
  export: Type.Boolean(),
});
export type ObjectPermissions = Static<typeof ObjectPermissions>;

export const TableConfig = Type.Object({
  id: Type.String(),
  ...wireShapes(tableFields),
  projectId: Type.String(),
  /** Child tables by depth, from 2 on (D47): those that the caller may read. */
  levels: Type.Array(Type.Object({
    level: Type.Integer(),
    table: Type.String(),
    parentField: Type.String(),
    /** Field of the row above that `parentField` holds, which travels with that row; its id unless said. */
    parentKey: Type.Optional(Type.String()),
  })),
  columns: Type.Array(TableColumn),
  /** Values of the rows that are decimals, shown or not: texts on the wire, numbers in expressions. */
  decimalFields: Type.Optional(Type.Array(Type.String())),
  filters: Type.Array(TableFilter),
  buttons: Type.Array(TableButton),
  sort: Type.Array(Type.Object({ field: Type.String(), dir: Type.Union([Type.Literal("asc"), Type.Literal("desc")]) })),
  /** The caller's own. */
  preferences: Nullable(ColumnPreferences),
  /** What an administrator set for everyone; holds where the caller has none. */
  defaultPreferences: Nullable(ColumnPreferences),
  /** Own ones and shared ones, in the order of their making; none for guests. */
  views: Type.Array(SavedView),
  /** Whether the caller may share views of it, and change shared ones. */
  mayShareViews: Type.Boolean(),
  permissions: ObjectPermissions,
  /** Whether `search` of the rows call finds anything: the table says which fields it looks into. */
  isSearchable: Type.Boolean(),
  /** Those fields, as far as the caller may read them: where what was found is marked. */
  searchedFields: Type.Array(Type.String()),
  /** Name of the form that opens and creates its records, if any. */
  form: Nullable(Type.String()),
  /** For administrators: the dataset whose rows these are, or the entity of configuration. */
  dataset: Type.Optional(Type.String()),
  entity: Type.Optional(Type.String()),
  /** Changes with the configuration (D42). */
  revision: Type.String(),
});
export type TableConfig = Omit<Static<typeof TableConfig>, "columns"> & { columns: TableColumn[] };

export const SortTerm = Type.Object({
  field: FieldPath,
  dir: Type.Optional(Type.Union([Type.Literal("asc"), Type.Literal("desc")])),
});
export type SortTerm = Static<typeof SortTerm>;

/** Values of the first fields of `groupBy`, exactly as an answer's groups gave them; null is the group of rows without a value. */
const GroupPath = Type.Array(Type.Unknown(), { maxItems: 5 });

/** A figure over the rows of each group, beside the footers of the table. */
export const GroupAggregate = Type.Object({
  name: Type.Union([Type.Literal("valueCount"), Type.Literal("sum"), Type.Literal("avg"), Type.Literal("min"), Type.Literal("max")]),
  field: FieldPath,
});
export type GroupAggregate = Static<typeof GroupAggregate>;

/** Which rows of a table are meant, whatever their order. */
const matching = {
  level: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
  /**
   * Grammar of core/filters.
   * @example { status: "new", amount: [{ op: "ge", value: 10 }, { op: "lt", value: 20 }] }
   * @example { place: { op: "within", value: { west: 68, south: 41, east: 69, north: 41.5 } } } // degrees; west > east crosses the 180th meridian
   * @example { place: { op: "within", value: { near: [69.24, 41.31], metres: 5000 } } }         // [lng, lat]; at most half round the earth
   */
  filters: Type.Optional(Type.Unknown()),
  search: Type.Optional(Text({ maxLength: 200 })),
  parent: Type.Optional(Type.Object({ id: Id })),
};

/** `only`: the deleted rows in place of the living, for who may delete. */
const deleted = { deleted: Type.Optional(Type.Literal("only")) };

/** Body of `POST tables/{name}/count`. */
export const CountQuery = Type.Object({
  ...matching,
  ...deleted,
  groupBy: Type.Optional(Type.Array(FieldPath, { maxItems: 5 })),
  groupPath: Type.Optional(GroupPath),
});
export type CountQuery = Static<typeof CountQuery>;

/**
 * Body of `POST tables/{name}/rows`.
 *
 * Groups: with `groupBy` the answer holds `groups` in place of rows, in the order of their values (descending where `sort`
 * says so of the field), `pageSize` of them to a `page`. A `groupPath` shorter than `groupBy` goes one level down; one as
 * long as it asks for the rows of that group, which page, sort and count like all others. `openGroups` opens up to 100 groups in
 * one call and answers `opened` alone.
 * @example
 * { groupBy: ["status", "city.name"] }                                    // groups: [{ value: "new", count: 12, path: ["new"], … }]
 * { groupBy: ["status", "city.name"], groupPath: ["new"] }                // groups: [{ value: "Тошкент", count: 3, path: ["new", "Тошкент"], … }]
 * { groupBy: ["status", "city.name"], groupPath: ["new", "Тошкент"] }     // rows: three
 * { groupBy: ["status", "city.name"], openGroups: [["new"], ["done", null]] } // opened: [{ path: ["new"], groups, … }, { path: ["done", null], rows, … }]
 */
export const RowsQuery = Type.Object({
  ...matching,
  ...deleted,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  /** At most 1,000; a larger one is refused by `page_size`. */
  pageSize: Type.Optional(Type.Integer({ minimum: 1 })),
  /** `next` of an earlier answer: the rows behind it, in the same order; excludes `page`. */
  after: Type.Optional(Type.String({ maxLength: 4000 })),
  sort: Type.Optional(Type.Array(SortTerm, { maxItems: 8 })),
  groupBy: Type.Optional(Type.Array(FieldPath, { maxItems: 5 })),
  groupPath: Type.Optional(GroupPath),
  /** Groups to open in one call, `pageSize` rows or groups of each at most, and 10,000 of all together. */
  openGroups: Type.Optional(Type.Array(GroupPath, { minItems: 1, maxItems: 100 })),
  /** Further figures of each group. */
  aggregates: Type.Optional(Type.Array(GroupAggregate, { maxItems: 20 })),
  /** False leaves the footers out: they are a pass over all matching rows, and the same on every page. */
  footers: Type.Optional(Type.Boolean()),
  /** True: each row says in `$files`, by id, what its cells show of the files that it holds. */
  files: Type.Optional(Type.Boolean()),
  /** False leaves the count out, which takes longer than the page: `total` is null unless the page itself tells it. */
  count: Type.Optional(Type.Boolean()),
});
export type RowsQuery = Static<typeof RowsQuery>;

/** A row: `$id` and `$version` (absent without a key), `$files` for who asks for them, then values by dataField. */
export type TableRow = { $id?: string; $version?: number; $files?: Readonly<Record<string, RowFile>> } & Record<string, unknown>;

const Footers = Type.Array(Type.Array(Type.Object({ column: Type.String(), value: Type.Unknown(), label: Nullable(Type.String()) })));

export const CountAnswer = Type.Object({
  /** Null when counting took too long: there are many. */
  total: Nullable(Type.Integer()),
  /** True when `total` is the planner's estimate (D6). */
  totalIsEstimate: Type.Boolean(),
  /** Over all rows, where there is more than one (spec §9). */
  footers: Footers,
});
export type CountAnswer = Static<typeof CountAnswer>;

/**
 * Rows with one value in common.
 * @example { value: "new", label: "Янги", path: ["new"], count: 12, footers: [[{ column: "…", value: "120.50", label: "120,50" }]] }
 * @example { value: null, label: null, path: ["new", null], count: 3, footers: [], aggregates: { "sum(amount)": "31.5" } }
 */
export const RowGroup = Type.Object({
  /** As rows carry it; null for rows without a value. */
  value: Type.Unknown(),
  /** Name of an option in the caller's language, or of the related record; null where the client formats the value. */
  label: Nullable(Type.String()),
  /** Opens it: `groupPath` or one of `openGroups`. */
  path: Type.Array(Type.Unknown()),
  count: Type.Integer(),
  /** Those of the table over the rows of this group, also over one. */
  footers: Footers,
  /** By what was asked: `sum(amount)`; decimals are texts. Absent when nothing was. */
  aggregates: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type RowGroup = Static<typeof RowGroup>;

/**
 * Groups of a query that configuration names (D46), of a page or of an endpoint's stage: one for each combination of the
 * values of its `groupBy`.
 * @example { groups: [{ path: ["new", "Тошкент"], labels: ["Янги", null], count: 3, aggregates: { "sum(amount)": "31.5" } }], isCut: false }
 */
export interface QueryGroups {
  groups: {
    /** Values of the fields of `groupBy`, as rows carry them; opens the group as `groupPath` of `POST tables/{name}/rows`. */
    path: unknown[];
    /** As `label` of a {@link RowGroup}, for each of the values. */
    labels: (string | null)[];
    count: number;
    /** By what was asked: `sum(amount)`; decimals are texts. Absent when nothing was. */
    aggregates?: Record<string, unknown>;
  }[];
  /** Whether the query's limit cut the groups. */
  isCut: boolean;
}

const groupsOfLevel = {
  groups: Type.Optional(Type.Array(RowGroup)),
  /** How many groups there are on the level, on all pages. */
  groupTotal: Type.Optional(Type.Integer()),
  /** Whether a limit cut the groups, or the rows: there are more than this answer has. */
  isCut: Type.Optional(Type.Boolean()),
};

/** One of `openGroups`: groups of the next level, or rows when the path is as long as `groupBy`. */
export const OpenedGroup = Type.Object({
  path: Type.Array(Type.Unknown()),
  rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  /** Cursor of its further rows: `after` of a call with this `groupPath`. */
  next: Type.Optional(Type.String()),
  ...groupsOfLevel,
});
export type OpenedGroup = Omit<Static<typeof OpenedGroup>, "rows"> & { rows: TableRow[] };

/**
 * The line of a dataset's `indexes` that would make a question quick.
 * @example { field: "altitude", for: "sort", dataset: "cities", line: "{\"fields\":[\"altitude\"]}" }
 */
export const IndexHint = Type.Object({
  field: Type.String(),
  for: Type.Union([Type.Literal("sort"), Type.Literal("filter")]),
  dataset: Type.String(),
  line: Type.String(),
});
export type IndexHint = Static<typeof IndexHint>;

export const RowsAnswer = Type.Object({
  rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  page: Type.Integer(),
  pageSize: Type.Integer(),
  /** Cursor of the rows behind the last one; absent on the last page. */
  next: Type.Optional(Type.String()),
  /** Rows in groups are always counted. Null only for who asked with `count: false`, and beside `opened`. */
  total: Nullable(Type.Integer()),
  /** True when `total` is the planner's estimate (D6). */
  totalIsEstimate: Type.Boolean(),
  footers: Footers,
  /** Of a call with `groupBy`, while its path does not lead to rows. */
  ...groupsOfLevel,
  /** For administrators alone, of a large table: what no index serves of this question. */
  hint: Type.Optional(IndexHint),
  /** In the order of `openGroups`. */
  opened: Type.Optional(Type.Array(OpenedGroup)),
});
export type RowsAnswer = Omit<Static<typeof RowsAnswer>, "rows" | "opened"> & { rows: TableRow[]; opened?: OpenedGroup[] };

/**
 * Which rows an action is for: those of `ids`, or all that the question finds, whose `filters` are there then (`{}` for all
 * rows of the table). One of the two; neither is an empty selection and refused.
 * @example { ids: ["0190…", "0191…"] }
 * @example { filters: { status: "new" }, search: "ав" }
 */
const meant = {
  ids: Type.Optional(Type.Array(Id, { maxItems: mostRowsAtOnce })),
  ...matching,
  ...deleted,
  groupBy: Type.Optional(Type.Array(FieldPath, { maxItems: 5 })),
  groupPath: Type.Optional(GroupPath),
};

/** Body of `POST tables/{name}/actions/{button}`. */
export const ActionBody = Type.Object({
  ...meant,
  /** Further parameters of an endpoint that the button calls. */
  values: Type.Optional(Values),
});
export type ActionBody = Static<typeof ActionBody>;

/** Body of `POST tables/{name}/bulk`: a patch under the checks of the table's form, a deletion, or the restoring of deleted rows; one of them. */
export const BulkBody = Type.Object({
  ...meant,
  patch: Type.Optional(Values),
  delete: Type.Optional(Type.Literal(true)),
  /** True with `delete`: for good; administrators. */
  isHard: Type.Optional(Type.Boolean()),
  /** The question is then asked of the deleted rows. */
  restore: Type.Optional(Type.Literal(true)),
});
export type BulkBody = Static<typeof BulkBody>;

/** Why one row was not changed, in the caller's language. */
export const RowProblem = Type.Object({ id: Type.String(), field: Nullable(Type.String()), message: Type.String() });
export type RowProblem = Static<typeof RowProblem>;

/** What became of the rows that were meant. Each row is done whole or not at all; one that fails keeps no other from being done. */
export const BulkAnswer = Type.Object({
  /** Rows that are as was asked. */
  affected: Type.Integer(),
  /** Ids of rows that are not there for the caller: gone, or never theirs. */
  missing: Type.Integer(),
  /** Of rows that were not changed, a thousand at most. */
  errors: Type.Array(RowProblem),
  /** Rows that were not tried any more, after a thousand errors. */
  skipped: Type.Integer(),
});
export type BulkAnswer = Static<typeof BulkAnswer>;

/** The same of a button's action, with what its endpoint answers. */
export const ActionAnswer = Type.Object({
  ...BulkAnswer.properties,
  /** A text that an endpoint answers, for the person. */
  message: Type.Optional(Type.String()),
  taskId: Type.Optional(Type.String()),
});
export type ActionAnswer = Static<typeof ActionAnswer>;

/** Body of `POST tables/{name}/ids`: rows of a question in their order, from a place on, or those of some ids among them. */
export const IdsQuery = Type.Object({
  ...matching,
  ...deleted,
  groupBy: Type.Optional(Type.Array(FieldPath, { maxItems: 5 })),
  groupPath: Type.Optional(GroupPath),
  sort: Type.Optional(Type.Array(SortTerm, { maxItems: 8 })),
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 50_000_000 })),
  /** At most 100,000, as many unless said. */
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: mostRowsAtOnce })),
  among: Type.Optional(Type.Array(Id, { maxItems: mostRowsAtOnce })),
  /** True with `among`: where each of them stands among all rows of the question, counted from 0; a pass over all of these. */
  places: Type.Optional(Type.Boolean()),
});
export type IdsQuery = Static<typeof IdsQuery>;

export const IdsAnswer = Type.Object({
  ids: Type.Array(Type.String()),
  /** In the order of `ids`, for who asks for them. */
  places: Type.Optional(Type.Array(Type.Integer())),
});
export type IdsAnswer = Static<typeof IdsAnswer>;
