/** So often within so many milliseconds a frame may take the focus from somebody before it is ended. */
export const maxThefts = 3;
const theftTime = 10_000;

/** A Tab that leads into a frame was pressed so recently, in milliseconds. */
const recently = 500;

/**
 * Gives the focus back when a frame realm takes it from a person by itself: who was typing would go on typing into the frame.
 * A person gets there by pressing inside, with the pointer above the frame, or by Tab; both are seen from outside. A
 * frame that was seen to steal is inert from then on, until the pointer is above its place or Tab is pressed; its own
 * calls for the focus still reach some engines, so the focus is given back each time.
 * @param place an element around the frame
 * @param onInsist the frame took it three times within ten seconds: what is typed meanwhile would be heard by it
 * @returns stops it
 */
export function keepFocusOutside(place: HTMLElement, frame: HTMLIFrameElement, onInsist: () => void): () => void {
  const stop = new AbortController();
  let latest: HTMLElement | undefined;
  let tabbedAt = -Infinity;
  let thefts: number[] = [];
  let isThief = false;
  const isWanted = (): boolean => place.matches(":hover") || performance.now() - tabbedAt < recently;
  const review = (): void => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement !== frame && activeElement !== document.body) latest = activeElement;
    if (isWanted()) frame.inert = false;
    else if (activeElement === frame && latest?.isConnected) {
      isThief = true;
      frame.inert = true;
      latest.focus({ preventScroll: true });
      const now = performance.now();
      thefts = [...thefts.filter((time) => time > now - theftTime), now];
      if (thefts.length >= maxThefts) onInsist();
    } else if (isThief && activeElement !== frame) frame.inert = true;
  };
  const listen = (target: EventTarget, types: readonly string[], listener: (event: Event) => void): void => {
    for (const type of types) target.addEventListener(type, listener, { capture: true, signal: stop.signal });
  };
  // A blur comes before the frame is the active element.
  listen(window, ["blur", "focus", "focusin"], () => void setTimeout(review));
  listen(place, ["pointerenter", "pointerleave"], review);
  listen(window, ["keydown"], (event) => {
    if ((event as KeyboardEvent).key !== "Tab") return;
    tabbedAt = performance.now();
    review();
  });
  return () => stop.abort();
}
