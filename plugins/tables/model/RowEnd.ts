/**
 * Where the rows end, as far as is known. The server's total comes later than the rows or not at all, and may be an
 * estimate (D6) that only sets the height of the scroll bar: a full last page extends it, a short or empty one fixes it.
 */
export class RowEnd {
  readonly #pageSize: number;
  #height: number;
  #isFixed: boolean;
  /** Whether the height is anything but what pages have shown. */
  #isTold: boolean;
  /** Rows that certainly exist, and the first index that certainly does not. */
  #atLeast = 0;
  #below = Number.POSITIVE_INFINITY;

  /** @param total undefined while nobody has said it */
  constructor(total: number | undefined, options: { pageSize: number; isEstimate: boolean }) {
    this.#pageSize = options.pageSize;
    this.#height = total ?? 0;
    this.#isTold = total !== undefined;
    this.#isFixed = this.#isTold && !options.isEstimate;
  }

  /** Rows to make room for. */
  get height(): number {
    return this.#height;
  }

  get isFixed(): boolean {
    return this.#isFixed;
  }

  /** The server's total, which came apart from the rows; an end that pages have shown stays. */
  expect(total: number, isEstimate: boolean): void {
    if (this.#isFixed) return;
    this.#isTold = true;
    this.#height = Math.min(Math.max(total, this.#atLeast), this.#below);
    this.#isFixed = !isEstimate && this.#height === total;
  }

  /** Learns from a page (counted from 0) that came with `count` rows, and whether more follow it. */
  learn(page: number, count: number, hasMore: boolean): void {
    const first = page * this.#pageSize;
    if (count > 0 && !hasMore) return this.#fix(first + count);
    if (count > 0) this.#atLeast = Math.max(this.#atLeast, first + count + 1);
    else this.#below = Math.min(this.#below, first);
    if (this.#below <= this.#atLeast) return this.#fix(this.#below);
    const height = Math.min(Math.max(this.#height, this.#atLeast), this.#below);
    if (height === this.#height) return;
    this.#height = height;
    this.#isFixed = false;
  }

  /**
   * The page to ask for next in order to find the end, when the height is known to be wrong there: further and further
   * ahead while pages are full, then by halves. Undefined when nothing suggests a search: a height that was never told is
   * not wrong, it grows with the scrolling.
   */
  probe(): number | undefined {
    if (this.#isFixed || !this.#isTold) return undefined;
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
