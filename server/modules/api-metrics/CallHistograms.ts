import { errorInfo, isErrorCode } from "#core/errors/errorCatalogue.ts";

/** Upper ends of what a call may have taken, in milliseconds; what took longer has a place of its own behind them. Never changed: rows are added up by them. */
export const histogramBounds: readonly number[] = [1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 30_000];

export interface DoneCall {
  readonly projectId: string;
  /** As the contract has it, never as it was asked for: `GET tables/{name}`. */
  readonly call: string;
  /** The day or the minute that they are counted for. */
  readonly period: string;
  readonly code: string | undefined;
  readonly ms: number;
}

export interface CallHistogram extends Pick<DoneCall, "projectId" | "call" | "period"> {
  calls: number;
  /** Failures of ours. */
  errors: number;
  /** What was refused: the caller's to mend. */
  refusals: number;
  readonly buckets: number[];
}

/** What calls were made since it was last taken, by project, call and period: as many entries as there are calls in the contract, whatever is asked. */
export class CallHistograms {
  #kept = new Map<string, CallHistogram>();

  note({ projectId, call, period, code, ms }: DoneCall): void {
    const key = `${projectId} ${period} ${call}`;
    const kept = this.#kept.get(key) ?? { projectId, call, period, calls: 0, errors: 0, refusals: 0, buckets: Array.from({ length: histogramBounds.length + 1 }, () => 0) };
    this.#kept.set(key, kept);
    const place = histogramBounds.findIndex((bound) => ms <= bound);
    const index = place === -1 ? histogramBounds.length : place;
    kept.calls += 1;
    kept.buckets[index] = (kept.buckets[index] ?? 0) + 1;
    if (code === undefined) return;
    if (statusOf(code) >= 500) kept.errors += 1;
    else kept.refusals += 1;
  }

  /** What there is, which is counted anew from here on. */
  take(): CallHistogram[] {
    const taken = [...this.#kept.values()];
    this.#kept = new Map();
    return taken;
  }

  /** What could not be kept is counted again. */
  giveBack(histograms: readonly CallHistogram[]): void {
    for (const one of histograms) {
      const key = `${one.projectId} ${one.period} ${one.call}`;
      const kept = this.#kept.get(key);
      this.#kept.set(key, kept ? { ...one, calls: one.calls + kept.calls, errors: one.errors + kept.errors, refusals: one.refusals + kept.refusals, buckets: one.buckets.map((count, index) => count + (kept.buckets[index] ?? 0)) } : one);
    }
  }
}

const statusOf = (code: string): number => (isErrorCode(code) ? errorInfo(code).status : 500);
