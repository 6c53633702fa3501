import { sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { FileStore } from "./FileStore.ts";

const atOnce = 200;

interface Cleaning {
  readonly database: Database;
  readonly store: FileStore;
  readonly now: Date;
}

/**
 * Takes away every file whose time has come, first for readers, then from the disk, then its row: interrupted anywhere,
 * the next cleaning goes on. Nodes that clean at once do the same twice, which harms nothing.
 * @returns how many
 */
export async function cleanFiles({ database, store, now }: Cleaning): Promise<number> {
  let cleaned = 0;
  for (;;) {
    const ids = await takeExpired(database, now);
    await Promise.all(ids.map((id) => store.remove(id)));
    if (ids.length > 0) {
      await database.sql.deleteFrom("platon.files").where("id", "in", ids).where("state", "=", "removed").execute();
    }
    cleaned += ids.length;
    if (ids.length < atOnce) return cleaned;
  }
}

/** Asked twice, inside and outside: a save may have claimed one meanwhile. */
async function takeExpired({ sql: database }: Database, now: Date): Promise<string[]> {
  const isExpired = sql`expires_at < ${now.toISOString()}::timestamptz`;
  const { rows } = await sql<{ id: string }>`update platon.files set state = 'removed'
    where id in (select id from platon.files where ${isExpired} order by expires_at limit ${atOnce}) and ${isExpired}
    returning id`.execute(database);
  return rows.map(({ id }) => id);
}
