import type { EventMessage } from "#sandbox/protocol/index.ts";
import { activeElement } from "../dom/focus.ts";
import { callMethod } from "../mutations/nodeState.ts";

/** The element that had the focus when a press was prevented; `out` until it has been seen to lose it. */
let kept: { readonly element: Element; isOut: boolean } | undefined;

/**
 * In a browser a prevented `mousedown` leaves the focus where it is. Here it has moved before the realm could say so:
 * the focus is given back, and what happened meanwhile did not happen, as far as the component can see.
 * @returns true for a message that is to be passed over
 */
export function isFocusKept(message: EventMessage, node: Element): boolean {
  const { type } = message;
  if (!kept) return false;
  if (type === "focusout" || type === "focusin") return passOver(type, node, kept);
  // The focus moves directly after the press or not at all.
  if (!kept.isOut || type === "mousedown" || type === "keydown") kept = undefined;
  return false;
}

function passOver(type: "focusin" | "focusout", node: Element, keeping: NonNullable<typeof kept>): boolean {
  if (type === "focusout" && node === keeping.element) {
    keeping.isOut = true;
    callMethod(node, "focus", [{ preventScroll: true }]);
  } else if (!keeping.isOut) {
    return false;
  } else if (type === "focusin" && node === keeping.element) {
    kept = undefined;
  }
  return true;
}

/** After a press: if the component prevented it, the focus stays. */
export function keepFocusAfter(event: Event): void {
  const element = activeElement();
  if (event.type === "mousedown" && event.defaultPrevented && element) kept = { element, isOut: false };
}
