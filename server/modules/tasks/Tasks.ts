import { sql, type Kysely } from "kysely";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { afterCommit } from "../../database/afterCommit.ts";
import type { Database, DatabaseLog, Subscription } from "../../database/Database.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Services } from "../../Services.ts";
import type { EventHub } from "../events/index.ts";
import { admitTasks } from "./admitTasks.ts";
import { endTask } from "./endTask.ts";
import { TaskAttempt, TaskCancelled, TaskLost, type StoredTask } from "./TaskAttempt.ts";
import type { AnyTaskKind, NewTask, TaskCounts, TaskKind, TaskOwner } from "./TaskKind.ts";
import { TaskQueue, type QueuedJob } from "./TaskQueue.ts";

const channel = "platon_tasks";
/** Tasks that one node runs at a time. */
const places = 2;
/** Of one user, waiting and running. */
const mostOpen = 100;
/** What comes again after a pause, and tasks of a node that died, are looked for so often. */
const lookEveryMs = 10_000;
/** Seconds of silence after which a node is taken for dead. */
const patience = 30;

interface TasksOptions {
  readonly database: Database;
  readonly events: EventHub;
  readonly log: DatabaseLog;
  readonly now: () => Date;
}

/** Work that goes on without its owner (D64): begun here, run on any node. */
export class Tasks {
  readonly #options: TasksOptions;
  readonly #queue: TaskQueue;
  readonly #running = new Map<string, TaskAttempt>();
  readonly #ends = new Set<Promise<void>>();
  #kinds: ReadonlyMap<string, AnyTaskKind> = new Map();
  #services: Services | undefined;
  #subscription: Subscription | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isAskedAgain = false;
  #isClosed = false;

  private constructor(options: TasksOptions, queue: TaskQueue) {
    this.#options = options;
    this.#queue = queue;
  }

  static async open(options: TasksOptions): Promise<Tasks> {
    return new Tasks(options, await TaskQueue.open(options.database, options.log));
  }

  /** From now on this node runs what is there. */
  async work(services: Services, kinds: readonly AnyTaskKind[]): Promise<void> {
    const { database } = this.#options;
    this.#services = services;
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
    // Whatever the embedded database says is running was so in a process that is gone.
    await this.#findDead(database.kind === "embedded" ? 0 : patience);
    this.#subscription = await database.listen(channel, (taskId) => this.#hear(taskId));
    this.#timer = setInterval(() => void this.#look().catch((error: unknown) => this.#warn(error)), lookEveryMs).unref();
    this.#wake();
  }

