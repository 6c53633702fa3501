import { sql } from "kysely";
import type { Database } from "../../database/Database.ts";

export const keptEvents = 10_000;

/** Keeps the events of 24 hours, at most 10,000, and always the newest: by it a resume point is judged. */
export async function pruneEvents(database: Database): Promise<void> {
  await sql`delete from platon.events
    where id < (select max(id) from platon.events)
      and (at < now() - interval '24 hours'
        or id <= (select id from platon.events order by id desc offset ${keptEvents} limit 1))`.execute(database.sql);
}
