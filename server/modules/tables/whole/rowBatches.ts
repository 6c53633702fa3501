import { sql } from "kysely";
import { heavyReads } from "../../../access/heavyReads.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { OpenLevel } from "../callerConditions.ts";
import { byCursor } from "./byCursor.ts";
import { byIds } from "./byIds.ts";
import { byKey } from "./byKey.ts";
import { presentWhole, wholeStatement, type WholeQuestion, type WholeRow } from "./wholeStatement.ts";

/**
 * All rows of a question in their order, some hundreds at a time, each batch read when it is asked for. PostgreSQL reads them
 * as they are at one moment. The embedded database, whose one session everybody waits for, reads them in short statements:
 * what changes meanwhile is there as it is when it is read, and no row twice.
 * @param signal ends the reading, also a statement that is under way
 */
export async function* rowBatches(
  context: CallContext, opened: OpenLevel, { question, signal }: { question: WholeQuestion; signal: AbortSignal },
): AsyncGenerator<WholeRow[]> {
  const statement = wholeStatement(opened, question);
  for await (const rows of read()) {
    signal.throwIfAborted();
    yield rows.map((row) => presentWhole(statement, row));
  }

  function read(): AsyncIterable<Record<string, unknown>[]> {
    const { paging } = question;
    if (context.services.database.kind === "postgres") return byCursor(context.services.database, { statement, paging, signal });
    const isWalked = statement.hasIndex && paging.offset === 0 && question.ids === undefined;
    return isWalked ? byKey(context, statement, paging) : byIds(context, statement, paging);
  }
}

/** How many rows there are of a question for the caller, exactly. @throws DatabaseBusy, QueryTimedOut */
export async function countWhole(context: CallContext, opened: OpenLevel, question: WholeQuestion): Promise<number> {
  const { from, conditions } = wholeStatement(opened, question);
  const { limit, offset } = question.paging;
  const matching = sql`select 1 from ${from} where ${sql.join([...conditions], sql` and `)} limit ${limit} offset ${offset}`;
  const { rows } = await sql<{ n: number }>`select count(*) as n from (${matching}) as counted`.execute(heavyReads(context, "report"));
  return rows[0]?.n ?? 0;
}