  /**
   * Begins a task: in `tx`, where it belongs to a change that may yet be undone.
   * @returns its id
   * @throws CallFailure `too_many_tasks`
   * @example await services.tasks.start(ownerOf(context), { kind: exportTask, input, subject: { of: "tables", name } });
   */
  async start<Input extends object>(owner: TaskOwner, task: NewTask<Input>, tx?: Kysely<PlatonSchema>): Promise<string> {
    if (tx === undefined) return await this.#options.database.transaction((own) => this.start(owner, task, own));
    const { projectId, userId, origin, language } = owner;
    const { count } = userId === null ? { count: 0 } : await tx.selectFrom("platon.tasks").select(({ fn }) => fn.countAll<number>().as("count"))
      .where("user_id", "=", userId).where("project_id", "=", projectId).where("ended_at", "is", null).executeTakeFirstOrThrow();
    if (count >= mostOpen) throw new CallFailure("too_many_tasks", { params: { max: mostOpen } });
    const [id, now] = [uuidv7(), this.#options.now().toISOString()];
    await tx.insertInto("platon.tasks").values({
      id, project_id: projectId, user_id: userId, kind: task.kind.name, subject: task.subject ? JSON.stringify(task.subject) : null, input: JSON.stringify(task.input), origin, language,
      created_at: now, told_at: task.isQuiet ? now : null,
    }).execute();
    await this.#tell(tx, { id, projectId, userId: userId ?? "", state: "waiting" });
    await this.#admit(tx, projectId);
    return id;
  }

  /** What waits ends at once; what runs within a second, on whatever node. */
  async cancel(tx: Kysely<PlatonSchema>, task: Pick<StoredTask, "id" | "project_id" | "user_id" | "job_id" | "state">): Promise<void> {
    const { id, project_id: projectId, user_id: userId } = task;
    await tx.updateTable("platon.tasks").set({ is_cancelled: true }).where("id", "=", id).execute();
    const ended = await tx.updateTable("platon.tasks").set({ state: "cancelled", ended_at: this.#options.now().toISOString(), told_at: this.#options.now().toISOString() })
      .where("id", "=", id).where("state", "=", "waiting").returning("job_id").executeTakeFirst();
    if (ended?.job_id) await this.#queue.cancel(tx, ended.job_id);
    if (ended) {
      await this.#tell(tx, { id, projectId, userId: userId ?? "", state: "cancelled" });
      await this.#admit(tx, projectId);
    }
    afterCommit(tx, () => this.#notify(id));
  }

  /** Begins a task again that has ended, as if it were new. */
  async retry(tx: Kysely<PlatonSchema>, { id, project_id: projectId, user_id: userId }: Pick<StoredTask, "id" | "project_id" | "user_id">): Promise<void> {
    await tx.updateTable("platon.tasks").set({
      state: "waiting", job_id: null, attempt: 0, done: 0, total: null, mark: null, counts: "{}", failure: null, problems: 0, log: null, is_cancelled: false, file_id: null,
      file_name: null, file_type: null, file_size: null, started_at: null, ended_at: null, told_at: null, beat_at: null,
    }).where("id", "=", id).execute();
    await tx.deleteFrom("platon.task_problems").where("task_id", "=", id).execute();
    await this.#tell(tx, { id, projectId, userId: userId ?? "", state: "waiting" });
    await this.#admit(tx, projectId);
  }

  /** Tasks that run on this node. */
  get running(): number {
    return this.#running.size;
  }

  isKnown(kind: string): boolean {
    return this.#kinds.has(kind);
  }

  /** What runs is put back, for the next start or another node. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#subscription?.dispose();
    await this.#looking;
    for (const attempt of this.#running.values()) attempt.stop(new TaskLost());
    await Promise.all(this.#ends);
    await this.#queue.close();
  }

  async #admit(tx: Kysely<PlatonSchema>, projectId: string): Promise<void> {
    await admitTasks(tx, this.#queue, projectId);
    afterCommit(tx, () => this.#notify(""));
  }

  #notify(taskId: string): void {
    this.#hear(taskId);
    sql`select pg_notify(${channel}, ${taskId})`.execute(this.#options.database.sql).catch((error: unknown) => this.#warn(error));
  }

  #hear(taskId: string): void {
    this.#wake();
    const attempt = this.#running.get(taskId);
    if (attempt) void this.#stopIfCancelled(taskId, attempt).catch((error: unknown) => this.#warn(error));
  }

  async #stopIfCancelled(taskId: string, attempt: TaskAttempt): Promise<void> {
    const row = await this.#options.database.sql.selectFrom("platon.tasks").select("is_cancelled").where("id", "=", taskId).executeTakeFirst();
    if (row?.is_cancelled !== false) attempt.stop(new TaskCancelled());
  }

  async #look(): Promise<void> {
    const { rows } = await sql<{ waits: boolean; runs: boolean }>`select
      exists (select from platon.tasks where ended_at is null and state = 'waiting') as waits,
      exists (select from platon.tasks where ended_at is null and state = 'running') as runs`.execute(this.#options.database.sql);
    if (rows[0]?.runs) await this.#findDead(patience);
    if (rows[0]?.waits) this.#wake();
  }

  /** Takes what there is a place for; whoever asks meanwhile is asked for once more. */
  #wake(): void {
    if (this.#isClosed || this.#services === undefined) return;
    if (this.#looking !== undefined) {
      this.#isAskedAgain = true;
      return;
    }
    this.#looking = this.#takeAll(this.#services).catch((error: unknown) => this.#warn(error)).finally(() => {
      this.#looking = undefined;
      if (!this.#isAskedAgain) return;
      this.#isAskedAgain = false;
      this.#wake();
    });
  }

  async #takeAll(services: Services): Promise<void> {
    while (!this.#isClosed && this.#running.size < places) {
      const job = await this.#queue.take();
      if (job === undefined) return;
      const row = await this.#claim(job);
      if (row === undefined) continue;
      const end: Promise<void> = this.#run(services, row, job).catch((error: unknown) => this.#warn(error)).finally(() => {
        this.#ends.delete(end);
        this.#wake();
      });
      this.#ends.add(end);
    }
  }

