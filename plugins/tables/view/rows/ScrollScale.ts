/** Browsers cap how high an element may be: Chromium at about 33.5 million pixels, Firefox at 17.9 million. */
const highest = 10_000_000;

/**
 * Translates between what the browser scrolls and how far that is in the rows, which may be higher than an element can
 * be. A step of a wheel or a key moves the rows as far as the page; a jump of the scroll bar leads to the same share.
 */
export class ScrollScale {
  #total = 0;
  #box = 0;
  #top = 0;
  #offset = 0;

  /** @param total height of all rows @param box height of what is in sight; in pixels */
  resize(total: number, box: number): void {
    this.#total = total;
    this.#box = box;
  }

  /** How high the element that scrolls is, in pixels. */
  get height(): number {
    return Math.min(this.#total, highest);
  }

  /** The browser scrolled to `top`: how far that is in the rows. */
  scrolled(top: number): number {
    const step = top - this.#top;
    const isStep = Math.abs(step) < this.#box && top > 0 && top < this.#room;
    this.#top = top;
    this.#offset = this.#isWhole ? top : isStep ? this.#within(this.#offset + step) : (top / this.#room) * this.#farthest;
    return this.#offset;
  }

  /** Where the browser has to scroll so that `offset` is in sight. */
  topOf(offset: number): number {
    this.#offset = this.#within(offset);
    this.#top = this.#isWhole ? this.#offset : Math.round((this.#offset / this.#farthest) * this.#room);
    return this.#top;
  }

  /** Where the scroll bar belongs after steps that moved the rows more than it: set while nobody holds it. */
  get settled(): number {
    return this.topOf(this.#offset);
  }

  get #isWhole(): boolean {
    return this.#total <= highest;
  }

  get #room(): number {
    return Math.max(1, this.height - this.#box);
  }

  get #farthest(): number {
    return Math.max(1, this.#total - this.#box);
  }

  #within(offset: number): number {
    return Math.max(0, Math.min(offset, this.#total - this.#box));
  }
}
