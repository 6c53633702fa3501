import { PingCount, pingInterval, StepTimer, type Patience } from "#sandbox/protocol/index.ts";

/** Where a realm is in its life; each stage has a patience of its own (X8). */
export type Stage = Exclude<keyof Patience, "weighing">;

export interface WatchdogOptions {
  readonly patience: Patience;
  /** Milliseconds, monotonic. */
  now(): number;
  ping(number: number): void;
  /** Called once, when too many pings in a row went unanswered. */
  onSilent(during: keyof Patience): void;
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
  /** Since the latest pong. */
  #weighing: "none" | "begun" | "over" = "none";

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
    if (this.#pings.hear(pong)) this.#weighing = "none";
  }

  /** The realm goes through all that it holds: no sign of life, and heard once between two pongs. */
  weigh(): void {
    if (this.#weighing === "none") this.#weighing = "begun";
  }

  /** It has, and begins anew: what it was silent for meanwhile is not held against it. */
  weighed(): void {
    if (this.#weighing !== "begun") return;
    this.#weighing = "over";
    this.#pings.clear();
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
    const during = this.#weighing === "begun" && patience.weighing > patience[this.#stage] ? "weighing" : this.#stage;
    const number = this.#pings.next(isLate, patience[during]);
    if (number !== undefined) return ping(number);
    this.stop();
    onSilent(during);
  }
}
