import { sql } from "kysely";
import type { ActionBody, IdsQuery } from "#contract/table.ts";
import { mostRowsAtOnce } from "#core/limits/rowsAtOnce.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerConditions } from "./callerConditions.ts";
import { openQuestion } from "./openQuestion.ts";
import { orderBy, rowOrder } from "./rowOrder.ts";

/**
 * Ids of the rows that a question finds for the caller, in their order: from a place on, or those of some ids among them.
 * @throws CallFailure those of `readRows`
 */
export async function findIds(
  context: CallContext, name: string, { from = 0, count = mostRowsAtOnce, among, ...query }: IdsQuery,
): Promise<string[]> {
  const opened = await openQuestion(context, name, query);
  const scope = opened.scope();
  const order = rowOrder(scope, query.sort ?? opened.table.sort ?? []);
  const conditions = [scope.rows({ isJoined: true }), ...callerConditions(opened, scope, query)];
  // One value, however many they are.
  if (among) conditions.push(sql`t.id = any (cast(${among.filter(isRecordId)} as uuid[]))`);
  const { rows } = await sql<{ id: string }>`
    select t.id from ${scope.from()} where ${sql.join(conditions, sql` and `)}
    order by ${orderBy(order)} limit ${count} offset ${from}`.execute(context.services.database.sql);
  return rows.map(({ id }) => id);
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
