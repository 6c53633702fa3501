import { writeTagged } from "#core/expressions/values/taggedJson.ts";
import { FairQueue } from "../FairQueue.ts";
import { isolateLimits, type RunLimits } from "./isolateLimits.ts";
import type { ExpressionEnvironment, FromIsolate, IsolateTask } from "./IsolateTask.ts";
import { IsolateThread, ThreadLost } from "./IsolateThread.ts";
import type { ExpressionAnswer, ProgramAnswer } from "./ProgramAnswer.ts";

/** One program to run. */
export interface Program {
  /** TypeScript or JavaScript: a module that imports nothing, its default export a function of the input. */
  readonly source: string;
  /** Plain data. */
  readonly input: unknown;
  /** Whose run it is: groups take turns. */
  readonly group: string;
  readonly limits?: Partial<RunLimits>;
}

/** One expression over its scope. */
export interface Expression {
  readonly source: string;
  readonly scope: Readonly<Record<string, unknown>>;
}

export interface ExpressionBatch extends Pick<Program, "group" | "limits"> {
  /** What scopes may have: a name that one lacks is undefined. */
  readonly names: readonly string[];
  readonly environment: ExpressionEnvironment;
}

interface IsolateOptions {
  /** The built worker. @defaultValue isolate.worker.js beside the built server */
  readonly workerFile?: URL;
  /** @defaultValue 1 */
  readonly threads?: number;
  /** Milliseconds. @defaultValue isolateLimits.idle */
  readonly idle?: number;
}

/** Waits for a thread. */
type Job = (thread: IsolateThread) => void;

/** Too many of the group wait, or it waited too long. */
class Busy extends Error {}

/**
 * Runs projects' programs (D58), each in a fresh QuickJS in a worker thread. A thread starts with the first program,
 * ends when there is nothing to do for a while, and is replaced when a program held it.
 */
export class Isolate {
  readonly #workerFile: URL;
  readonly #most: number;
  readonly #idle: number;
  readonly #queue = new FairQueue<Job>(isolateLimits.waiting);
  readonly #free: IsolateThread[] = [];
  readonly #threads = new Set<IsolateThread>();
  #idleTimer: NodeJS.Timeout | undefined;

  constructor({ workerFile, threads = 1, idle = isolateLimits.idle }: IsolateOptions = {}) {
    this.#workerFile = workerFile ?? new URL("./isolate.worker.js", import.meta.url);
    this.#most = threads;
    this.#idle = idle;
  }

  /** Threads that are there now. */
  get threads(): number {
    return this.#threads.size;
  }

  /** Programs that wait for a thread. */
  get waiting(): number {
    return this.#queue.size;
  }

  /**
   * What came of a program. Never throws for what the program does.
   * @example
   * const { outcome } = await isolate.run({ source: "export default ({ a }) => a + 1", input: { a: 1 }, group: "demo" });
   */
  async run({ source, input, group, limits }: Program): Promise<ProgramAnswer> {
    const text = JSON.stringify(input);
    if (text.length > isolateLimits.input) return { outcome: { kind: "inputTooLarge" }, logs: [] };
    try {
      const task: IsolateTask = { kind: "program", source, input: text, limits: fill(limits) };
      return (await this.#perform(task, group)) as ProgramAnswer;
    } catch (error) {
      if (error instanceof Busy) return { outcome: { kind: "busy" }, logs: [] };
      if (error instanceof ThreadLost) return { outcome: { kind: error.why }, logs: [] };
      throw error;
    }
  }

  /**
   * The values of many expressions, each over its own scope of plain data, in one machine: they are one author's. The
   * formatting functions of core/expressions are there.
   * @returns an answer for each, in their order; after an overrun an error for each
   */
  async evaluateExpressions(items: readonly Expression[], batch: ExpressionBatch): Promise<readonly ExpressionAnswer[]> {
    const { group, limits, names, environment } = batch;
    const texts = items.map(({ source, scope }) => ({ source, scope: writeTagged(scope) }));
    try {
      const task: IsolateTask = { kind: "expressions", items: texts, names, environment, limits: fill(limits) };
      return (await this.#perform(task, group)) as readonly ExpressionAnswer[];
    } catch (error) {
      if (error instanceof Busy) return items.map(() => ({ error: "busy" }));
      if (error instanceof ThreadLost) return items.map(() => ({ error: error.why }));
      throw error;
    }
  }

  /** Ends the threads; what runs or waits is answered as crashed or busy. */
  async close(): Promise<void> {
    clearTimeout(this.#idleTimer);
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  async #perform(task: IsolateTask, group: string): Promise<FromIsolate> {
    const thread = await this.#turn(group);
    try {
      return await thread.perform(task);
    } finally {
      this.#release(thread);
    }
  }

  /** A thread, when it is the group's turn. @throws Busy */
  #turn(group: string): Promise<IsolateThread> {
    return new Promise((resolve, reject) => {
      const job: Job = (thread) => {
        clearTimeout(timer);
        resolve(thread);
      };
      const timer = setTimeout(() => {
        this.#queue.remove(group, job);
        reject(new Busy());
      }, isolateLimits.wait);
      if (this.#queue.add(group, job)) return this.#serve();
      clearTimeout(timer);
      reject(new Busy());
    });
  }

  /** Gives a thread to whoever is next, as long as there is one. */
  #serve(): void {
    while (this.#free.length > 0 || this.#threads.size < this.#most) {
      const job = this.#queue.take();
      if (job === undefined) return;
      job(this.#free.pop() ?? this.#startThread());
    }
  }

  #startThread(): IsolateThread {
    const thread = new IsolateThread(this.#workerFile, () => this.#forget(thread));
    this.#threads.add(thread);
    return thread;
  }

  #release(thread: IsolateThread): void {
    if (this.#threads.has(thread)) this.#free.push(thread);
    this.#serve();
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.#endIdle(), this.#idle);
    this.#idleTimer.unref();
  }

  /** It ended, for whatever reason. */
  #forget(thread: IsolateThread): void {
    this.#threads.delete(thread);
    const place = this.#free.indexOf(thread);
    if (place >= 0) this.#free.splice(place, 1);
  }

  #endIdle(): void {
    for (const thread of this.#free.splice(0)) void thread.end();
  }
}

const fill = ({ time = isolateLimits.time, result = isolateLimits.result }: Partial<RunLimits> = {}): RunLimits => ({
  time, result,
});