  /** The task is this node's from now on; undefined when it has ended meanwhile. */
  async #claim({ jobId, taskId }: QueuedJob): Promise<StoredTask | undefined> {
    const { database } = this.#options;
    return await database.transaction(async (tx) => {
      const row = await tx.updateTable("platon.tasks")
        .set(({ eb, ref }) => ({ state: "running", failure: null, attempt: eb("attempt", "+", 1), started_at: eb.fn.coalesce(ref("started_at"), sql<string>`now()`), beat_at: sql`now()` }))
        .where("id", "=", taskId).where("job_id", "=", jobId).where("ended_at", "is", null).returningAll().executeTakeFirst();
      if (row === undefined) await this.#queue.complete(tx, jobId);
      else {
        if (row.mark === null) await tx.deleteFrom("platon.task_problems").where("task_id", "=", taskId).execute();
        await this.#tell(tx, { id: row.id, projectId: row.project_id, userId: row.user_id ?? "", state: "running", done: row.done, total: row.total });
      }
      return row;
    });
  }

  async #run(services: Services, row: StoredTask, { jobId }: QueuedJob): Promise<void> {
    const kind = this.#kinds.get(row.kind) as TaskKind | undefined;
    const attempt = new TaskAttempt(services, row, kind?.limitMs ?? 60_000);
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
    await attempt.close();
    const tell = this.#tell.bind(this);
    const { now, log, database } = this.#options;
    try {
      await endTask({ database, queue: this.#queue, log, now, tell, admit: (tx) => this.#admit(tx, row.project_id) }, { row, jobId, attempt, kind, counts, error });
    } finally {
      this.#running.delete(row.id);
    }
  }

  /** Tasks of nodes that are silent go on elsewhere; those that may not be repeated ask their owner. */
  async #findDead(seconds: number): Promise<void> {
    const { database } = this.#options;
    const dead = await database.sql.selectFrom("platon.tasks").select("id").where("state", "=", "running").where("ended_at", "is", null)
      .where("beat_at", "<=", sql<string>`now() - ${seconds} * interval '1 second'`).execute();
    for (const { id } of dead) {
      if (this.#running.has(id)) continue;
      await database.transaction(async (tx) => {
        const row = await tx.selectFrom("platon.tasks").selectAll().where("id", "=", id).where("state", "=", "running").where("beat_at", "<=", sql<string>`now() - ${seconds} * interval '1 second'`).forUpdate().skipLocked().executeTakeFirst();
        if (row === undefined) return;
        if (row.job_id !== null) await this.#queue.complete(tx, row.job_id);
        const mayGoOn = this.#kinds.get(row.kind)?.isRepeatable === true && !row.is_cancelled;
        const state = mayGoOn ? "waiting" : row.is_cancelled ? "cancelled" : "interrupted";
        await tx.updateTable("platon.tasks").set({ state, job_id: null, ...(!mayGoOn && { ended_at: this.#options.now().toISOString() }) }).where("id", "=", id).execute();
        await this.#tell(tx, { id, projectId: row.project_id, userId: row.user_id ?? "", state });
        await this.#admit(tx, row.project_id);
      });
    }
  }

  async #tell(tx: Kysely<PlatonSchema>, { id, projectId, userId, state, done = 0, total = null }: ToldTask): Promise<void> {
    await this.#options.events.record(tx, projectId, { kind: "task", taskId: id, userId, state, done, total });
  }

  #warn(error: unknown): void {
    this.#options.log.warn({ err: error }, "tasks");
  }
}

interface ToldTask {
  readonly id: string;
  readonly projectId: string;
  readonly userId: string;
  readonly state: StoredTask["state"];
  readonly done?: number;
  readonly total?: number | null;
}

export type TellTask = (tx: Kysely<PlatonSchema>, task: ToldTask) => Promise<void>;
