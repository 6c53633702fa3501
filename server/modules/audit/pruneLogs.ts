import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { zonedTime } from "#core/format/timeZone.ts";
import { defaultTimeZone } from "#core/format/zoneNames.ts";
import type { Database } from "../../database/Database.ts";

const dayMs = 24 * 3_600_000;
/** Any number will do, as long as all nodes use the same. */
const pruneLock = 8_246_005;
/** Few enough that nobody's save waits for a batch, on the embedded database too. */
const atOnce = 1_000;
/** Milliseconds in which others have their turn. */
const pause = 50;
/** Hours of the project's own day: from one until before five. */
const isNight = ({ hour }: { readonly hour: number }): boolean => hour >= 1 && hour < 5;

interface PruneOptions {
  readonly database: Database;
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/**
 * Takes away the audit records of projects that keep them for a time only, at night, in small batches of one node at a time.
 * What is left when the night or the node ends goes on the next. Revisions are not touched: by them every object can be restored.
 *
 * @returns how many went
 * @example await pruneLogs({ database, now: new Date() });
 */
export async function pruneLogs({ database, now, signal }: PruneOptions): Promise<number> {
  const projects = await database.sql.selectFrom("platon.projects").select(["id", "settings"]).execute();
  let count = 0;
  for (const { id, settings } of projects) {
    const { logs, timeZone = defaultTimeZone } = settings as { logs?: { keepDays?: number }; timeZone?: string };
    const keepDays = logs?.keepDays ?? 0;
    if (keepDays <= 0 || !isNight(zonedTime(now, timeZone))) continue;
    count += await pruneProject(database, { projectId: id, before: new Date(now.getTime() - keepDays * dayMs), signal });
  }
  return count;
}

interface ProjectLogs {
  readonly projectId: string;
  readonly before: Date;
  readonly signal: AbortSignal | undefined;
}

async function pruneProject(database: Database, { projectId, before, signal }: ProjectLogs): Promise<number> {
  let count = 0;
  for (;;) {
    if (signal?.aborted === true) return count;
    // A node that finds another at work takes nothing, and leaves the rest to it.
    const { numAffectedRows = 0n } = await sql`
      with turn as materialized (select pg_try_advisory_xact_lock(${pruneLock}) as is_ours)
      delete from platon.audit where id in (
        select a.id from platon.audit a where (select is_ours from turn) and a.project_id = ${projectId} and a.at < ${before}
        order by a.at limit ${atOnce})`.execute(database.sql);
    count += Number(numAffectedRows);
    if (numAffectedRows < BigInt(atOnce)) return count;
    await sleep(pause);
  }
}
