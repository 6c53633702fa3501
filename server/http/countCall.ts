import { sql } from "kysely";
import type { CallContext } from "./CallContext.ts";
import { CallFailure } from "./CallFailure.ts";
import type { CallLimits } from "./CallLimit.ts";

/**
 * Counts a call in the database, so that all nodes share the count; by itself, so that it holds whatever becomes of the call.
 * A row is no more than its key, and goes when its window is over (SV10).
 * @param key what is counted and whose it is: `incidents:<session>`
 * @throws CallFailure `too_many_requests`, with the seconds until the window is over
 */
export async function countCall(
  { services }: Pick<CallContext, "services">, key: string, { atMost, windowMs }: CallLimits,
): Promise<void> {
  const now = services.now();
  const at = now.toISOString();
  const until = new Date(now.getTime() + windowMs).toISOString();
  const isOver = sql<boolean>`call_counts.until <= ${at}::timestamptz`;
  const row = await services.database.sql
    .insertInto("platon.call_counts")
    .values({ key, count: 1, until })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({
      count: sql<number>`case when ${isOver} then 1 else least(call_counts.count, ${atMost}::integer) + 1 end`,
      until: sql<string>`case when ${isOver} then excluded.until else call_counts.until end`,
    }))
    .returning(["count", "until"])
    .executeTakeFirstOrThrow();
  if (row.count <= atMost) return;
  const waitMs = new Date(row.until).getTime() - now.getTime();
  throw new CallFailure("too_many_requests", { params: { seconds: Math.max(1, Math.ceil(waitMs / 1000)) } });
}
