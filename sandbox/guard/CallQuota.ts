/** SDK calls of a realm (sandbox limits): at once, waiting, in one second, and per second in the long run. */
export const maxCallsInFlight = 64;
export const maxQueuedCalls = 1_000;
export const maxCallsPerSecond = 5_000;
export const sustainedCallsPerSecond = 200;

export interface CallQuotaOptions {
  send(body: string): void;
  /** There is no room for it: it is answered at once, and never made. */
  refuse(body: string): void;
  /** Milliseconds, monotonic. */
  now(): number;
}

/**
 * Lets SDK calls through while there is room and allowance; the others wait, and where too many wait they are refused.
 * Only what cannot be honest use, a burst over the limit, ends the realm.
 */
export class CallQuota {
  readonly #options: CallQuotaOptions;
  readonly #waiting: string[] = [];
  #inFlight = 0;
  #allowance = maxCallsPerSecond;
  #refilledAt: number;
  #second = 0;
  #inSecond = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: CallQuotaOptions) {
    this.#options = options;
    this.#refilledAt = options.now();
  }

  /** @returns false when the realm has to end */
  add(body: string): boolean {
    const second = Math.floor(this.#options.now() / 1000);
    this.#inSecond = second === this.#second ? this.#inSecond + 1 : 1;
    this.#second = second;
    if (this.#inSecond > maxCallsPerSecond) return false;
    if (this.#waiting.length < maxQueuedCalls) this.#waiting.push(body);
    else this.#options.refuse(body);
    this.#pump();
    return true;
  }

  /** The host has answered one call. */
  answered(): void {
    this.#inFlight = Math.max(0, this.#inFlight - 1);
    this.#pump();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.length = 0;
  }

  #pump(): void {
    this.#refill();
    while (this.#waiting.length > 0 && this.#inFlight < maxCallsInFlight && this.#allowance >= 1) {
      this.#allowance -= 1;
      this.#inFlight += 1;
      this.#options.send(this.#waiting.shift() as string);
    }
    if (this.#waiting.length > 0 && this.#allowance < 1) this.#pumpLater();
  }

  #refill(): void {
    const now = this.#options.now();
    const gained = ((now - this.#refilledAt) / 1000) * sustainedCallsPerSecond;
    this.#allowance = Math.min(maxCallsPerSecond, this.#allowance + gained);
    this.#refilledAt = now;
  }

  #pumpLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#pump();
    }, 1000 / sustainedCallsPerSecond);
  }
}
