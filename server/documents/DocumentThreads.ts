import { Worker } from "node:worker_threads";
import { DocumentFailed } from "#core/documents/DocumentFault.ts";
import type { DocumentAnswer, DocumentOrder } from "./DocumentOrder.ts";

/** Of one document: letters of eight megabytes and their pages. */
const heap = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
const longestMs = 30_000;
/** Documents that one node makes at a time; others wait. */
const atOnce = 2;
const mostWaiting = 50;

/** Too many documents are being made. */
export class DocumentsBusy extends Error {
  override readonly name = "DocumentsBusy";
}

/** Makes documents in threads, each within its memory and time. */
export class DocumentThreads {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @throws DocumentFailed, DocumentsBusy; what the signal was aborted with */
  async make(order: DocumentOrder, signal: AbortSignal): Promise<Uint8Array> {
    await this.#turn();
    try {
      signal.throwIfAborted();
      return await makeInThread(order, signal);
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #turn(): Promise<void> {
    if (this.#waiting.length >= mostWaiting) throw new DocumentsBusy();
    if (this.#running >= atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
  }
}

async function makeInThread(order: DocumentOrder, signal: AbortSignal): Promise<Uint8Array> {
  // Built beside the server's own file.
  const worker = new Worker(new URL("./documents.worker.js", import.meta.url), { env: {}, resourceLimits: heap });
  try {
    const answer = await new Promise<DocumentAnswer>((resolve, reject) => {
      const tooLarge = (): void => resolve({ fault: { code: "tooLarge", name: "document" } });
      const timer = setTimeout(tooLarge, longestMs);
      worker.on("message", resolve);
      worker.on("error", (error: NodeJS.ErrnoException) => (error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooLarge() : reject(error)));
      worker.on("exit", () => {
        clearTimeout(timer);
        reject(new Error("the thread of a document ended"));
      });
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
      worker.postMessage(order);
    });
    if ("bytes" in answer) return answer.bytes;
    if ("fault" in answer) throw new DocumentFailed(answer.fault);
    throw new Error(`a document could not be made: ${answer.failure}`);
  } finally {
    await worker.terminate();
  }
}
