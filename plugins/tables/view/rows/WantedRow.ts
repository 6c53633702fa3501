export interface WantedPlace {
  readonly line: number;
  readonly part: number | undefined;
}

/** The row that was brought into sight, and stays there until somebody scrolls. */
export class WantedRow {
  place: WantedPlace | undefined;
  #top = 0;
  #unheard = 0;

  /** How far somebody has scrolled since the last that was told, in pixels. */
  unheard({ scrollTop }: { readonly scrollTop: number }): number {
    const step = scrollTop - this.#top;
    if (Math.abs(step) > 1) this.place = undefined;
    this.#top = scrollTop;
    this.#unheard += step;
    return this.#unheard;
  }

  /** We scrolled the element ourselves. */
  moved({ scrollTop }: { readonly scrollTop: number }): void {
    this.#top = scrollTop;
  }

  /** The element was scrolled: by somebody, where it does not stand where we left it. */
  scrolled(element: { readonly scrollTop: number } | null, isScrolling: boolean): void {
    if (!element) return;
    if (isScrolling && Math.abs(element.scrollTop - this.#top) > 1) this.place = undefined;
    this.#top = element.scrollTop;
    this.#unheard = 0;
  }
}
