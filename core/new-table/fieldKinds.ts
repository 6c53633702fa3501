/** What a new field of a table is, as people know it: how it is kept, edited and shown. */
export interface FieldKind {
  /** Of the dataset's field. */
  readonly field: Readonly<Record<string, unknown>> & { readonly type: string };
  /** Of the form's element. */
  readonly element: Readonly<Record<string, unknown>> & { readonly type: string };
  /** Of the table's column. */
  readonly column: Readonly<Record<string, unknown>> & { readonly width: number };
  /** Of the table's filter, where such a field is worth one. */
  readonly filter?: { readonly operator: string; readonly type: string };
  /** The table's search looks into it. */
  readonly isSearched?: true;
  /** Takes the whole width of a form. */
  readonly isWide?: true;
  /** A person always says one of two things: it cannot be left empty. */
  readonly isNeverEmpty?: true;
}

export const fieldKinds = {
  text: { field: { type: "text", maxLength: 200 }, element: { type: "text", maxLength: 200 }, column: { width: 220 }, isSearched: true },
  longText: { field: { type: "text", maxLength: 10_000 }, element: { type: "textarea", maxLength: 10_000 }, column: { width: 300 }, isSearched: true, isWide: true },
  choice: { field: { type: "text" }, element: { type: "select" }, column: { width: 160 }, filter: { operator: "in", type: "select" } },
  relation: { field: { type: "uuid" }, element: { type: "select" }, column: { width: 200 }, filter: { operator: "in", type: "select" } },
  int: { field: { type: "int" }, element: { type: "int" }, column: { width: 120, cellFormat: "number", dataAlign: "right" } },
  decimal: { field: { type: "number", scale: 2 }, element: { type: "number", scale: 2 }, column: { width: 140, cellFormat: "number", numberFormat: "2", dataAlign: "right" } },
  boolean: { field: { type: "boolean" }, element: { type: "checkbox" }, column: { width: 110, cellFormat: "boolean" }, isNeverEmpty: true },
  date: { field: { type: "date" }, element: { type: "date" }, column: { width: 130, cellFormat: "date" }, filter: { operator: "between", type: "date" } },
  datetime: { field: { type: "datetime" }, element: { type: "datetime" }, column: { width: 160, cellFormat: "datetime" }, filter: { operator: "between", type: "date" } },
  time: { field: { type: "time" }, element: { type: "time" }, column: { width: 110, cellFormat: "time" } },
  file: { field: { type: "file" }, element: { type: "file" }, column: { width: 180, cellFormat: "file", isSortable: false }, isWide: true },
  point: { field: { type: "point" }, element: { type: "geo_point" }, column: { width: 180, cellFormat: "point", isSortable: false }, isWide: true },
} as const satisfies Record<string, FieldKind>;

export type FieldKindName = keyof typeof fieldKinds;

export const fieldKindNames = Object.keys(fieldKinds) as FieldKindName[];

export const kindOf = (name: FieldKindName): FieldKind => fieldKinds[name];
