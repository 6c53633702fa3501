import type { KeyboardEvent } from "react";

const focusable = 'a[href], iframe, [tabindex="0"], :is(button, input, select, textarea):not(:disabled)';

const reachableIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && !element.closest("[inert], [hidden]") && element.getClientRects().length > 0,
  );

/** Makes Tab go round in `root`: after its last stop comes the first, before the first the last. */
export const trapTab = (event: KeyboardEvent, root: HTMLElement | null): void => {
  if (event.key !== "Tab" || !root?.contains(event.target as Node)) return;
  const stops = reachableIn(root);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const isOutside = !stops.includes(document.activeElement as HTMLElement);
  if (stops.length > 0 && document.activeElement !== edge && !(isOutside && event.shiftKey)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
};
