/**
 * Work that answers for a moment, made again when something has changed: one round at a time, and of all that is asked
 * for while it runs, one more round tells all.
 * @example const rounds = new Rounds(async () => show(await read())); void rounds.ask();
 */
export class Rounds {
  readonly #round: () => Promise<void>;
  #running: Promise<void> | undefined;
  #isStale = false;

  /** @param round never fails */
  constructor(round: () => Promise<void>) {
    this.#round = round;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Resolves when a round has run that began after now. */
  async ask(): Promise<void> {
    if (this.#running) this.#isStale = true;
    this.#running ??= this.#runUntilFresh();
    await this.#running;
  }

  async #runUntilFresh(): Promise<void> {
    do {
      this.#isStale = false;
      await this.#round();
    } while (this.#isStale);
    this.#running = undefined;
  }
}
