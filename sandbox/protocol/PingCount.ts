/** So many late steps in a row count for nothing: who starves the machine buys them, and not more. */
export const maxLateSteps = 5;

/**
 * Numbers pings, and counts those in a row that had no answer. Counted rather than timed, so that the slow timers of a
 * hidden tab make it patient, not cruel; of steps that came late only those beyond {@link maxLateSteps} count.
 */
export class PingCount {
  #sent = 0;
  #answered = 0;
  #forgiven = 0;

  /**
   * One step of the timer.
   * @param patience how many pings may stay unanswered
   * @returns number of the ping to be sent; undefined when patience is at its end
   */
  next(isLate: boolean, patience: number): number | undefined {
    const unanswered = this.#sent - this.#answered;
    if (isLate && unanswered > 0 && this.#forgiven < maxLateSteps) this.#forgiven += 1;
    if (unanswered - this.#forgiven >= patience) return undefined;
    this.#sent += 1;
    return this.#sent;
  }

  /** A pong for an older ping, or one for a ping that was never sent, is no sign of life. */
  hear(pong: number): void {
    if (pong <= this.#answered || pong > this.#sent) return;
    this.#answered = pong;
    this.#forgiven = 0;
  }

  /** All pings so far are answered. */
  clear(): void {
    this.hear(this.#sent);
  }
}
