import { Worker } from "node:worker_threads";
import type { ReadRow } from "./Cell.ts";
import type { FoundFile, ReadingChoice } from "./readFile.ts";
import { ReadingFailure } from "./ReadingFailure.ts";
import { readingLimits } from "./readingLimits.ts";
import type { FromSheet, ToSheet } from "./sheetMessages.ts";

/** Texts that a workbook keeps apart are the largest thing in it. */
const heap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

/** The thread that reads one file: a batch of rows at a time, none ahead of whoever asks. It ends where a batch takes too long or too much. */
export class SheetThread {
  readonly #worker: Worker;
  #lost: Error | undefined;
  #waiting: { readonly resolve: (answer: FromSheet) => void; readonly reject: (error: Error) => void } | undefined;
  #width: number | undefined;

  /** @param signal ends it */
  constructor(signal: AbortSignal) {
    // Built beside the server's own file.
    this.#worker = new Worker(new URL("./sheet.worker.js", import.meta.url), { env: {}, resourceLimits: heap });
    this.#worker.on("message", (answer: FromSheet) => {
      this.#waiting?.resolve(answer);
      this.#waiting = undefined;
    });
    this.#worker.on("error", () => this.#lose(new ReadingFailure("import_excessive")));
    this.#worker.on("exit", () => this.#lose(new ReadingFailure("import_excessive")));
    signal.addEventListener("abort", () => void this.close(), { once: true });
  }

  /** @throws ReadingFailure */
  async open(path: string, choice: ReadingChoice): Promise<FoundFile> {
    const answer = await this.#ask({ kind: "open", path, choice });
    if (answer.kind !== "found") throw new ReadingFailure("import_unreadable");
    return answer.found;
  }

  /** From here on no cell behind so many is handed over. */
  narrowTo(width: number): void {
    this.#width = width;
  }

  /** @throws ReadingFailure */
  async *batches(): AsyncGenerator<readonly ReadRow[]> {
    for (;;) {
      const answer = await this.#ask({ kind: "next", width: this.#width });
      const rows = answer.kind === "rows" ? answer.rows : [];
      if (rows.length === 0) return;
      yield rows;
    }
  }

  async close(): Promise<void> {
    this.#lose(new Error("the reading was given up"));
    await this.#worker.terminate();
  }

  async #ask(message: ToSheet): Promise<FromSheet> {
    if (this.#lost) throw this.#lost;
    const answer = new Promise<FromSheet>((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
    const late = setTimeout(() => {
      this.#lose(new ReadingFailure("import_excessive"));
      void this.#worker.terminate();
    }, readingLimits.batchMs);
    this.#worker.postMessage(message);
    try {
      const said = await answer;
      if (said.kind === "failed") throw new ReadingFailure(said.code, said.params);
      return said;
    } finally {
      clearTimeout(late);
    }
  }

  #lose(error: Error): void {
    this.#lost ??= error;
    this.#waiting?.reject(this.#lost);
    this.#waiting = undefined;
  }
}
