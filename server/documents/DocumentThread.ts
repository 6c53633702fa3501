import { Worker } from "node:worker_threads";
import { DocumentFailed } from "#core/documents/DocumentFault.ts";
import type { DocumentAnswer, DocumentOrder } from "./DocumentOrder.ts";

/** Of one document: letters of eight megabytes and their pages. */
const heap = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

export interface ThreadLimits {
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly longestMs: number;
}

/** One thread that makes documents, one after the other, within its memory. After one that did not come about it is ended. */
export class DocumentThread {
  readonly #worker: Worker;

  constructor() {
    // Built beside the server's own file.
    this.#worker = new Worker(new URL("./documents.worker.js", import.meta.url), { env: {}, resourceLimits: heap });
    // What it says while it makes nothing nobody needs.
    this.#worker.on("error", () => undefined);
  }

  /** @throws DocumentFailed; what the signal was aborted with */
  async make(order: DocumentOrder, { signal, longestMs }: ThreadLimits): Promise<Uint8Array> {
    const worker = this.#worker;
    const heard = new AbortController();
    worker.ref();
    try {
      const answer = await new Promise<DocumentAnswer>((resolve, reject) => {
        const tooLarge = (): void => resolve({ fault: { code: "tooLarge", name: "document" } });
        const failed = (error: NodeJS.ErrnoException): void => (error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooLarge() : reject(error));
        const ended = (): void => reject(new Error("the thread of a document ended"));
        const timer = setTimeout(tooLarge, longestMs);
        worker.on("message", resolve).on("error", failed).on("exit", ended);
        signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true, signal: heard.signal });
        heard.signal.addEventListener("abort", () => {
          clearTimeout(timer);
          worker.off("message", resolve).off("error", failed).off("exit", ended);
        }, { once: true });
        worker.postMessage(order);
      });
      if ("bytes" in answer) return answer.bytes;
      if ("fault" in answer) throw new DocumentFailed(answer.fault);
      throw new Error(`a document could not be made: ${answer.failure}`);
    } finally {
      heard.abort();
      worker.unref();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
