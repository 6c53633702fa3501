import { CompiledQuery, type Kysely } from "kysely";
import PgBoss from "pg-boss";
import type { Database, DatabaseLog } from "../../database/Database.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";

const queue = "tasks";
/** Attempts of a task that failed for a reason that may pass. */
export const attempts = 3;
/** Seconds of the first pause; the next is twice as long. */
const retryDelay = 5;
/** Seconds; no task may take longer, and whose node died is found by its beat. */
const longest = 24 * 3600 - 1;

/** What is handed out: one job, to one node. */
export interface QueuedJob {
  readonly jobId: string;
  readonly taskId: string;
}

/**
 * The queue (D64): which task is next, on whatever node, once; again after a growing pause when an attempt failed. It is pg-boss over the
 * product's own database; nothing polls, a node asks when it is told that there is something.
 */
export class TaskQueue {
  readonly #boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  static async open(database: Database, log: DatabaseLog): Promise<TaskQueue> {
    const boss = new PgBoss({
      db: executorOf(database.maintenance),
      schedule: false,
      // It writes each time, which keeps the embedded database from resting.
      maintenanceIntervalMinutes: 60,
      archiveCompletedAfterSeconds: 3600,
      deleteAfterDays: 1,
    });
    boss.on("error", (error) => log.warn({ err: error }, "the queue of tasks"));
    await boss.start();
    await boss.createQueue(queue);
    return new TaskQueue(boss);
  }

  /** In the transaction of whoever lets it in. @returns the job's id */
  async send(tx: Kysely<PlatonSchema>, taskId: string): Promise<string> {
    const options = { retryLimit: attempts - 1, retryDelay, retryBackoff: true, expireInSeconds: longest, retentionDays: 30, db: executorOf(tx) };
    const id = await this.#boss.send(queue, { taskId }, options);
    if (id === null) throw new Error("The queue took no job");
    return id;
  }

  /** The next job whose time has come, this node's with the transaction that says so of its task; undefined when there is none. */
  async take(tx: Kysely<PlatonSchema>): Promise<QueuedJob | undefined> {
    const [job] = await this.#boss.fetch<{ taskId: string }>(queue, { batchSize: 1, db: executorOf(tx) });
    return job && { jobId: job.id, taskId: job.data.taskId };
  }

  async complete(tx: Kysely<PlatonSchema>, jobId: string): Promise<void> {
    await this.#boss.complete(queue, jobId, {}, { db: executorOf(tx) });
  }

  /** It is tried again after a pause, unless it was tried often enough. */
  async fail(tx: Kysely<PlatonSchema>, jobId: string): Promise<void> {
    await this.#boss.fail(queue, jobId, {}, { db: executorOf(tx) });
  }

  async cancel(tx: Kysely<PlatonSchema>, jobId: string): Promise<void> {
    await this.#boss.cancel(queue, jobId, { db: executorOf(tx) });
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, wait: true });
  }
}

/** Of a statement without values there may be several in one text. */
const executorOf = (sql: Kysely<PlatonSchema>): PgBoss.Db => ({
  executeSql: async (text: string, values: readonly unknown[] = []) => {
    const { rows = [] } = await sql.executeQuery<unknown>(CompiledQuery.raw(text, [...values]));
    return { rows };
  },
});
