/** Messages on channel `m` (errors and the like) that are passed on in one second; the others are dropped. */
export const maxMessagesPerSecond = 50;

/** Counts within whole seconds of the given clock. */
export class RateLimit {
  readonly #perSecond: number;
  readonly #now: () => number;
  #second = 0;
  #count = 0;

  constructor(perSecond: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#now = now;
  }

  /** True while there is room in the present second. */
  allows(): boolean {
    const second = Math.floor(this.#now() / 1000);
    this.#count = second === this.#second ? this.#count + 1 : 1;
    this.#second = second;
    return this.#count <= this.#perSecond;
  }
}
