import type { RowsAnswer, RowsQuery, TableRow } from "#contract/table.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { withDifferences } from "../logs/index.ts";
import type { OpenLevel } from "./callerConditions.ts";
import { countOrEstimate } from "./counting/countRows.ts";
import { readFooters } from "./footers/readFooters.ts";
import { answerGroups, answerOpened } from "./groups/answerGroups.ts";
import { indexHint } from "./indexHint.ts";
import { openQuestion } from "./openQuestion.ts";
import { paging } from "./paging.ts";
import { readPage } from "./readPage.ts";
import { withFiles } from "./rowFiles.ts";
import { writeCursor } from "./rowCursor.ts";
import { buildStatement, presentRow } from "./rowStatement.ts";

/**
 * Rows of a table under the caller's permissions and row rules, one page of them; with the count, and with the footers of
 * all of them where there is more than one row (spec §9), unless the query leaves them out.
 * @throws CallFailure `not_found`, `forbidden`, `bad_request`, `page_size`, `unknown_field`, `unknown_operator`, `wrong_type`
 * @throws DatabaseBusy when too many others search
 */
export async function readRows(context: CallContext, name: string, query: RowsQuery): Promise<RowsAnswer> {
  const opened = await openQuestion(context, name, query);
  if (query.openGroups !== undefined) return answerOpened(context, opened, query);
  if ((query.groupBy ?? []).length > (query.groupPath ?? []).length) return answerGroups(context, opened, query);
  return answerPage(context, opened, query);
}

async function answerPage(context: CallContext, opened: OpenLevel, query: RowsQuery): Promise<RowsAnswer> {
  const { pageSize, offset, page } = paging(opened, query);
  const statement = buildStatement(opened, query);
  // One after the other: the count of a list that took too long would take as long again, and keep others waiting.
  const rows = await readPage(context, statement, { limit: pageSize + 1, offset });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const presented = await withDifferences(context, opened.relation, shown.map((row) => presentRow(row, statement)), ({ $id }) => String($id));
  const isMore = rows.length > pageSize && last !== undefined;
  // The last page tells the number itself: a search that finds little is not run twice.
  const isLastPage = !isMore && query.after === undefined && (last !== undefined || offset === 0);
  const count = isLastPage || query.count === false
    ? { total: isLastPage ? offset + shown.length : null, totalIsEstimate: false }
    : await countOrEstimate(context, opened, { query, atLeast: isMore ? offset + pageSize + 1 : 0 });
  const hint = query.after === undefined ? await indexHint(context, opened, { query, order: statement.order }) : undefined;
  return {
    ...(hint && { hint }),
    rows: query.files === true ? await withFiles(context, opened, { fields: statement.fields, rows: presented }) : presented,
    page,
    pageSize,
    ...(isMore && { next: writeCursor(statement.order, last) }),
    ...count,
    footers: query.footers === false || (count.total !== null && count.total < 2) ? [] : await readFooters(context, opened, query),
  };
}

/**
 * The first rows of a table under the caller's permissions and row rules, and nothing about the others: no count.
 * @throws CallFailure as {@link readRows}
 */
export async function selectRows(
  context: CallContext, name: string, query: Pick<RowsQuery, "filters" | "sort" | "pageSize">,
): Promise<TableRow[]> {
  const opened = await openQuestion(context, name, query);
  const { pageSize } = paging(opened, query);
  const statement = buildStatement(opened, query);
  const rows = await readPage(context, statement, { limit: pageSize, offset: 0 });
  return rows.map((row) => presentRow(row, statement));
}

/** How many rows of a table the filters admit, for the caller: without reading them. */
export async function countTable(context: CallContext, name: string, filters: unknown): Promise<number> {
  const opened = await openQuestion(context, name, { filters });
  return (await countOrEstimate(context, opened, { query: { filters }, atLeast: 0 })).total;
}
