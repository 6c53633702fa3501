import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { TaskProblem } from "#contract/task.ts";
import { languageOf } from "#core/languages.ts";
import { afterCommit } from "../../database/afterCommit.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Services } from "../../Services.ts";
import { callerOfUser } from "../sessions/index.ts";
import type { StoredTask } from "./StoredTask.ts";
import type { TaskRun } from "./TaskRun.ts";

const tellEveryMs = 400;
/** A node that is silent for much longer is taken for dead. */
const beatEveryMs = 4_000;
const mostProblems = 1_000;
const longestLog = 65_536;
/** Bytes of a result. */
const largestFile = 4 * 1024 ** 3;

/** Somebody asked for the end. */
export class TaskCancelled extends Error {
  override readonly name = "TaskCancelled";
}

/** Another node has taken the task over: nothing that this one still does counts. */
export class TaskLost extends Error {
  override readonly name = "TaskLost";
}

interface KeptFile {
  readonly file_id: string;
  readonly file_name: string;
  readonly file_type: string;
  readonly file_size: number;
}

/** A file may hold what no database does. */
const storable = (text: string): string => text.replaceAll("\u0000", "\ufffd");

/** One attempt at a task on this node: what its kind is given, and what the row is told of it. */
export class TaskAttempt implements TaskRun<object> {
  readonly #row: StoredTask;
  readonly #services: Services;
  readonly #end = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #overdue: NodeJS.Timeout;
  /** Those that are not written yet, by their places. */
  readonly #problems = new Map<number, TaskProblem>();
  #problemCount = 0;
  #log = "";
  #done = 0;
  #total: number | undefined;
  #told: string | undefined;
  #beatAt = Date.now();
  #telling: Promise<void> = Promise.resolve();
  #file: KeptFile | undefined;

  constructor(services: Services, row: StoredTask, limitMs: number) {
    this.#services = services;
    this.#row = row;
    this.#timer = setInterval(() => this.#tell(), tellEveryMs);
    this.#overdue = setTimeout(() => this.stop(new CallFailure("task_too_long", { params: { minutes: Math.round(limitMs / 60_000) } })), limitMs);
  }

  get id(): string {
    return this.#row.id;
  }

  get input(): object {
    return this.#row.input;
  }

  get attempt(): number {
    return this.#row.attempt;
  }

  get mark(): unknown {
    return this.#row.mark ?? undefined;
  }

  get signal(): AbortSignal {
    return this.#end.signal;
  }

  stop(reason: Error): void {
    this.#end.abort(reason);
  }

  async context(): Promise<CallContext> {
    const context = await this.contextAfterwards();
    if (context.caller === undefined) throw new CallFailure("forbidden");
    return context;
  }

  async contextAfterwards(): Promise<CallContext> {
    const { project_id: projectId, user_id: userId, origin, language: wanted } = this.#row;
    const project = await this.#services.projects.byId(projectId);
    const caller = userId === null ? undefined : await callerOfUser(this.#services.database, projectId, userId);
    if (project === undefined) throw new CallFailure("forbidden");
    const { code: language, locale } = languageOf(wanted, project.settings.languages) ?? languageOf(project.settings.defaultLocale, project.settings.languages) ?? { code: "uz", locale: "uz" as const };
    const url = new URL(origin);
    return {
      requestId: this.#row.id, project, caller, language, locale, isPublic: false, address: "",
      host: { name: url.hostname, origin }, scheme: url.protocol === "https:" ? "https" : "http",
      userAgent: undefined, deviceId: undefined, method: "POST", headers: new Headers(), openBody: () => null, services: this.#services,
      breakOff: () => undefined, signal: this.signal,
    };
  }

  progress(done: number, total?: number): void {
    this.#done = done;
    this.#total = total;
  }

  problem(problem: TaskProblem): void {
    if (this.#problemCount < mostProblems) this.#problems.set(this.#problemCount, problem);
    this.#problemCount += 1;
  }

  log(line: string): void {
    if (this.#log.length < longestLog) this.#log = `${this.#log}${line}\n`.slice(0, longestLog);
  }

  async keepMark(tx: Kysely<PlatonSchema>, mark: object): Promise<void> {
    const { numUpdatedRows } = await this.#own(tx).set({ mark: JSON.stringify(mark) }).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new TaskLost();
  }

  async writeFile({ name, type }: { readonly name: string; readonly type: string }, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const { files } = this.#services;
    const id = randomUUID();
    try {
      const { size } = await files.write(id, bytes, largestFile);
      await files.keep(id);
      await this.dropFile();
      this.#file = { file_id: id, file_name: name, file_type: type, file_size: size };
    } catch (error) {
      await files.remove(id);
      throw error;
    }
  }

  async dropFile(): Promise<void> {
    if (this.#file) await this.#services.files.remove(this.#file.file_id);
    this.#file = undefined;
  }

  /** What the row is to say in the end, beside its state. */
  async finish(tx: Kysely<PlatonSchema>): Promise<Partial<KeptFile> & { done: number; total: number | null; problems: number; log: string | null }> {
    await this.#keepProblems(tx);
    return { done: this.#done, total: this.#total ?? null, problems: this.#problemCount, log: this.#log || null, ...this.#file };
  }

  /** Nothing is told any more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    clearTimeout(this.#overdue);
    await this.#telling;
  }

  #own(tx: Kysely<PlatonSchema>) {
    return tx.updateTable("platon.tasks").where("id", "=", this.#row.id).where("job_id", "=", this.#row.job_id).where("attempt", "=", this.#row.attempt).where("state", "=", "running");
  }

  #tell(): void {
    const now = `${this.#done}/${this.#total}`;
    if (now === this.#told && Date.now() - this.#beatAt < beatEveryMs) return;
    const isNew = now !== this.#told;
    this.#told = now;
    this.#beatAt = Date.now();
    // What is told late is told with the next.
    this.#telling = this.#telling.then(() => this.#beat(isNew)).catch((error: unknown) => this.#services.log.warn({ err: error, task: this.id }, "how far a task is was not written"));
  }

  async #beat(isNew: boolean): Promise<void> {
    const { database, tasks } = this.#services;
    const [done, total] = [this.#done, this.#total ?? null];
    const row = await database.transaction(async (tx) => {
      await this.#keepProblems(tx);
      const kept = await this.#own(tx).set({ done, total, problems: this.#problemCount, beat_at: sql`now()` }).returning("is_cancelled").executeTakeFirst();
      if (kept && isNew) await tasks.tell(tx, this.#row, "running", { done, total });
      return kept;
    });
    if (row === undefined) this.stop(new TaskLost());
    else if (row.is_cancelled) this.stop(new TaskCancelled());
  }

  async #keepProblems(tx: Kysely<PlatonSchema>): Promise<void> {
    const some = [...this.#problems];
    if (some.length === 0) return;
    await tx.insertInto("platon.task_problems").values(some.map(([position, { row, column, value, message }]) => ({
      task_id: this.id, position, row_number: row, column_title: storable(column), value: storable(value.slice(0, 500)), message: storable(message),
    }))).onConflict((conflict) => conflict.doNothing()).execute();
    afterCommit(tx, () => some.forEach(([position]) => this.#problems.delete(position)));
  }
}
