import type { PushMessage, SubscriptionId } from "#sandbox/protocol/index.ts";

/** Most values that wait for a slow realm; then the oldest is dropped. */
export const maxWaitingPushes = 1_000;

/** Longest value, in UTF-16 units of its JSON; a longer one is dropped. */
export const maxPush = 256 * 1024;

/** Longest message of them. */
const maxPushMessage = 1024 * 1024;

interface Waiting {
  readonly subscription: SubscriptionId;
  readonly value: unknown;
}

/** How a new value joins one of the same subscription that still waits. */
type Join = (waiting: unknown, next: unknown) => unknown;

/**
 * Values on their way to the listeners of one realm: one message at a time, the next when the guest has handled it, so
 * that a realm that never answers costs the host no more than what waits here.
 */
export class PushQueue {
  readonly #send: (message: PushMessage) => void;
  #waiting: Waiting[] = [];
  #latest = 0;
  #isOpen = false;
  #isFlushing = false;

  constructor(send: (message: PushMessage) => void) {
    this.#send = send;
  }

  get size(): number {
    return this.#waiting.length;
  }

  add(subscription: SubscriptionId, value: unknown, join?: Join): void {
    const at = join ? this.#waiting.findIndex((one) => one.subscription === subscription) : -1;
    const before = this.#waiting[at];
    if (before && join) this.#waiting[at] = { subscription, value: join(before.value, value) };
    else this.#waiting.push({ subscription, value });
    if (this.#waiting.length > maxWaitingPushes) this.#waiting.shift();
    this.#flushLater();
  }

  /** What a subscription that has ended still had to say. */
  drop(subscription: SubscriptionId): void {
    this.#waiting = this.#waiting.filter((one) => one.subscription !== subscription);
  }

  /** The guest has handled a message; numbers of others mean nothing. */
  taken(number: number): void {
    if (!this.#isOpen || number !== this.#latest) return;
    this.#isOpen = false;
    this.#flushLater();
  }

  /** Facts that are told in one go travel in one message. */
  #flushLater(): void {
    if (this.#isFlushing || this.#isOpen) return;
    this.#isFlushing = true;
    queueMicrotask(() => {
      this.#isFlushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    if (this.#isOpen) return;
    const parts = this.#takeParts();
    if (parts.length === 0) return;
    this.#isOpen = true;
    this.#latest += 1;
    this.#send({ kind: "push", number: this.#latest, values: `[${parts.join(",")}]` });
  }

  /** As many as one message may hold. */
  #takeParts(): string[] {
    const parts: string[] = [];
    let length = 0;
    for (let first = this.#waiting[0]; first && length <= maxPushMessage - maxPush; first = this.#waiting[0]) {
      this.#waiting.shift();
      const text = textOf(first.value);
      if (text === undefined || text.length > maxPush) continue;
      parts.push(`[${first.subscription},${text}]`);
      length += text.length;
    }
    return parts;
  }
}

/** Text is plain by nature; undefined for what has no JSON. */
function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value ?? null) as string | undefined;
  } catch {
    return undefined;
  }
}
