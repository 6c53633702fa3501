import { frequentEvents, type EventMessage } from "#sandbox/protocol/index.ts";

/** Most events that wait for a slow realm; then the oldest is dropped. */
export const maxQueuedEvents = 1_000;

/**
 * Sends a realm one event at a time. Behind a row of events with slow handlers a ping would wait for all of them, and
 * fast typing into a slow component would look like a hang.
 */
export class EventQueue {
  readonly #send: (message: EventMessage) => void;
  readonly #waiting: EventMessage[] = [];
  #open: number | undefined;

  constructor(send: (message: EventMessage) => void) {
    this.#send = send;
  }

  add(message: EventMessage): void {
    // Where the pointer was is of no interest to a realm that has not looked since.
    const latest = this.#waiting.at(-1);
    if (latest && isOutdated(latest, message)) this.#waiting.pop();
    this.#waiting.push(message);
    if (this.#waiting.length > maxQueuedEvents) this.#waiting.shift();
    this.#pump();
  }

  /** The realm has handled an event. */
  acknowledge(seq: number): void {
    if (seq !== this.#open) return;
    this.#open = undefined;
    this.#pump();
  }

  #pump(): void {
    if (this.#open !== undefined) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#open = next.seq;
    this.#send(next);
  }
}

const moves: ReadonlySet<string> = new Set(frequentEvents.filter((type) => !/over$|out$/.test(type) || type === "dragover"));

const isOutdated = (before: EventMessage, next: EventMessage): boolean =>
  before.type === next.type && before.root === next.root && moves.has(next.type);
