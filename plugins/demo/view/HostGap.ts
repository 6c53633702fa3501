/** Milliseconds at which the thread should come by. */
const step = 5;

/** The longest time for which the page's own thread was not free: the gaps of a timer of 5 ms. */
export class HostGap {
  #longest = 0;
  #last = performance.now();
  readonly #timer = setInterval(() => this.#look(), step);

  /** Milliseconds beyond the timer's own step. */
  get longest(): number {
    return Math.max(0, this.#longest - step);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }
}
