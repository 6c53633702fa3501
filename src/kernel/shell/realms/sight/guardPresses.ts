import type { Hindrance, PartSight } from "./PartSight.ts";

/** By these something is pressed, typed or put in; what follows from them is refused with them. */
const presses = [
  "pointerdown", "mousedown", "pointerup", "mouseup", "click", "auxclick", "dblclick", "contextmenu", "keydown", "beforeinput", "paste", "cut", "drop",
] as const;

/** The way in and the way out. */
const ways = new Set(["Tab", "Shift", "Escape"]);

/**
 * Keeps from a part what its user did not mean for it; the focus may come and go. It is heard before anything of the product is.
 * @returns stops it
 */
export function guardPresses(part: Element, sight: PartSight, tell: (hindrance: Hindrance | undefined) => void): () => void {
  const listener = (event: Event): void => {
    if (!event.isTrusted || !(event.target instanceof Node) || !part.contains(event.target)) return;
    if (event instanceof KeyboardEvent && ways.has(event.key)) return;
    const hindrance = sight.judge(event);
    if (hindrance) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (begins.has(event.type)) tell(hindrance);
  };
  for (const type of presses) window.addEventListener(type, listener, { capture: true });
  return () => {
    for (const type of presses) window.removeEventListener(type, listener, { capture: true });
  };
}

/** A press is told of when it begins. */
const begins = new Set(["pointerdown", "keydown", "beforeinput", "paste", "cut", "drop", "click"]);
