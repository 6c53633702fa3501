/** As many as a realm may draw at a time; milliseconds between those of the long run. */
const atOnce = 200;
const interval = 100;

/**
 * How often the first-party parts of a trust group ask for something else to be shown: each time is a request to the
 * server, as a call would be.
 */
export class PartPace {
  /** When all that was asked up to now would have been asked at the pace of the long run. */
  #busyUntil = -Infinity;

  /** @returns 0 when it may be asked now, which counts; else the milliseconds until then */
  take(now = performance.now()): number {
    const wait = this.#busyUntil - (now + (atOnce - 1) * interval);
    if (wait > 0) return wait;
    this.#busyUntil = Math.max(this.#busyUntil, now) + interval;
    return 0;
  }
}
