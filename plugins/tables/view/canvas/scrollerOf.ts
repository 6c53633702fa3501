/** The grid's own element that scrolls; it comes later than its frame. */
export const scrollerOf = (frame: HTMLElement | null): HTMLElement | undefined =>
  frame?.querySelector<HTMLElement>(".dvn-scroller") ?? undefined;
