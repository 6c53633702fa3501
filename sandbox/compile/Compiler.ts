import type { CompileAnswer, Source } from "./compileSource.ts";
import { CompileCache } from "./CompileCache.ts";

/** Changes with Sucrase, acorn and what is made with them: nothing compiled by another version is used. */
const compilerVersion = "sucrase 3.35.1, acorn 8.19.0, 3";

/** A source that takes longer than this, in milliseconds, is refused and its worker ended. */
const maxCompileTime = 5_000;

/** An idle worker is ended after this time, in milliseconds. */
const idleTime = 30_000;

const tooSlow: CompileAnswer = {
  isOk: false,
  failure: { line: 1, column: 1, message: "compiling took longer than 5 s" },
};

/**
 * Compiles in a worker of its own, one source after the other, and remembers the results. The worker starts with the
 * first source that is not in the cache: users of a published project mostly never start it.
 */
export class Compiler {
  readonly #cache = new CompileCache(compilerVersion);
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #latest: Promise<unknown> = Promise.resolve();

  /** @throws Error when the compiler could not be started: no fault of the source */
  async compile(source: Source): Promise<CompileAnswer> {
    const key = await this.#cache.keyOf(`${source.isGuarded ? "guarded " : ""}${source.path}`, source.text);
    const kept = key === undefined ? undefined : await this.#cache.read(key);
    if (kept) return { isOk: true, module: kept };
    const answer = await this.#inTurn(() => this.#run(source));
    if (answer.isOk && key !== undefined) void this.#cache.write(key, answer.module);
    return answer;
  }

  dispose(): void {
    clearTimeout(this.#idle);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const turn = this.#latest.then(task);
    this.#latest = turn.catch(() => undefined);
    return turn;
  }

  #run(source: Source): Promise<CompileAnswer> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= new Worker(new URL("./compile.worker.ts", import.meta.url), { type: "module" }));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => finish(tooSlow), maxCompileTime);
      const finish = (answer: CompileAnswer): void => {
        clearTimeout(timer);
        if (answer === tooSlow) this.dispose();
        else this.#idle = setTimeout(() => this.dispose(), idleTime);
        resolve(answer);
      };
      worker.onmessage = ({ data }: MessageEvent<CompileAnswer>) => finish(data);
      worker.onerror = (event) => {
        clearTimeout(timer);
        this.dispose();
        // A script that cannot be fetched has no message.
        if (!event.message) return reject(new Error("the compiler could not be started"));
        finish({ isOk: false, failure: { line: 1, column: 1, message: event.message } });
      };
      worker.postMessage(source);
    });
  }
}
