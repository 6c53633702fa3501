import { Worker } from "node:worker_threads";
import { isolateLimits } from "./isolateLimits.ts";
import type { FromIsolate, IsolateTask } from "./IsolateTask.ts";

/** The thread ended before it answered: it overstayed, or died. */
export class ThreadLost extends Error {
  override readonly name = "ThreadLost";
  readonly why: "timeout" | "memory" | "crashed";

  constructor(why: ThreadLost["why"], cause?: unknown) {
    super(`the isolate's thread was lost: ${why}`, { cause });
    this.why = why;
  }
}

/** Its own bookkeeping and compilers; the programs' memory is apart. */
const heap = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/** For the answer to the task under way. */
interface Waiting {
  readonly resolve: (answer: FromIsolate) => void;
  readonly reject: (error: ThreadLost) => void;
  /** Ends the thread when it fires. */
  timer: NodeJS.Timeout;
}

/** One worker thread, which does one task at a time. */
export class IsolateThread {
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  readonly #onLost: () => void;
  #waiting: Waiting | undefined;
  #lost: ThreadLost | undefined;
  /** Of the task under way. */
  #time = 0;

  /**
   * @param file the built worker
   * @param onLost told once, when it is of no more use
   */
  constructor(file: URL, onLost: () => void) {
    this.#onLost = onLost;
    // Nothing of ours is in its environment, and its output goes nowhere.
    this.#worker = new Worker(file, { env: {}, resourceLimits: heap, stdout: true, stderr: true });
    this.#worker.unref();
    this.#worker.on("error", (error: NodeJS.ErrnoException) =>
      this.#lose(new ThreadLost(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "memory" : "crashed", error)));
    this.#worker.on("exit", () => this.#lose(new ThreadLost("crashed")));
    this.#worker.on("message", (message: FromIsolate) => this.#heard(message));
    this.#ready = this.#answer(isolateLimits.start).then(() => undefined);
    this.#ready.catch(() => undefined);
  }

  /** @throws ThreadLost; the thread is of no more use then */
  async perform(task: IsolateTask): Promise<FromIsolate> {
    await this.#ready;
    this.#time = task.limits.time;
    const answer = this.#answer(isolateLimits.compile);
    this.#worker.postMessage(task);
    return answer;
  }

  async end(): Promise<void> {
    this.#lose(new ThreadLost("crashed"));
    await this.#worker.terminate();
  }

  /** The next message but "begun", unless it takes longer than so many milliseconds. */
  #answer(patience: number): Promise<FromIsolate> {
    return new Promise((resolve, reject) => {
      if (this.#lost) reject(this.#lost);
      else this.#waiting = { resolve, reject, timer: this.#endAfter(patience) };
    });
  }

  #heard(message: FromIsolate): void {
    const waiting = this.#waiting;
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    // Compiling is over, the program's own time begins.
    if (message === "begun") return void (waiting.timer = this.#endAfter(this.#time + isolateLimits.grace));
    this.#waiting = undefined;
    waiting.resolve(message);
  }

  #endAfter(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.#lose(new ThreadLost("timeout")), milliseconds);
  }

  #lose(error: ThreadLost): void {
    if (this.#lost) return;
    this.#lost = error;
    this.#onLost();
    clearTimeout(this.#waiting?.timer);
    this.#waiting?.reject(error);
    this.#waiting = undefined;
    void this.#worker.terminate();
  }
}
