import type { RowsQuery } from "#sdk/wire.ts";
import type { LeafColumn } from "../../model/columnModel.ts";

/** What of a table can be exported, as it is on the screen. */
export interface ExportSubject {
  /** `table:{name}` */
  readonly resource: string;
  readonly title: string;
  /** Columns in the user's order, hidden ones left out. */
  readonly leaves: readonly LeafColumn[];
  /** Filters, search, order and groups. */
  readonly query: RowsQuery;
  /** Rows that the question finds; undefined while nobody knows. */
  readonly count: number | undefined;
  /** The page that stands first on the screen; undefined where rows stand in groups. */
  readonly page: { readonly page: number; readonly pageSize: number; readonly from: number; readonly to: number } | undefined;
  /** Ids of the selected records. */
  readonly selected: readonly string[];
}
