/**
 * Where the rows end, as far as is known. The server's total may be an estimate (D6) that only sets the height of the
 * scroll bar: a full last page extends it, a short or empty one fixes it.
 */
export class RowEnd {
  readonly #pageSize: number;
  #height: number;
  #isFixed: boolean;
  /** Rows that certainly exist, and the first index that certainly does not. */
  #atLeast = 0;
  #below = Number.POSITIVE_INFINITY;

  constructor(total: number, options: { pageSize: number; isEstimate: boolean }) {
    this.#pageSize = options.pageSize;
    this.#height = total;
    this.#isFixed = !options.isEstimate;
  }

  /** Rows to make room for. */
  get height(): number {
    return this.#height;
  }

  get isFixed(): boolean {
    return this.#isFixed;
  }

  /** Learns from a page (counted from 0) that came with `count` rows, and whether more follow it. */
  learn(page: number, count: number, hasMore: boolean): void {
    const first = page * this.#pageSize;
    if (count > 0 && !hasMore) return this.#fix(first + count);
    if (count > 0) this.#atLeast = Math.max(this.#atLeast, first + count + 1);
    else this.#below = Math.min(this.#below, first);
    if (this.#below <= this.#atLeast) return this.#fix(this.#below);
    this.#height = Math.min(Math.max(this.#height, this.#atLeast), this.#below);
    this.#isFixed = false;
  }

  /**
   * The page to ask for next in order to find the end, when the height is known to be wrong there: further and further
   * ahead while pages are full, then by halves. Undefined when nothing suggests a search.
   */
  probe(): number | undefined {
    if (this.#isFixed) return undefined;
    const lastFull = Math.floor((this.#atLeast - 1) / this.#pageSize);
    if (this.#below !== Number.POSITIVE_INFINITY) {
      const firstEmpty = Math.ceil(this.#below / this.#pageSize);
      return firstEmpty - lastFull <= 1 ? lastFull : Math.floor((lastFull + firstEmpty) / 2);
    }
    if (this.#atLeast < this.#height) return undefined;
    return lastFull + Math.max(1, Math.ceil(lastFull / 2));
  }

  #fix(total: number): void {
    this.#height = total;
    this.#isFixed = true;
    this.#atLeast = total;
    this.#below = total;
  }
}
