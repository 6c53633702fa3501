import { sql, type Kysely } from "kysely";
import type { Subscription } from "../../database/Database.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Services } from "../../Services.ts";
import { endTask } from "./endTask.ts";
import type { StoredTask } from "./StoredTask.ts";
import { TaskAttempt, TaskCancelled, TaskLost } from "./TaskAttempt.ts";
import type { AnyTaskKind, TaskCounts, TaskKind } from "./TaskKind.ts";
import type { QueuedJob } from "./TaskQueue.ts";
import { taskChannel } from "./Tasks.ts";

/** Tasks that one node runs at a time. */
const places = 2;
/** What comes again after a pause, and tasks of a node that died, are looked for so often. */
const lookEveryMs = 10_000;
/** Seconds of silence after which a node is taken for dead. */
const patience = 30;

/** Runs tasks on this node, until it is closed. */
export class TaskWorker {
  readonly #services: Services;
  readonly #kinds: ReadonlyMap<string, AnyTaskKind>;
  readonly #running = new Map<string, TaskAttempt>();
  readonly #ends = new Set<Promise<void>>();
  #subscription: Subscription | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isAskedAgain = false;
  #isClosed = false;

  private constructor(services: Services, kinds: readonly AnyTaskKind[]) {
    this.#services = services;
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
    for (const { name } of kinds) services.tasks.kinds.add(name);
  }

  static async start(services: Services, kinds: readonly AnyTaskKind[]): Promise<TaskWorker> {
    const worker = new TaskWorker(services, kinds);
    await worker.#begin();
    return worker;
  }

