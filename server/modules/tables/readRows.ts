import { sql, type SqlBool } from "kysely";
import type { RowsAnswer, RowsQuery, TableRow } from "#contract/table.ts";
import { presentValue } from "../../access/presentValue.ts";
import type { ReachableField, RelationScope } from "../../access/RelationScope.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerConditions, soughtConditions, type OpenLevel } from "./callerConditions.ts";
import { countOrEstimate } from "./counting/countRows.ts";
import { readFooters } from "./footers/readFooters.ts";
import { openQuestion } from "./openQuestion.ts";
import { valueNames, type OpenTable } from "./openTable.ts";
import { readCursor, writeCursor } from "./rowCursor.ts";
import { readPage, type PageQuestion } from "./readPage.ts";
import { withFiles } from "./rowFiles.ts";
import { hasIndex, rowOrder } from "./rowOrder.ts";

export const maxPageSize = 1000;
const defaultPageSize = 50;
/** A deeper page than this is reached by its cursor only: an offset reads every row before it. */
const maxOffset = 50_000_000;

/**
 * Rows of a table under the caller's permissions and row rules, one page of them; with the count, and with the footers of
 * all of them where there is more than one row (spec §9), unless the query leaves them out.
 * @throws CallFailure `not_found`, `forbidden`, `bad_request`, `page_size`, `unknown_field`, `unknown_operator`, `wrong_type`
 * @throws DatabaseBusy when too many others search
 */
export async function readRows(context: CallContext, name: string, query: RowsQuery): Promise<RowsAnswer> {
  demandNoGroups(query);
  const opened = await openQuestion(context, name, query);
  const { pageSize, offset, page } = paging(opened, query);
  const statement = buildStatement(opened, query);
  // One after the other: the count of a list that took too long would take as long again, and keep others waiting.
  const rows = await readPage(context, statement, { limit: pageSize + 1, offset });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const presented = shown.map((row) => presentRow(row, statement));
  const isMore = rows.length > pageSize && last !== undefined;
  // The last page tells the number itself: a search that finds little is not run twice.
  const isLastPage = !isMore && query.after === undefined && (last !== undefined || offset === 0);
  const count = isLastPage || query.count === false
    ? { total: isLastPage ? offset + shown.length : null, totalIsEstimate: false }
    : await countOrEstimate(context, opened, { query, atLeast: isMore ? offset + pageSize + 1 : 0 });
  return {
    rows: query.files === true ? await withFiles(context, opened, { fields: statement.fields, rows: presented }) : presented,
    page,
    pageSize,
    ...(isMore && { next: writeCursor(statement.order, last) }),
    ...count,
    footers: query.footers === false || (count.total !== null && count.total < 2) ? [] : await readFooters(context, opened, query),
  };
}

/** Rows are not grouped yet: whoever asks for groups must not take a flat list for them. */
function demandNoGroups({ groupBy = [], groupPath = [] }: RowsQuery): void {
  const where = groupBy.length > 0 ? "groupBy" : groupPath.length > 0 ? "groupPath" : undefined;
  if (where !== undefined) throw new CallFailure("bad_request", { params: { where } });
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

function paging({ table }: OpenTable, query: RowsQuery): { pageSize: number; page: number; offset: number } {
  const pageSize = query.pageSize ?? table.pageSize ?? defaultPageSize;
  if (pageSize > maxPageSize) throw new CallFailure("page_size", { params: { max: maxPageSize } });
  const page = query.page ?? 1;
  const offset = query.after === undefined ? (page - 1) * pageSize : 0;
  if (offset > maxOffset) throw new CallFailure("bad_request", { params: { where: "page" } });
  return { pageSize, page, offset };
}

interface Statement extends PageQuestion {
  readonly fields: readonly ReachableField[];
}

function buildStatement(opened: OpenLevel, query: RowsQuery): Statement {
  const scope = opened.scope();
  const fields = visibleFields(opened, scope);
  const order = rowOrder(scope, query.sort ?? opened.table.sort ?? []);
  const { few, common: part, isShort = false } = opened.plan ?? {};
  const conditions = [scope.rows(), ...callerConditions(opened, scope, part ? { ...query, [part]: undefined } : query)];
  const common = part && sql<SqlBool>`${sql.join(soughtConditions(opened, scope, { [part]: query[part] }), sql` and `)}`;
  const cursor = query.after === undefined ? undefined : readCursor(order, query.after);
  const values = fields.map((field, index) => sql`${scope.expression(field.name)} as ${sql.ref(`v${index}`)}`);
  const keys = order.map((term, index) => sql`${term.key} as ${sql.ref(`k${index}`)}`);
  const columns = sql`t.id as "$id", t.version as "$version", ${sql.join([...values, ...keys])}`;
  // The joins are known only after every expression was asked for.
  const from = scope.from();
  return { columns, from, conditions, order, cursor, hasIndex: hasIndex(scope.relation, order), common, isShort, isScan: Boolean(query.search) && !few && !part, fields };
}

function visibleFields({ table, limits }: OpenTable, scope: RelationScope): ReachableField[] {
  return [...valueNames(table, limits)].map((name) => scope.find(name)).filter((field) => field !== undefined);
}

function presentRow(row: Record<string, unknown>, { fields }: Statement): TableRow {
  const shown: TableRow = { $id: String(row["$id"]), $version: Number(row["$version"]) };
  for (const [index, field] of fields.entries()) shown[field.name] = presentValue(field.type, row[`v${index}`]);
  return shown;
}
