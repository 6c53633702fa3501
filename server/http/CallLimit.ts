import { CallFailure } from "./CallFailure.ts";

export interface CallLimits {
  readonly atMost: number;
  readonly windowMs: number;
}

interface Window {
  readonly until: number;
  count: number;
}

/** Callers that are counted at once. */
const keepAtMost = 10_000;

/** How often one caller may make a call within a window of time, on one node. */
export class CallLimit {
  readonly #limits: CallLimits;
  readonly #windows = new Map<string, Window>();

  constructor(limits: CallLimits) {
    this.#limits = limits;
  }

  /**
   * Counts the call.
   * @param key who calls: a session, a user, an address
   * @throws CallFailure `too_many_requests`, with the seconds until the window is over
   */
  admit(key: string, at: Date): void {
    const waitMs = this.count(key, at);
    if (waitMs > 0) throw new CallFailure("too_many_requests", { params: { seconds: Math.ceil(waitMs / 1000) } });
  }

  /** Counts the call. @returns 0, or where it is beyond the limit the milliseconds until the window is over */
  count(key: string, at: Date, atMost = this.#limits.atMost): number {
    const now = at.getTime();
    const known = this.#windows.get(key);
    if (known === undefined || known.until <= now) {
      if (this.#windows.size >= keepAtMost) this.#forgetPast(now);
      this.#windows.set(key, { until: now + this.#limits.windowMs, count: 1 });
      return 0;
    }
    if (known.count >= atMost) return known.until - now;
    known.count += 1;
    return 0;
  }

  #forgetPast(now: number): void {
    for (const [key, { until }] of this.#windows) if (until <= now) this.#windows.delete(key);
    // Counting anew is better than growing, or than going through all of them at each call.
    if (this.#windows.size >= keepAtMost) this.#windows.clear();
  }
}
