const scrolls = new WeakMap<Element, number>();

/** A component has scrolled an element, or everything around one. */
export function noteGuestScroll(element: Element): void {
  const now = performance.now();
  for (let at: Element | null = element; at; at = at.parentElement) scrolls.set(at, now);
}

/** When a component last scrolled an element by its code, in milliseconds of `performance.now()`; 0 where none did. */
export const scrolledByGuest = (element: Element): number => scrolls.get(element) ?? 0;
