/** At most so many cells go by unwatched: one may take long that comes after many quick ones. */
const longestStride = 8;

/** As long as cells take less than this, in milliseconds, more of them go by before the clock is looked at. */
const shortTime = 0.5;

/** Whether the time for some cells is up. Asking the browser costs as much as a short program: it is done seldom while they are quick. */
export class CellClock {
  readonly #start: number;
  readonly #time: number;
  #latest: number;
  #stride = 1;
  #left = 1;

  /** @param spent milliseconds that are gone already of `time` */
  constructor(time: number, spent: number) {
    this.#latest = performance.now();
    this.#start = this.#latest - spent;
    this.#time = time;
  }

  /** Milliseconds until now, with those that were spent before. */
  get spent(): number {
    return performance.now() - this.#start;
  }

  /** Asked before each cell. */
  isUp(): boolean {
    this.#left -= 1;
    if (this.#left > 0) return false;
    const now = performance.now();
    this.#stride = now - this.#latest < shortTime ? Math.min(longestStride, this.#stride * 2) : 1;
    this.#left = this.#stride;
    this.#latest = now;
    return now - this.#start > this.#time;
  }
}
