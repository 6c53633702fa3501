import { randomBytes } from "node:crypto";
import type { Database } from "../../database/Database.ts";

/**
 * The key by which a person's browsers encrypt drafts (D57): 32 bytes as base64, made when it is first asked for. It
 * outlives sessions, and only its owner is given it.
 */
export async function draftKey({ sql }: Pick<Database, "sql">, userId: string): Promise<string> {
  const found = sql.selectFrom("platon.draft_keys").select("key").where("user_id", "=", userId);
  const known = await found.executeTakeFirst();
  if (known) return known.key;
  // Another call may be faster: whoever was first has made it.
  await sql
    .insertInto("platon.draft_keys")
    .values({ user_id: userId, key: randomBytes(32).toString("base64") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await found.executeTakeFirstOrThrow()).key;
}
