/** One realm's line through a guard. */
export interface GuardLine {
  /** Its code runs in the guard's own process; that of a frame realm runs in another one. */
  readonly isWorker: boolean;
  /** The guard has said something, to whomever. */
  onAlive(): void;
  /** The guard is gone. @param isToBlame this realm brought it down, or may have */
  onGone(isToBlame: boolean): void;
}

/**
 * The realms of one guard. When its whole process goes down, the one whose code was entered last did it; where none of
 * them ever said so, every worker may have, and a frame only where there was no worker at all.
 */
export class GuardLines {
  readonly #lines = new Set<GuardLine>();
  #lastEntered: GuardLine | undefined;
  #hadWorker = false;
  #isGone = false;

  get size(): number {
    return this.#lines.size;
  }

  add(line: GuardLine): void {
    this.#lines.add(line);
    this.#hadWorker ||= line.isWorker;
    // It comes too late: nobody is there to run it.
    if (this.#isGone) queueMicrotask(() => line.onGone(false));
  }

  entered(line: GuardLine): void {
    if (line.isWorker) this.#lastEntered = line;
  }

  heard(): void {
    for (const line of this.#lines) line.onAlive();
  }

  remove(line: GuardLine): void {
    if (this.#lastEntered === line) this.#lastEntered = undefined;
    this.#lines.delete(line);
  }

  /** The guard is given up for all of them at once. */
  giveUp(): void {
    this.#isGone = true;
    const culprit = this.#lastEntered;
    const isToBlame = (line: GuardLine): boolean => (culprit ? line === culprit : line.isWorker || !this.#hadWorker);
    for (const [line, isBlamed] of [...this.#lines].map((line) => [line, isToBlame(line)] as const)) line.onGone(isBlamed);
  }
}
