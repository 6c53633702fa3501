import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { Operation } from "#sandbox/protocol/index.ts";

/** Most characters of the operations that wait for the host's credit. */
export const maxQueuedText = 16 * 1024 * 1024;

/** While a component is being mounted its first nodes are waited for so long, in milliseconds: they come in many slices. */
export const gatherTime = 80;

interface WaitingOperation {
  /** As JSON: its length is what counts, and what is sent. */
  readonly text: string;
  readonly weight: number;
}

/**
 * Passes operations to the host at the pace at which it paints: one batch, then the next only after its credit.
 * What waits is joined, so that a hundred small changes between two frames are one message.
 */
export class BatchQueue {
  readonly #limits: RealmLimits;
  readonly #send: (body: string) => void;
  #waiting: WaitingOperation[] = [];
  #weight = 0;
  #length = 0;
  #ack = 0;
  #hasCredit = true;
  #isAckNew = false;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  /** What is said when so many of the waiting operations are gone. */
  #later: { after: number; readonly say: () => void }[] = [];

  constructor(limits: RealmLimits, send: (body: string) => void) {
    this.#limits = limits;
    this.#send = send;
  }

  /**
   * @param weight as how many operations it counts
   * @returns false when too much waits and the realm has to end
   */
  add(operation: Operation, weight: number): boolean {
    const text = JSON.stringify(operation);
    this.#waiting.push({ text, weight });
    this.#weight += weight;
    this.#length += text.length;
    return this.#weight <= this.#limits.queuedOperations && this.#length <= maxQueuedText;
  }

  /**
   * Lets go what was added.
   * @param ack the latest event that the realm had handled by then
   * @param isMounting whether more of what is being mounted will follow: then as much as one batch holds goes together
   */
  pass(ack: number, isMounting: boolean): void {
    if (ack > this.#ack) {
      this.#ack = ack;
      this.#isAckNew = true;
    }
    if (isMounting && !this.#isFull) this.#gathering ??= setTimeout(() => this.#release(), gatherTime);
    else this.#release();
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

  /** Whether what waits fills a batch. */
  get #isFull(): boolean {
    return this.#weight >= this.#limits.batchOperations || this.#length >= this.#limits.operationsLength;
  }

  #release(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    this.#pump();
  }

  #pump(): void {
    if (!this.#hasCredit || (this.#waiting.length === 0 && !this.#isAckNew)) return;
    const operations = this.#takeFitting();
    this.#hasCredit = false;
    this.#isAckNew = false;
    this.#send(`{"ack":${this.#ack},"operations":[${operations.map(({ text }) => text).join(",")}]}`);
    for (const one of this.#later) one.after -= operations.length;
    const due = this.#later.filter(({ after }) => after <= 0);
    this.#later = this.#later.filter(({ after }) => after > 0);
    for (const { say } of due) say();
  }

  /** As many of the waiting operations as the limits of a batch allow, one at least. */
  #takeFitting(): WaitingOperation[] {
    const { batchOperations, operationsLength } = this.#limits;
    let [count, weight, length] = [0, 0, 0];
    for (const next of this.#waiting) {
      if (count > 0 && (weight + next.weight > batchOperations || length + next.text.length > operationsLength)) break;
      count += 1;
      weight += next.weight;
      length += next.text.length;
    }
    this.#weight -= weight;
    this.#length -= length;
    return this.#waiting.splice(0, count);
  }
}
