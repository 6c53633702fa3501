import { scrolledByGuest } from "#sandbox/host/index.ts";

/** A part that moves by no more than this is still under the pointer that aims at it, in pixels. */
const tolerance = 24;

/** Since when an element has stood where it stands. What the user scrolls does not move it; what a component scrolls does. */
export class StillPlace {
  readonly #element: Element;
  /** Far from every first place. */
  #anchor = { x: -Infinity, y: -Infinity };
  #since = 0;

  constructor(element: Element) {
    this.#element = element;
  }

  get since(): number {
    return this.#since;
  }

  look(): void {
    const { left, top } = this.#element.getBoundingClientRect();
    const place = { x: left, y: top };
    let scrolled = 0;
    for (let at = this.#element.parentElement; at; at = at.parentElement) {
      place.x += at.scrollLeft;
      place.y += at.scrollTop;
      scrolled = Math.max(scrolled, scrolledByGuest(at));
    }
    this.#since = Math.max(this.#since, scrolled);
    if (Math.hypot(place.x - this.#anchor.x, place.y - this.#anchor.y) <= tolerance) return;
    this.#anchor = place;
    this.#since = performance.now();
  }
}
