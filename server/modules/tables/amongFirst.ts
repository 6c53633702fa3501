import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { RowsQuery } from "#contract/table.ts";
import { hasTrigram } from "../../database/trigramLetters.ts";
import { keysOf, orderedRows, type OrderedRows, type Paging } from "./orderedRows.ts";
import { orderBy } from "./rowOrder.ts";

/** So many rows are looked at for a text that no index finds: within a tenth of a second. */
const lookedAt = 20_000;

/** One or two letters are in most rows or, in a large table, too much to ask: who goes on to further pages has found some. */
export const isShortSearch = ({ search, after, page = 1 }: RowsQuery): boolean =>
  search !== undefined && search !== "" && after === undefined && page === 1 && !hasTrigram(search);

/** A page of the rows in which a text is found, among the first of the order. */
export function amongFirst(rows: OrderedRows, found: RawBuilder<SqlBool>, { limit, offset }: Paging): RawBuilder<unknown> {
  const first = orderedRows({ ...rows, columns: sql`${rows.columns}, ${found} as "$found"` }, { limit: lookedAt, offset: 0 });
  return sql`select * from (${first}) as first where "$found" order by ${orderBy(keysOf(rows.order))} limit ${limit} offset ${offset}`;
}

/** A row behind those, if there is one. */
export const behindFirst = (rows: OrderedRows): RawBuilder<unknown> =>
  orderedRows({ ...rows, columns: sql`1` }, { limit: 1, offset: lookedAt });
