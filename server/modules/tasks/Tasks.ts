import { sql, type Kysely } from "kysely";
import type { TaskState } from "#contract/task.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { afterCommit } from "../../database/afterCommit.ts";
import type { Database, DatabaseLog } from "../../database/Database.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { admitTasks } from "./admitTasks.ts";
import type { NewTask, TaskOwner } from "./NewTask.ts";
import type { StoredTask } from "./StoredTask.ts";
import { TaskQueue } from "./TaskQueue.ts";

/** On which nodes tell one another that there is something to run, or to end: the task's id, or nothing. */
export const taskChannel = "platon_tasks";
/** Of one user, waiting and running. */
const mostOpen = 100;

interface TaskEvent {
  readonly kind: "task";
  readonly taskId: string;
  readonly userId: string;
  readonly state: TaskState;
  readonly done: number;
  readonly total: number | null;
}

interface TasksOptions {
  readonly database: Database;
  /** The hub of events. */
  readonly events: { record(tx: Kysely<PlatonSchema>, projectId: string, event: TaskEvent): Promise<void> };
  readonly log: DatabaseLog;
  readonly now: () => Date;
  /** The most that the operator lets run of a project at a time. */
  readonly mostAtOnce: number | undefined;
}

/** Which task it is, and whose. */
type OwnedTask = Pick<StoredTask, "id" | "project_id" | "user_id">;

/** Work that goes on without its owner (D64), as it is begun, cancelled and begun again; {@link TaskWorker} runs it, on any node. */
export class Tasks {
  readonly queue: TaskQueue;
  /** Kinds that there are. */
  readonly kinds = new Set<string>();
  readonly #options: TasksOptions;
  #hear: (taskId: string) => void = () => undefined;

  private constructor(options: TasksOptions, queue: TaskQueue) {
    this.#options = options;
    this.queue = queue;
  }

  static async open(options: TasksOptions): Promise<Tasks> {
    return new Tasks(options, await TaskQueue.open(options.database, options.log));
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
    await this.tell(tx, { id, project_id: projectId, user_id: userId }, "waiting");
    await this.admit(tx, projectId);
    return id;
  }

  /** What never began ends at once; what runs within a second, on whatever node; what waits for another attempt is begun only to be ended, as it may have something to take back. */
  async cancel(tx: Kysely<PlatonSchema>, task: OwnedTask): Promise<void> {
    const known = await tx.updateTable("platon.tasks").set({ is_cancelled: true }).where("id", "=", task.id).returning(["state", "job_id", "started_at"]).executeTakeFirst();
    if (known?.state === "waiting") {
      const at = this.#options.now().toISOString();
      const isNew = known.started_at === null;
      if (known.job_id !== null) await this.queue.cancel(tx, known.job_id);
      await tx.updateTable("platon.tasks").set({ job_id: null, ...(isNew && { state: "cancelled", ended_at: at, told_at: at }) }).where("id", "=", task.id).execute();
      if (isNew) await this.tell(tx, task, "cancelled");
      await this.admit(tx, task.project_id);
    }
    afterCommit(tx, () => this.#notify(task.id));
  }

  /** Begins a task again that has ended, as if it were new. */
  async retry(tx: Kysely<PlatonSchema>, task: OwnedTask): Promise<void> {
    await tx.updateTable("platon.tasks").set({
      state: "waiting", job_id: null, attempt: 0, done: 0, total: null, mark: null, counts: "{}", failure: null, problems: 0, log: null, is_cancelled: false, file_id: null,
      file_name: null, file_type: null, file_size: null, started_at: null, ended_at: null, told_at: null, beat_at: null,
    }).where("id", "=", task.id).execute();
    await tx.deleteFrom("platon.task_problems").where("task_id", "=", task.id).execute();
    await this.tell(tx, task, "waiting");
    await this.admit(tx, task.project_id);
  }

  /** Who runs tasks on this node is told by this one of what happens here, and by the database of what does elsewhere. */
  onNews(hear: (taskId: string) => void): void {
    this.#hear = hear;
  }

  /** Lets the next tasks of a project in, after the commit they may run. */
  async admit(tx: Kysely<PlatonSchema>, projectId: string): Promise<void> {
    await admitTasks(tx, this.queue, { projectId, cap: this.#options.mostAtOnce ?? null });
    afterCommit(tx, () => this.#notify(""));
  }

  /** Its owner and administrators hear it, after the commit. */
  async tell(tx: Kysely<PlatonSchema>, { id, project_id: projectId, user_id: userId }: OwnedTask, state: TaskState, { done, total }: Pick<StoredTask, "done" | "total"> = { done: 0, total: null }): Promise<void> {
    await this.#options.events.record(tx, projectId, { kind: "task", taskId: id, userId: userId ?? "", state, done, total });
  }

  #notify(taskId: string): void {
    const { database, log } = this.#options;
    this.#hear(taskId);
    sql`select pg_notify(${taskChannel}, ${taskId})`.execute(database.sql).catch((error: unknown) => log.warn({ err: error }, "other nodes were not told of a task"));
  }
}
