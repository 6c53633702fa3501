import type { CountAnswer } from "#sdk/wire.ts";
import type { RowCount } from "./RowCount.ts";
import type { RowEnd } from "./RowEnd.ts";

export interface RowCounterOptions {
  /** The count and the footers, which are the same for every page. */
  readonly count: (options: { signal: AbortSignal }) => Promise<CountAnswer>;
  /** What `count` answered for the same rows in another order. */
  readonly counted?: CountAnswer | undefined;
  readonly hasFooters: boolean;
}

/** Counts the rows of one query: once they are there, and again after a refresh. */
export class RowCounter {
  readonly #options: RowCounterOptions;
  #state: "wanted" | "asked" | "answered";
  #counted: CountAnswer | undefined;
  #footers: CountAnswer["footers"] | undefined;
  /** What holds for people until a refresh has something newer. */
  #last: RowCount | undefined;

  constructor(options: RowCounterOptions) {
    this.#options = options;
    this.#counted = options.counted;
    this.#footers = options.counted?.footers;
    this.#state = options.counted ? "answered" : "wanted";
  }

  /** What was answered; undefined while nothing was, or not since the last refresh. */
  get counted(): CountAnswer | undefined {
    return this.#counted;
  }

  /** Undefined while they are on their way. */
  get footers(): CountAnswer["footers"] | undefined {
    return this.#footers;
  }

  /** How many rows there are, for people. */
  count(end: RowEnd | undefined): RowCount {
    const rows = end?.height ?? 0;
    if (end?.isFixed === true) return { kind: "exact", rows };
    if (this.#state !== "answered") return this.#last ?? { kind: "counting", rows };
    return { kind: typeof this.#counted?.total === "number" ? "about" : "many", rows };
  }

  /** Tells an end what was answered. */
  tell(end: RowEnd | undefined): void {
    const { total = null, totalIsEstimate = false } = this.#counted ?? {};
    if (total !== null) end?.expect(total, totalIsEstimate);
  }

  /** The rows may be others: they are counted again. */
  renew(end: RowEnd | undefined): void {
    const count = this.count(end);
    this.#last = count.kind === "counting" ? undefined : count;
    this.#state = "wanted";
    this.#counted = undefined;
  }

  /**
   * Asks what rows that came leave open: only they tell whether there is anything to be counted.
   * @returns whether there is an answer that was not there before
   */
  async ask(end: RowEnd, signal: AbortSignal): Promise<boolean> {
    const hasFooters = this.#options.hasFooters && !(end.isFixed && end.height < 2);
    if (!hasFooters) this.#footers = [];
    if (this.#state !== "wanted" || (end.isFixed && !hasFooters)) return false;
    this.#state = "asked";
    // Without an answer there are many: the rows are there nevertheless.
    const counted = await this.#options.count({ signal }).catch(() => undefined);
    if (signal.aborted) return false;
    this.#state = "answered";
    this.#counted = counted;
    this.#footers = counted?.footers ?? [];
    return true;
  }
}
