import { sql, type Kysely, type SqlBool } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import type { ReachedRows } from "./ReachedRows.ts";

/** A row that its writer's own row rule would hide is refused, as it is when it is saved alone. @throws CallFailure `forbidden` */
export async function demandStillSeen(tx: Kysely<PlatonSchema>, rows: ReachedRows, ids: readonly string[]): Promise<void> {
  const scope = rows.scope();
  const isAmong = sql<SqlBool>`t.id = any (cast(${[...ids]} as uuid[]))`;
  const seen = await sql<{ n: number }>`select count(*)::int as n from ${scope.from()} where ${isAmong} and ${scope.rows()}`.execute(tx);
  if (seen.rows[0]?.n !== ids.length) throw new CallFailure("forbidden");
}
