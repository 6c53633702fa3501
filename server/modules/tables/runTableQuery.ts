import type { PageQueryText } from "#contract/entities/index.ts";
import type { TableRow } from "#contract/table.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { countTable, selectRows } from "./readRows.ts";

const defaultLimit = 100;

/** A query that configuration names (D46): of a page, or of an endpoint's stage. */
export type TableQuery = Omit<PageQueryText, "name">;

/**
 * Rows of a table under the caller's own permissions and row rules, or their number.
 * @throws CallFailure `not_found`, `forbidden`, and what is wrong with values that the filters took from the call
 */
export async function runTableQuery(
  context: CallContext, { table, filters, sort = [], limit = defaultLimit, isCount }: TableQuery,
): Promise<TableRow[] | number> {
  if (isCount === true) return countTable(context, table, filters);
  return selectRows(context, table, { filters, pageSize: limit, ...(sort.length > 0 && { sort }) });
}
