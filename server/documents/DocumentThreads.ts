import type { DocumentOrder } from "./DocumentOrder.ts";
import { DocumentThread, type ThreadLimits } from "./DocumentThread.ts";

/** Documents that one node makes at a time; others wait. */
const atOnce = 2;
const mostWaiting = 50;
/** Milliseconds for which a thread waits for the next document: those of a task come one behind the other. */
const restMs = 2_000;

/** Too many documents are being made. */
export class DocumentsBusy extends Error {
  override readonly name = "DocumentsBusy";
}

interface Resting {
  readonly thread: DocumentThread;
  readonly timer: NodeJS.Timeout;
}

/** Makes documents in threads, each within its memory and time. */
export class DocumentThreads {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #resting: Resting[] = [];

  /** @throws DocumentFailed, DocumentsBusy; what the signal was aborted with */
  async make(order: DocumentOrder, limits: ThreadLimits): Promise<Uint8Array> {
    await this.#turn();
    try {
      limits.signal.throwIfAborted();
      return await this.#makeIn(this.#take(), order, limits);
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

  async #makeIn(thread: DocumentThread, order: DocumentOrder, limits: ThreadLimits): Promise<Uint8Array> {
    try {
      const bytes = await thread.make(order, limits);
      this.#rest(thread);
      return bytes;
    } catch (error) {
      await thread.end();
      throw error;
    }
  }

  #take(): DocumentThread {
    const resting = this.#resting.pop();
    clearTimeout(resting?.timer);
    return resting?.thread ?? new DocumentThread();
  }

  #rest(thread: DocumentThread): void {
    const timer = setTimeout(() => {
      this.#resting.splice(this.#resting.findIndex((one) => one.thread === thread), 1);
      void thread.end();
    }, restMs).unref();
    this.#resting.push({ thread, timer });
  }
}
