import { PingCount, pingInterval, StepTimer, type Patience } from "#sandbox/protocol/index.ts";

/** Where a realm is in its life; each stage has a patience of its own (X8). */
export type Stage = keyof Patience;

export interface WatchdogOptions {
  readonly patience: Patience;
  /** Milliseconds, monotonic. */
  now(): number;
  ping(number: number): void;
  /** Called once, when too many pings in a row went unanswered. */
  onSilent(during: Stage): void;
}

/**
 * Ends who does not answer. Only a pong counts as life: any other message can be sent by a timer beside a loop that eats
 * the realm. While the guard itself comes late nothing is held against the realm, unless it is the realm's own flood
 * that the guard is busy with: then each of its lines lets the watchdog look at the clock.
 */
export class Watchdog {
  readonly #options: WatchdogOptions;
  readonly #timer: StepTimer;
  readonly #pings = new PingCount();
  #stage: Stage = "boot";

  constructor(options: WatchdogOptions) {
    this.#options = options;
    this.#timer = new StepTimer({ interval: pingInterval, now: options.now, onStep: (isLate) => this.#step(isLate) });
  }

  set stage(stage: Stage) {
    // A new stage starts with a clean account: silence of the stage before is not held against it.
    if (stage !== this.#stage) this.#pings.clear();
    this.#stage = stage;
  }

  get stage(): Stage {
    return this.#stage;
  }

  hear(pong: number): void {
    this.#pings.hear(pong);
  }

  /** The realm has said something. */
  look(): void {
    this.#timer.look();
  }

  stop(): void {
    this.#timer.stop();
  }

  #step(isLate: boolean): void {
    const { patience, ping, onSilent } = this.#options;
    const number = this.#pings.next(isLate, patience[this.#stage]);
    if (number !== undefined) return ping(number);
    this.stop();
    onSilent(this.#stage);
  }
}
