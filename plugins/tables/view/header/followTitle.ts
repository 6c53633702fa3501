import { swallowClick } from "./swallowClick.ts";

export interface TitleFollowing {
  /** The header: it scrolls when the pointer comes to its edge. */
  readonly scroller: HTMLElement;
  /** Room at both sides where pinned columns stand. */
  readonly pinned: { readonly left: number; readonly right: number };
  /** Where it would land with the pointer there; undefined where it cannot be dragged. */
  readonly overAt: (x: number) => string | undefined;
  readonly show: (over: string | undefined) => void;
  readonly end: (over: string) => void;
  /** Pressed long by a finger, and let go where it was. */
  readonly hold: () => void;
}

/** Less is the shaking of a hand, and still a press. */
const beginsAfterPixels = 5;
/** As long as the menus of phones take. */
const longPress = 450;
const edgePixels = 36;
const pixelsAFrame = 10;

/** Drags a title from the press to the release: by the mouse at once, by a finger after a long press. @returns ends it early */
export function followTitle(start: PointerEvent, { scroller, pinned, overAt, show, end, hold }: TitleFollowing): () => void {
  const isFinger = start.pointerType === "touch";
  const listening = new AbortController();
  const { signal } = listening;
  let { clientX: x } = start;
  let [isLifted, isDragging] = [!isFinger, false];
  let over: string | undefined;
  let frame = 0;
  const timer = isFinger ? setTimeout(() => (isLifted = true), longPress) : undefined;
  const look = (): void => {
    const { left, right } = scroller.getBoundingClientRect();
    over = overAt(Math.min(Math.max(x, left + pinned.left), right - pinned.right - 1));
    show(over);
  };
  const scroll = (): void => {
    const { left, right } = scroller.getBoundingClientRect();
    const step = x < left + pinned.left + edgePixels ? -pixelsAFrame : x > right - pinned.right - edgePixels ? pixelsAFrame : 0;
    if (step !== 0) {
      scroller.scrollLeft += step;
      look();
    }
    frame = requestAnimationFrame(scroll);
  };
  const finish = (): void => {
    listening.abort();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    show(undefined);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    x = event.clientX;
    const isFar = Math.hypot(x - start.clientX, event.clientY - start.clientY) >= beginsAfterPixels;
    // A finger that moves at once scrolls.
    if (isFar && !isLifted) return finish();
    if (!isDragging && !isFar) return;
    if (!isDragging) frame = requestAnimationFrame(scroll);
    isDragging = true;
    event.preventDefault();
    look();
  };
  const release = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    const landed = over;
    finish();
    if (isDragging || (isFinger && isLifted)) swallowClick();
    if (isDragging && landed !== undefined) end(landed);
    else if (!isDragging && isFinger && isLifted) hold();
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    finish();
    // The button is still down, and will be let go over some title.
    window.addEventListener("pointerup", swallowClick, { once: true });
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", release, { signal });
  window.addEventListener("pointercancel", finish, { signal });
  window.addEventListener("keydown", escape, { signal, capture: true });
  // A finger that holds a title does not scroll the page.
  window.addEventListener("touchmove", (event) => isLifted && event.preventDefault(), { signal, passive: false });
  return finish;
}
