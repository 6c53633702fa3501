/** What changes all the time is passed on at most so often, in milliseconds (sandbox limits: ten sizes in a second). */
export const throttleInterval = 100;

/** Passes on the first value at once, and of those that follow too soon only the latest. */
export class LatestThrottle<Value> {
  readonly #send: (value: Value) => void;
  #latest: { readonly value: Value } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (value: Value) => void) {
    this.#send = send;
  }

  add(value: Value): void {
    this.#latest = { value };
    if (this.#timer === undefined) this.#flush();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#latest = undefined;
  }

  #flush(): void {
    this.#timer = undefined;
    if (this.#latest === undefined) return;
    this.#send(this.#latest.value);
    this.#latest = undefined;
    this.#timer = setTimeout(() => this.#flush(), throttleInterval);
  }
}
