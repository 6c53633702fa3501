export interface StepTimerOptions {
  /** Milliseconds from one step to the next. */
  readonly interval: number;
  /** Milliseconds, monotonic. */
  now(): number;
  /** @param isLate this thread had no time when the step was due: a quarter of the interval or more */
  onStep(isLate: boolean): void;
}

/**
 * A timer that knows when it came late: then the thread, or the whole machine, had other things to do, and what others
 * did meanwhile says little of them. A late step is not made good by a hurried one: the next is due a whole interval on.
 */
export class StepTimer {
  readonly #options: StepTimerOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0;

  constructor(options: StepTimerOptions) {
    this.#options = options;
    this.#arm();
  }

  /** Takes the step that is due, so that who keeps this thread busy does not keep its clock from going. */
  look(): void {
    if (this.#timer !== undefined && this.#options.now() >= this.#due) this.#step();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #arm(): void {
    const { interval, now } = this.#options;
    clearTimeout(this.#timer);
    this.#due = now() + interval;
    this.#timer = setTimeout(() => this.#step(), interval);
  }

  #step(): void {
    const { interval, now, onStep } = this.#options;
    const isLate = now() - this.#due >= interval / 4;
    this.#arm();
    onStep(isLate);
  }
}
