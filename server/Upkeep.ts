import type { Database, DatabaseLog } from "./database/Database.ts";
import { pruneApiMetrics } from "./modules/api-metrics/index.ts";
import { pruneLogs } from "./modules/audit/pruneLogs.ts";
import { cleanFiles } from "./modules/files/cleanFiles.ts";
import { dropHeldValues } from "./modules/datasets/held/dropHeldValues.ts";
import { forgetTasks } from "./modules/tasks/forgetTasks.ts";
import type { FileStore } from "./modules/files/FileStore.ts";

const everyMs = 600_000;
const dayMs = 24 * 3_600_000;

interface UpkeepOptions {
  readonly database: Database;
  readonly files: FileStore;
  readonly log: DatabaseLog;
  readonly now: () => Date;
}

/** Takes away what this node keeps for a time only, at the start and every ten minutes until closed. */
export class Upkeep {
  readonly #options: UpkeepOptions;
  readonly #timer: NodeJS.Timeout;
  readonly #closing = new AbortController();
  #working: Promise<void> = Promise.resolve();

  constructor(options: UpkeepOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#work(), everyMs).unref();
    this.#work();
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    await this.#working;
  }

  #work(): void {
    const { database, files, log, now } = this.#options;
    this.#working = this.#working
      .then(async () => {
        await forgetPast(database, now());
        const count = await cleanFiles({ database, store: files, now: now() });
        if (count > 0) log.info({ count }, "files removed");
        await forgetTasks({ database, files, now: now() });
        await dropHeldValues({ database, now: now() });
        await pruneApiMetrics({ database, now: now(), signal: this.#closing.signal });
        const gone = await pruneLogs({ database, now: now(), signal: this.#closing.signal });
        if (gone > 0) log.info({ count: gone }, "audit records removed");
      })
      .catch((error: unknown) => log.warn({ err: error }, "what is past was not removed"));
  }
}

/** Keys of inserts counts of failed sign-ins and tickets of exports are kept for a day, refresh tokens, challenges and counts of calls until they run out. */
export async function forgetPast({ sql }: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString();
  await sql.deleteFrom("platon.idempotency_keys").where("at", "<", dayAgo).execute();
  await sql.deleteFrom("platon.login_attempts").where("last_at", "<", dayAgo).execute();
  await sql.deleteFrom("platon.export_tickets").where("created_at", "<", dayAgo).execute();
  await sql.deleteFrom("platon.call_counts").where("until", "<", now.toISOString()).execute();
  await sql.deleteFrom("platon.oauth_flows").where("expires_at", "<", now.toISOString()).execute();
  await sql.deleteFrom("platon.oauth_tickets").where("expires_at", "<", now.toISOString()).execute();
  await sql.deleteFrom("platon.signature_challenges").where("expires_at", "<", now.toISOString()).execute();
  await sql.deleteFrom("platon.refresh_tokens").where("expires_at", "<", now.toISOString()).execute();
}
