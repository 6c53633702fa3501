import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { ActionBody, IdsAnswer, IdsQuery } from "#contract/table.ts";
import { mostRowsAtOnce } from "#core/limits/rowsAtOnce.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerConditions } from "./callerConditions.ts";
import { openQuestion } from "./openQuestion.ts";
import { orderBy, rowOrder, type RowOrder } from "./rowOrder.ts";

/**
 * Ids of the rows that a question finds for the caller, in their order: from a place on, or those of some ids among them.
 * @throws CallFailure those of `readRows`
 */
export async function findIds(
  context: CallContext, name: string, { from = 0, count = mostRowsAtOnce, among, places: _places, ...query }: IdsQuery,
): Promise<string[]> {
  const { source, order } = await rowsOf(context, name, { query, among });
  const { rows } = await sql<{ id: string }>`
    select t.id ${source} order by ${orderBy(order)} limit ${count} offset ${from}`.execute(context.services.database.sql);
  return rows.map(({ id }) => id);
}

/**
 * Of these ids those that a question finds for the caller, and where each stands among all that it finds, counted from 0.
 * @throws CallFailure those of `readRows`, `query_timeout` too: all rows of the question are numbered
 */
export async function findPlaces(context: CallContext, name: string, { among = [], from: _from, count: _count, places: _places, ...query }: IdsQuery): Promise<IdsAnswer> {
  const { source, order } = await rowsOf(context, name, { query, among: undefined });
  const { rows } = await sql<{ id: string; place: number }>`
    select n.id, n.place from (select t.id, (row_number() over (order by ${orderBy(order)}) - 1)::int as place ${source}) as n
    where ${isAmong(sql.ref("n.id"), among)} order by n.place`.execute(context.services.database.sql);
  return { ids: rows.map(({ id }) => id), places: rows.map(({ place }) => place) };
}

/** One value, however many they are. */
const isAmong = (id: RawBuilder<unknown>, among: readonly string[]): RawBuilder<SqlBool> => sql<SqlBool>`${id} = any (cast(${among.filter(isRecordId)} as uuid[]))`;

/** What a question finds for the caller, as a statement goes on behind its columns, and in which order. */
async function rowsOf(
  context: CallContext, name: string, { query, among }: { query: Omit<IdsQuery, "among" | "places" | "from" | "count">; among: readonly string[] | undefined },
): Promise<{ source: RawBuilder<unknown>; order: RowOrder }> {
  const opened = await openQuestion(context, name, query);
  const scope = opened.scope();
  const order = rowOrder(scope, query.sort ?? opened.table.sort ?? []);
  const conditions = [scope.rows({ isJoined: true }), ...callerConditions(opened, scope, query)];
  if (among) conditions.push(isAmong(sql.ref("t.id"), among));
  return { source: sql`from ${scope.from()} where ${sql.join(conditions, sql` and `)}`, order };
}

/**
 * Ids of the rows that somebody means, by name or by a question.
 * @throws CallFailure `bad_request` for an empty selection, `too_many_rows` for more than are taken at once, and those of `readRows`
 */
export async function meantIds(context: CallContext, name: string, body: ActionBody): Promise<readonly string[]> {
  const { ids, values: _values, ...query } = body;
  const isQuestion = query.filters !== undefined;
  if ((ids === undefined) !== isQuestion || ids?.length === 0) throw new CallFailure("bad_request", { params: { where: isQuestion ? "body.filters" : "body.ids" } });
  if (ids) return ids;
  const found = await findIds(context, name, { ...query, sort: [], count: mostRowsAtOnce + 1 });
  if (found.length > mostRowsAtOnce) throw new CallFailure("too_many_rows", { params: { max: mostRowsAtOnce } });
  return found;
}
