/** How far from the window a section is drawn before it comes into sight. */
const nearness = "100% 0px";

/**
 * Sections of long forms that are not drawn yet: those that come near the window first, the others one by one whenever
 * the page has nothing to do, so that the browser's own search and a screen reader soon find all of the form.
 */
class SectionQueue {
  readonly #waiting = new Map<Element, () => void>();
  #near: IntersectionObserver | undefined;
  #isScheduled = false;

  /** @returns takes it back */
  add(place: Element, draw: () => void): () => void {
    if (typeof IntersectionObserver === "undefined" || typeof requestIdleCallback === "undefined") {
      draw();
      return () => undefined;
    }
    this.#waiting.set(place, draw);
    this.#near ??= new IntersectionObserver((entries) => this.#meet(entries), { rootMargin: nearness });
    this.#near.observe(place);
    this.#schedule();
    return () => this.#forget(place);
  }

  #forget(place: Element): void {
    this.#near?.unobserve(place);
    this.#waiting.delete(place);
  }

  #draw(places: readonly Element[]): void {
    for (const place of places) this.#waiting.get(place)?.();
  }

  #meet(entries: readonly IntersectionObserverEntry[]): void {
    this.#draw(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
  }

  /** One section in each quiet moment. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestIdleCallback(() => {
      this.#isScheduled = false;
      this.#draw([...this.#waiting.keys()].slice(0, 1));
      if (this.#waiting.size > 0) this.#schedule();
    });
  }
}

export const sectionQueue = new SectionQueue();
