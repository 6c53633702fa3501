/**
 * What a component of a page receives.
 * @since 1.0.0
 * @example export default function Board({ data, params }: ComponentProps) { … }
 */
export interface ComponentProps {
  /** Answers of the page's named queries: `data.<name>` is a list of rows. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The route's query. */
  readonly params: Readonly<Record<string, string>>;
  /** Name of the page. */
  readonly page: string;
}

/** What code of a project is told of a column. */
export interface ShownColumn {
  readonly id: string;
  readonly title: string;
  readonly dataField: string | null;
  /** Type of the field. */
  readonly type: string | null;
  readonly numberFormat: string | null;
  /** The closed list of the field's values. */
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/**
 * What a component of a cell receives: one with the `cellFormat` `component:<name>` (spec §3 Table column).
 * @since 1.0.0
 * @example export default function Delay({ value, row }: CellComponentProps) { … }
 */
export interface CellComponentProps {
  /** Null where there is none. Decimals are texts. */
  readonly value: unknown;
  /** The row's values by their fields, those that the reader may see. */
  readonly row: Readonly<Record<string, unknown>>;
  readonly column: ShownColumn;
  readonly locale: string;
}

/**
 * What a component of a header receives: one that a column names as its `headerComponent` (spec §3 Table column).
 * @since 1.0.0
 * @example export default function Currency({ title, sort }: HeaderComponentProps) { … }
 */
export interface HeaderComponentProps {
  /** The user's title, else the configured one. */
  readonly title: string;
  readonly column: ShownColumn;
  /** Direction in which the table is sorted by the column; null where it is not. */
  readonly sort: "asc" | "desc" | null;
  readonly locale: string;
}
