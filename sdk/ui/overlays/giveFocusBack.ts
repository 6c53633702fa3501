/** Where a part that takes the focus gives it back to when it goes: what has it now. */
export const focusedNow = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement : undefined;

/** Gives the focus back to where it was, unless that is gone. Nothing scrolls. */
export function giveFocusBack(before: HTMLElement | undefined): void {
  if (before?.isConnected) before.focus({ preventScroll: true });
}

/** The same if nothing has the focus: who pressed beside the part has put it elsewhere on purpose. */
export function giveLostFocusBack(before: HTMLElement | undefined): void {
  if (document.activeElement === document.body || document.activeElement === null) giveFocusBack(before);
}