  /** What runs is put back, for the next start or another node. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#subscription?.dispose();
    await this.#looking;
    for (const attempt of this.#running.values()) attempt.stop(new TaskLost());
    await Promise.all(this.#ends);
    await this.#services.tasks.queue.close();
  }

  async #begin(): Promise<void> {
    const { database, tasks } = this.#services;
    // Whatever the embedded database says is running was so in a process that is gone.
    await this.#findDead(database.kind === "embedded" ? 0 : patience);
    tasks.onNews((taskId) => this.#hear(taskId));
    this.#subscription = await database.listen(taskChannel, (taskId) => this.#hear(taskId));
    this.#timer = setInterval(() => void this.#look().catch((error: unknown) => this.#warn(error)), lookEveryMs).unref();
    this.#wake();
  }

  #hear(taskId: string): void {
    this.#wake();
    const attempt = this.#running.get(taskId);
    if (attempt) void this.#stopIfCancelled(taskId, attempt).catch((error: unknown) => this.#warn(error));
  }

  async #stopIfCancelled(taskId: string, attempt: TaskAttempt): Promise<void> {
    const row = await this.#services.database.sql.selectFrom("platon.tasks").select("is_cancelled").where("id", "=", taskId).executeTakeFirst();
    if (row?.is_cancelled !== false) attempt.stop(new TaskCancelled());
  }

  async #look(): Promise<void> {
    const { rows } = await sql<{ waits: boolean; runs: boolean }>`select
      exists (select from platon.tasks where ended_at is null and state = 'waiting') as waits,
      exists (select from platon.tasks where ended_at is null and state = 'running') as runs`.execute(this.#services.database.sql);
    if (rows[0]?.runs) await this.#findDead(patience);
    if (rows[0]?.waits) this.#wake();
  }

  /** Takes what there is a place for; whoever asks meanwhile is asked for once more. */
  #wake(): void {
    if (this.#isClosed) return;
    if (this.#looking !== undefined) {
      this.#isAskedAgain = true;
      return;
    }
    this.#looking = this.#takeAll().catch((error: unknown) => this.#warn(error)).finally(() => {
      this.#looking = undefined;
      if (!this.#isAskedAgain) return;
      this.#isAskedAgain = false;
      this.#wake();
    });
  }

  async #takeAll(): Promise<void> {
    while (!this.#isClosed && this.#running.size < places) {
      const taken = await this.#take();
      if (taken === undefined) return;
      const { job, row } = taken;
      if (row === undefined) continue;
      const end: Promise<void> = this.#run(row, job).catch((error: unknown) => this.#warn(error)).finally(() => {
        this.#ends.delete(end);
        this.#wake();
      });
      this.#ends.add(end);
    }
  }

  /** Job and task become this node's in one moment: killed between the two, nobody would ever go on with it. */
  async #take(): Promise<{ readonly job: QueuedJob; readonly row: StoredTask | undefined } | undefined> {
    const { database, tasks } = this.#services;
    return await database.transaction(async (tx) => {
      const job = await tasks.queue.take(tx);
      return job && { job, row: await this.#claim(tx, job) };
    });
  }

  /** Undefined when the task has ended meanwhile. */
  async #claim(tx: Kysely<PlatonSchema>, { jobId, taskId }: QueuedJob): Promise<StoredTask | undefined> {
    const { tasks } = this.#services;
    const row = await tx.updateTable("platon.tasks")
      .set(({ eb, ref }) => ({ state: "running", failure: null, attempt: eb("attempt", "+", 1), started_at: eb.fn.coalesce(ref("started_at"), sql<string>`now()`), beat_at: sql`now()` }))
      .where("id", "=", taskId).where("job_id", "=", jobId).where("ended_at", "is", null).returningAll().executeTakeFirst();
    if (row === undefined) await tasks.queue.complete(tx, jobId);
    else {
      await tx.deleteFrom("platon.task_problems").where("task_id", "=", taskId).execute();
      await tasks.tell(tx, row, "running", row);
    }
    return row;
  }

  async #run(row: StoredTask, { jobId }: QueuedJob): Promise<void> {
    const kind = this.#kinds.get(row.kind) as TaskKind | undefined;
    const attempt = new TaskAttempt(this.#services, row, kind?.limitMs ?? 60_000);
    this.#running.set(row.id, attempt);
    if (row.is_cancelled) attempt.stop(new TaskCancelled());
    let counts: TaskCounts = {};
    let error: unknown;
    try {
      if (kind === undefined) throw new CallFailure("not_found");
      await attempt.context();
      attempt.signal.throwIfAborted();
      counts = await kind.run(attempt);
      attempt.signal.throwIfAborted();
    } catch (thrown) {
      error = attempt.signal.aborted ? attempt.signal.reason : thrown;
    }
    try {
      await endTask(this.#services, { row, jobId, attempt, kind, counts, error });
    } finally {
      await attempt.close();
      this.#running.delete(row.id);
    }
  }

  /** Tasks of nodes that are silent go on elsewhere; those that may not be repeated ask their owner. */
  async #findDead(seconds: number): Promise<void> {
    const { database, tasks } = this.#services;
    const dead = await database.sql.selectFrom("platon.tasks").select("id").where("state", "=", "running").where("ended_at", "is", null)
      .where("beat_at", "<=", sql<string>`now() - ${seconds} * interval '1 second'`).execute();
    for (const { id } of dead) {
      if (this.#running.has(id)) continue;
      await database.transaction(async (tx) => {
        const row = await tx.selectFrom("platon.tasks").selectAll().where("id", "=", id).where("state", "=", "running").where("beat_at", "<=", sql<string>`now() - ${seconds} * interval '1 second'`).forUpdate().skipLocked().executeTakeFirst();
        if (row === undefined) return;
        if (row.job_id !== null) await tasks.queue.complete(tx, row.job_id);
        // One that is cancelled is begun only to be ended: what it did is taken back.
        const mayGoOn = row.is_cancelled || this.#kinds.get(row.kind)?.isRepeatable === true;
        const state = mayGoOn ? "waiting" : "interrupted";
        await tx.updateTable("platon.tasks").set({ state, job_id: null, ...(!mayGoOn && { ended_at: this.#services.now().toISOString() }) }).where("id", "=", id).execute();
        await tasks.tell(tx, row, state);
        await tasks.admit(tx, row.project_id);
      });
    }
  }

  #warn(error: unknown): void {
    this.#services.log.warn({ err: error }, "tasks");
  }
}
