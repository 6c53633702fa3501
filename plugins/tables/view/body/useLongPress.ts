import { useEffect, useEffectEvent, type RefObject } from "react";
import { swallowClick } from "#sdk/ui/actions/swallowClick.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

const afterMs = 500;
/** A finger never rests quite still. */
const shakePixels = 10;
/** What has a long press of its own, or none. */
const own = "a, button, input, textarea, [contenteditable]";

/**
 * A finger that rests on the rows asks for a menu: not every phone tells of that by an event of its own (`contextmenu`).
 * What follows of the finger is no tap any more.
 * @param ask opens what belongs to the element; false where there is nothing to open
 */
export function useLongPress(frame: RefObject<HTMLElement | null>, ask: (at: Point, target: Element) => boolean): void {
  const held = useEffectEvent(ask);
  useEffect(() => {
    const element = frame.current;
    let stop: (() => void) | undefined;
    const begin = (start: PointerEvent): void => {
      stop?.();
      const { target } = start;
      if (start.pointerType !== "touch" || !start.isPrimary || !(target instanceof Element) || target.closest(own)) return;
      stop = follow(start, () => held({ x: start.clientX, y: start.clientY }, target));
    };
    element?.addEventListener("pointerdown", begin);
    return () => {
      stop?.();
      element?.removeEventListener("pointerdown", begin);
    };
  }, [frame]);
}

/** Calls `ask` when the finger has rested. @returns ends it early */
function follow(start: PointerEvent, ask: () => boolean): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isAsked = false;
  const timer = setTimeout(() => (isAsked = ask()), afterMs);
  const end = (): void => {
    clearTimeout(timer);
    listening.abort();
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - start.clientX, clientY - start.clientY) >= shakePixels) end();
  };
  const release = (): void => {
    end();
    if (isAsked) swallowClick();
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", release, { signal, capture: true });
  window.addEventListener("pointercancel", end, { signal });
  // The browser was quicker.
  window.addEventListener("contextmenu", () => clearTimeout(timer), { signal });
  return end;
}
