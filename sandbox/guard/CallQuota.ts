import type { RealmLimits } from "#core/limits/realmLimits.ts";

/** So many refusals are said in one task. */
const refusalsAtOnce = 100;

export interface CallQuotaOptions {
  send(body: string): void;
  /** There is no room for it: it is answered soon, and never made. */
  refuse(body: string): void;
  /** Milliseconds, monotonic. */
  now(): number;
}

/**
 * Lets SDK calls through while there is room and allowance; the others wait, and where too many wait they are refused.
 * Only what cannot be honest use, a burst over the limit, ends the realm: what a flood brings is merely counted until
 * then, so that the realms beside it in the guard go on being heard.
 */
export class CallQuota {
  readonly #limits: RealmLimits;
  readonly #options: CallQuotaOptions;
  readonly #waiting: string[] = [];
  readonly #refused: string[] = [];
  #inFlight = 0;
  #allowance: number;
  #refilledAt: number;
  #second = 0;
  #inSecond = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refusing: ReturnType<typeof setTimeout> | undefined;

  constructor(limits: RealmLimits, options: CallQuotaOptions) {
    this.#limits = limits;
    this.#options = options;
    this.#allowance = limits.callsPerSecond;
    this.#refilledAt = options.now();
  }

  /** @returns false when the realm has to end */
  add(body: string): boolean {
    const second = Math.floor(this.#options.now() / 1000);
    this.#inSecond = second === this.#second ? this.#inSecond + 1 : 1;
    this.#second = second;
    if (this.#inSecond > this.#limits.callsPerSecond) return false;
    if (this.#waiting.length < this.#limits.queuedCalls) this.#waiting.push(body);
    else {
      this.#refused.push(body);
      this.#refuseLater();
    }
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
    clearTimeout(this.#refusing);
    this.#waiting.length = 0;
    this.#refused.length = 0;
  }

  #refuseLater(): void {
    this.#refusing ??= setTimeout(() => {
      this.#refusing = undefined;
      for (const body of this.#refused.splice(0, refusalsAtOnce)) this.#options.refuse(body);
      if (this.#refused.length > 0) this.#refuseLater();
    });
  }

  #pump(): void {
    this.#refill();
    while (this.#waiting.length > 0 && this.#inFlight < this.#limits.callsInFlight && this.#allowance >= 1) {
      this.#allowance -= 1;
      this.#inFlight += 1;
      this.#options.send(this.#waiting.shift() as string);
    }
    if (this.#waiting.length > 0 && this.#allowance < 1) this.#pumpLater();
  }

  #refill(): void {
    const now = this.#options.now();
    const { callsPerSecond, sustainedCallsPerSecond } = this.#limits;
    const gained = ((now - this.#refilledAt) / 1000) * sustainedCallsPerSecond;
    this.#allowance = Math.min(callsPerSecond, this.#allowance + gained);
    this.#refilledAt = now;
  }

  #pumpLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#pump();
    }, 1000 / this.#limits.sustainedCallsPerSecond);
  }
}
