import { Worker } from "node:worker_threads";
import type { FromWorkbook, ToWorkbook } from "./workbookMessages.ts";

/** Its own: rows come and bytes go, a batch at a time. */
const heap = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** The thread of one workbook. It has one batch at a time, and the next one when its bytes were taken. */
export class WorkbookThread {
  readonly #worker: Worker;
  #lost: Error | undefined;
  #waiting: { readonly resolve: (answer: FromWorkbook) => void; readonly reject: (error: Error) => void } | undefined;

  /** @param signal ends it */
  constructor(signal: AbortSignal) {
    // Built beside the server's own file.
    this.#worker = new Worker(new URL("./workbook.worker.js", import.meta.url), { env: {}, resourceLimits: heap });
    this.#worker.on("message", (answer: FromWorkbook) => {
      this.#waiting?.resolve(answer);
      this.#waiting = undefined;
    });
    this.#worker.on("error", (error: Error) => this.#lose(error));
    this.#worker.on("exit", () => this.#lose(new Error("the thread of a workbook ended")));
    signal.addEventListener("abort", () => void this.close(), { once: true });
  }

  /** The bytes that came of it. @throws Error when the thread ended, also by its signal */
  async send(message: ToWorkbook): Promise<readonly Uint8Array[]> {
    if (this.#lost) throw this.#lost;
    const answer = new Promise<FromWorkbook>((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
    this.#worker.postMessage(message);
    return (await answer).bytes;
  }

  async close(): Promise<void> {
    this.#lose(new Error("the workbook was given up"));
    await this.#worker.terminate();
  }

  #lose(error: Error): void {
    this.#lost ??= error;
    this.#waiting?.reject(this.#lost);
    this.#waiting = undefined;
  }
}
