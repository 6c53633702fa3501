import type { RealmLimits } from "#core/limits/realmLimits.ts";

/** So many refusals are said in one task. */
const refusalsAtOnce = 100;

/** Lengths of calls in the longest that one may be: in flight together, in a burst, in a second in the long run, and waiting. */
const lengths = { inFlight: 2, burst: 4, perSecond: 1, waiting: 16 };

export interface CallQuotaOptions {
  send(body: string): void;
  /** There is no room for it: it is answered soon, and never made. */
  refuse(body: string): void;
  /** Milliseconds, monotonic. */
  now(): number;
}

/**
 * Lets SDK calls through while there is room and allowance, for their number and for their length; the others wait, and
 * where too many wait they are refused. Only what cannot be honest use, a burst over the limit, ends the realm: what a flood brings is merely counted until
 * then, so that the realms beside it in the guard go on being heard.
 */
export class CallQuota {
  readonly #limits: RealmLimits;
  readonly #options: CallQuotaOptions;
  readonly #waiting: string[] = [];
  readonly #refused: string[] = [];
  /** Lengths of those in flight; the host does not say which one it has answered. */
  readonly #inFlight: number[] = [];
  #lengthInFlight = 0;
  #lengthWaiting = 0;
  #allowance: number;
  #lengthAllowance: number;
  #refilledAt: number;
  #second = 0;
  #inSecond = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refusing: ReturnType<typeof setTimeout> | undefined;

  constructor(limits: RealmLimits, options: CallQuotaOptions) {
    this.#limits = limits;
    this.#options = options;
    this.#allowance = limits.callsPerSecond;
    this.#lengthAllowance = lengths.burst * limits.argumentsLength;
    this.#refilledAt = options.now();
  }

  /** @returns false when the realm has to end */
  add(body: string): boolean {
    const second = Math.floor(this.#options.now() / 1000);
    this.#inSecond = second === this.#second ? this.#inSecond + 1 : 1;
    this.#second = second;
    this.#lengthWaiting += body.length;
    if (this.#inSecond > this.#limits.callsPerSecond || this.#lengthWaiting > lengths.waiting * this.#limits.argumentsLength) return false;
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
    this.#lengthInFlight -= this.#inFlight.shift() ?? 0;
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
      for (const body of this.#refused.splice(0, refusalsAtOnce)) {
        this.#lengthWaiting -= body.length;
        this.#options.refuse(body);
      }
      if (this.#refused.length > 0) this.#refuseLater();
    });
  }

  #pump(): void {
    this.#refill();
    for (let [next] = this.#waiting; next !== undefined && this.#hasRoom(next.length) && this.#isAllowed(); [next] = this.#waiting) {
      this.#waiting.shift();
      this.#allowance -= 1;
      this.#lengthAllowance -= next.length;
      this.#lengthWaiting -= next.length;
      this.#lengthInFlight += next.length;
      this.#inFlight.push(next.length);
      this.#options.send(next);
    }
    if (this.#waiting.length > 0 && !this.#isAllowed()) this.#pumpLater();
  }

  #hasRoom(length: number): boolean {
    const { callsInFlight, argumentsLength } = this.#limits;
    return this.#inFlight.length < callsInFlight && (this.#inFlight.length === 0 || this.#lengthInFlight + length <= lengths.inFlight * argumentsLength);
  }

  /** A long one may use up what is not there yet: those after it wait for that. */
  #isAllowed(): boolean {
    return this.#allowance >= 1 && this.#lengthAllowance > 0;
  }

  #refill(): void {
    const now = this.#options.now();
    const { callsPerSecond, sustainedCallsPerSecond, argumentsLength } = this.#limits;
    const seconds = (now - this.#refilledAt) / 1000;
    this.#allowance = Math.min(callsPerSecond, this.#allowance + seconds * sustainedCallsPerSecond);
    this.#lengthAllowance = Math.min(lengths.burst * argumentsLength, this.#lengthAllowance + seconds * lengths.perSecond * argumentsLength);
    this.#refilledAt = now;
  }

  #pumpLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#pump();
    }, 1000 / this.#limits.sustainedCallsPerSecond);
  }
}
