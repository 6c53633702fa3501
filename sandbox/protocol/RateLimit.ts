/**
 * Counts within whole seconds of the given clock, and tells once a second how much found no room.
 * @example const lines = new RateLimit(50, { onDropped: (count) => say(`${count} lines were dropped`) });
 */
export class RateLimit {
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #onDropped: (count: number) => void;
  #second = 0;
  #count = 0;
  #dropped = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param now milliseconds */
  constructor(perSecond: number, { now = () => performance.now(), onDropped }: { now?: () => number; onDropped: (count: number) => void }) {
    this.#perSecond = perSecond;
    this.#now = now;
    this.#onDropped = onDropped;
  }

  /** True while there is room in the present second. */
  allows(): boolean {
    const second = Math.floor(this.#now() / 1000);
    this.#count = second === this.#second ? this.#count + 1 : 1;
    this.#second = second;
    const isAllowed = this.#count <= this.#perSecond;
    if (!isAllowed) this.#drop();
    return isAllowed;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #drop(): void {
    this.#dropped += 1;
    this.#timer ??= setTimeout(() => {
      const dropped = this.#dropped;
      this.#dropped = 0;
      this.#timer = undefined;
      this.#onDropped(dropped);
    }, 1_000);
  }
}
