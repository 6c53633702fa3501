import type { Plain } from "#sandbox/protocol/index.ts";
import { callMethod } from "../mutations/nodeState.ts";
import { addMissing, defineGlobals, elementPrototype } from "./realmWindow.ts";

interface Offset {
  left: number;
  top: number;
}

const offsets = new WeakMap<Element, Offset>();

function offsetOf(element: Element): Offset {
  const offset = offsets.get(element) ?? { left: 0, top: 0 };
  offsets.set(element, offset);
  return offset;
}

/** What the host said with a `scroll` event. */
export function setScroll(element: Element, { scrollLeft, scrollTop }: Readonly<Record<string, Plain>>): void {
  if (typeof scrollLeft !== "number" || typeof scrollTop !== "number") return;
  offsets.set(element, { left: scrollLeft, top: scrollTop });
}

/** `scrollTop` and its kin: the last known offset; a change is carried out by the host. */
export function defineScrolling(): void {
  const move = (element: Element, change: Partial<Offset>): void => {
    const offset = Object.assign(offsetOf(element), change);
    callMethod(element, "scrollTo", [offset.left, offset.top]);
  };
  const scrollTo = function (this: Element, first?: ScrollToOptions | number, second?: number): void {
    const given = typeof first === "number" ? { left: first, top: second } : first;
    move(this, {
      ...(given?.left !== undefined && { left: Number(given.left) || 0 }),
      ...(given?.top !== undefined && { top: Number(given.top) || 0 }),
    });
  };
  for (const [name, side] of [["scrollTop", "top"], ["scrollLeft", "left"]] as const) {
    Object.defineProperty(elementPrototype, name, {
      configurable: true,
      get(this: Element) {
        return offsetOf(this)[side];
      },
      set(this: Element, value: unknown) {
        move(this, { [side]: Number(value) || 0 });
      },
    });
  }
  addMissing(elementPrototype, { scrollTo, scroll: scrollTo, scrollBy: () => undefined });
  // A component does not scroll the page around it.
  defineGlobals({ scrollTo: () => undefined, scrollBy: () => undefined });
  defineGlobals({ scrollX: 0, scrollY: 0, pageXOffset: 0, pageYOffset: 0 });
}
