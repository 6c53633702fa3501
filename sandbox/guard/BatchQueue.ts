import { maxBatch, type Batch, type Operation } from "#sandbox/protocol/index.ts";

/** Most operations that wait for the host's credit (sandbox limits). */
export const maxQueuedOperations = 20_000;

/** While a component is being mounted its first nodes are waited for so long, in milliseconds: they come in many slices. */
export const gatherTime = 40;

/**
 * Passes operations to the host at the pace at which it paints: one batch, then the next only after its credit.
 * What waits is joined, so that a hundred small changes between two frames are one message.
 */
export class BatchQueue {
  readonly #send: (body: string) => void;
  #waiting: Operation[] = [];
  #ack = 0;
  #hasCredit = true;
  #isAckNew = false;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  /** What is said when so many of the waiting operations are gone. */
  #later: { after: number; readonly say: () => void }[] = [];

  constructor(send: (body: string) => void) {
    this.#send = send;
  }

  /**
   * @param isMounting whether more of what is being mounted will follow: then as much as one batch holds goes together
   * @returns false when too much waits and the realm has to end
   */
  add(batch: Batch, isMounting = false): boolean {
    if (this.#waiting.length + batch.operations.length > maxQueuedOperations) return false;
    for (const operation of batch.operations) this.#waiting.push(operation);
    if (batch.ack > this.#ack) {
      this.#ack = batch.ack;
      this.#isAckNew = true;
    }
    if (isMounting && this.#waiting.length < maxBatch) this.#gathering ??= setTimeout(() => this.#release(), gatherTime);
    else this.#release();
    return true;
  }

  /** Says something when all operations that wait now have been sent. */
  sayInOrder(say: () => void): void {
    this.#release();
    if (this.#waiting.length === 0) say();
    else this.#later.push({ after: this.#waiting.length, say });
  }

  credit(): void {
    this.#hasCredit = true;
    if (this.#gathering === undefined) this.#pump();
  }

  stop(): void {
    clearTimeout(this.#gathering);
  }

  #release(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    this.#pump();
  }

  #pump(): void {
    if (!this.#hasCredit || (this.#waiting.length === 0 && !this.#isAckNew)) return;
    const operations = this.#waiting.slice(0, maxBatch);
    this.#waiting = this.#waiting.slice(maxBatch);
    this.#hasCredit = false;
    this.#isAckNew = false;
    this.#send(JSON.stringify({ ack: this.#ack, operations }));
    for (const one of this.#later) one.after -= operations.length;
    const due = this.#later.filter(({ after }) => after <= 0);
    this.#later = this.#later.filter(({ after }) => after > 0);
    for (const { say } of due) say();
  }
}
