import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { addDays, isoDayOf } from "#core/format/calendar.ts";
import { zonedTime } from "#core/format/timeZone.ts";
import { defaultTimeZone } from "#core/format/zoneNames.ts";
import type { Database } from "../../database/Database.ts";

const keptDays = 90;
/** Few enough that nobody waits for a batch, on the embedded database too. */
const atOnce = 1_000;
const pauseMs = 50;
/** Of minutes; the last hour is shown. */
const keptMinutesMs = 2 * 3_600_000;

/** Takes away the counts of calls of days that are past what their project keeps, in small batches, and of minutes. @returns how many of days went */
export async function pruneApiMetrics({ database, now, signal }: { database: Pick<Database, "sql">; now: Date; signal?: AbortSignal }): Promise<number> {
  await sql`delete from platon.call_minutes where minute < ${new Date(now.getTime() - keptMinutesMs).toISOString()}::timestamptz`.execute(database.sql);
  const projects = await database.sql.selectFrom("platon.projects").select(["id", "settings"]).execute();
  let count = 0;
  for (const { id, settings } of projects) {
    const { apiMetrics, timeZone = defaultTimeZone } = settings as { apiMetrics?: { keepDays?: number }; timeZone?: string };
    const before = isoDayOf(addDays(zonedTime(now, timeZone), -(apiMetrics?.keepDays ?? keptDays)));
    for (;;) {
      if (signal?.aborted === true) return count;
      const { numAffectedRows = 0n } = await sql`
        delete from platon.call_histograms where (project_id, day, call) in (
          select h.project_id, h.day, h.call from platon.call_histograms h where h.project_id = ${id} and h.day < cast(${before} as date) limit ${atOnce})`.execute(database.sql);
      count += Number(numAffectedRows);
      if (numAffectedRows < BigInt(atOnce)) break;
      await sleep(pauseMs);
    }
  }
  return count;
}
