import { sql } from "kysely";
import type { Database } from "../../../database/Database.ts";
import { heldDays } from "./HeldValues.ts";
import { heldSchema } from "./heldSchema.ts";

/** Takes away for good what was held for long enough. @returns how many columns and tables */
export async function dropHeldValues({ database, now }: { readonly database: Database; readonly now: Date }): Promise<number> {
  const until = new Date(now.getTime() - heldDays * 24 * 3_600_000).toISOString();
  const { rows } = await sql<{ id: string }>`select id from platon.held_values where held_at < ${until}::timestamptz order by held_at limit 100`.execute(database.sql);
  for (const { id } of rows) {
    await database.transaction(async (tx) => {
      const { numAffectedRows } = await sql`delete from platon.held_values where id = ${id} and held_at < ${until}::timestamptz`.execute(tx);
      if (numAffectedRows === 1n) await sql`drop schema if exists ${sql.id(heldSchema(id))} cascade`.execute(tx);
    }, { class: "maintenance" });
  }
  return rows.length;
}
