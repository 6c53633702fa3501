import type { TableQueryText } from "#contract/entities/index.ts";
import type { QueryGroups, TableRow } from "#contract/table.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { selectGroups } from "./groups/selectGroups.ts";
import { namingSource } from "./namingSource.ts";
import { openQuestion } from "./openQuestion.ts";
import { countTable, selectRows } from "./readRows.ts";

const defaultLimit = 100;

/** A query that configuration names (D46): of a page, or of an endpoint's stage. */
export type TableQuery = Omit<TableQueryText, "name">;

/**
 * Rows of a table under the caller's own permissions and row rules, or their number, or groups of them with `isCut` where
 * the limit left some out.
 * @throws CallFailure `not_found`, `forbidden`, and what is wrong with values that the filters took from the call
 */
export function runTableQuery(context: CallContext, query: TableQuery): Promise<TableRow[] | QueryGroups | number> {
  return namingSource(context, query.table, () => answerQuery(context, query));
}

async function answerQuery(
  context: CallContext, { table, filters, sort = [], limit = defaultLimit, isCount, groupBy, aggregates }: TableQuery,
): Promise<TableRow[] | QueryGroups | number> {
  if (isCount === true) return countTable(context, table, filters);
  if (groupBy !== undefined) {
    const opened = await openQuestion(context, table, { filters });
    return selectGroups(context, opened, { filters, sort, groupBy, limit, ...(aggregates && { aggregates }) });
  }
  return selectRows(context, table, { filters, pageSize: limit, ...(sort.length > 0 && { sort }) });
}
