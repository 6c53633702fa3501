import { PingCount, StepTimer, type GuardCommand } from "#sandbox/protocol/index.ts";

/**
 * How often a guard is asked whether it is there, in milliseconds, and how many questions may stay unanswered: a bomb of
 * memory that takes its process down is ended within 5 s, and a guard that is busy for two seconds is not gone.
 */
export const probeInterval = 500;
export const maxSilentProbes = 5;

export interface GuardProbeOptions {
  /** Milliseconds, monotonic. */
  readonly now?: () => number;
  command(command: GuardCommand): void;
  /** Called once. */
  onGone(): void;
}

/**
 * Notices that a guard's whole process is gone, for which nobody is left to say so. While the page itself is busy no
 * question is asked, and what came late counts for nothing: the guard had as little time.
 */
export class GuardProbe {
  readonly #options: GuardProbeOptions;
  readonly #timer: StepTimer;
  readonly #pings = new PingCount();

  constructor(options: GuardProbeOptions) {
    this.#options = options;
    const { now = () => performance.now() } = options;
    this.#timer = new StepTimer({ interval: probeInterval, now, onStep: (isLate) => this.#step(isLate) });
  }

  /** The guard said something, whatever it was. */
  heard(): void {
    this.#pings.clear();
  }

  stop(): void {
    this.#timer.stop();
  }

  #step(isLate: boolean): void {
    const { command, onGone } = this.#options;
    if (this.#pings.next(isLate, maxSilentProbes) !== undefined) return command({ kind: "probe" });
    this.stop();
    onGone();
  }
}
