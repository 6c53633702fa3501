import { swallowClick } from "./swallowClick.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PressFollowing<Over> {
  /** What scrolls while the pointer is near one of its ends, and the pixels that are covered there. */
  readonly scrolling: { readonly element: HTMLElement | null; readonly axis: "x" | "y"; readonly covered?: readonly [start: number, end: number] };
  /** Where it would land with the pointer there, in pixels of the window; undefined where it cannot. */
  readonly overAt: (point: Point) => Over | undefined;
  /** While it is dragged, and with undefined when that is over. */
  readonly show: (drag: { readonly over: Over | undefined } | undefined) => void;
  readonly end: (over: Over) => void;
  /** A finger lifts it by a long press only, and this is called where it lets go without having moved; else it lifts it at once. */
  readonly hold?: () => void;
}

/** Less is the shaking of a hand, and still a press. */
const beginsAfterPixels = 5;
/** As long as the menus of phones take. */
const longPress = 450;
const edgePixels = 36;
const pixelsAFrame = 9;

const sides = { x: ["left", "right", "scrollLeft"], y: ["top", "bottom", "scrollTop"] } as const;

/** Scrolls towards the end that the pointer is near. @returns whether there was one */
function scrollAtEdge({ element, axis, covered: [before, behind] = [0, 0] }: PressFollowing<unknown>["scrolling"], point: Point): boolean {
  const [start, end, scrolled] = sides[axis];
  const box = element?.getBoundingClientRect();
  if (!element || !box) return false;
  const isBefore = point[axis] < box[start] + before + edgePixels;
  if (!isBefore && point[axis] <= box[end] - behind - edgePixels) return false;
  element[scrolled] += isBefore ? -pixelsAFrame : pixelsAFrame;
  return true;
}

/** Drags something from the press to the release; near the edges what holds it scrolls, Escape lets go without moving. @returns ends it early */
export function followPress<Over>(start: PointerEvent, { scrolling, overAt, show, end, hold }: PressFollowing<Over>): () => void {
  const isHeld = hold !== undefined && start.pointerType === "touch";
  const listening = new AbortController();
  const { signal } = listening;
  let point: Point = { x: start.clientX, y: start.clientY };
  let [isLifted, isDragging] = [!isHeld, false];
  let over: Over | undefined;
  let frame = 0;
  const timer = isHeld ? setTimeout(() => (isLifted = true), longPress) : undefined;
  const look = (): void => {
    over = overAt(point);
    show({ over });
  };
  const scroll = (): void => {
    if (scrollAtEdge(scrolling, point)) look();
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
    point = { x: event.clientX, y: event.clientY };
    const isFar = Math.hypot(point.x - start.clientX, point.y - start.clientY) >= beginsAfterPixels;
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
    if (isDragging || (isHeld && isLifted)) swallowClick();
    if (isDragging && landed !== undefined) end(landed);
    else if (!isDragging && isHeld && isLifted) hold();
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    finish();
    // The button is still down, and will be let go over something.
    window.addEventListener("pointerup", swallowClick, { once: true });
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", release, { signal });
  window.addEventListener("pointercancel", finish, { signal });
  window.addEventListener("keydown", escape, { signal, capture: true });
  // A finger that holds something does not scroll the page.
  if (isHeld) window.addEventListener("touchmove", (event) => isLifted && event.preventDefault(), { signal, passive: false });
  return finish;
}
