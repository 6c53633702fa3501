import { ownerAttribute } from "#core/components/ownerAttribute.ts";

/** As long as browsers take a press for the reason of what follows, in milliseconds. */
const pressTime = 5_000;

/** A click so soon after a press is its end; presses in a frame, which nobody sees, are so far apart. */
const clickTime = 1_000;

/** Where something may be opened, in pixels of the window, and for what. */
export interface PressPlace {
  readonly x: number;
  readonly y: number;
  /** What was pressed stands in it: when it goes, so does what was opened. */
  readonly within: Element;
}

interface Press extends PressPlace {
  readonly at: number;
  readonly owner: string | undefined;
}

/** The user's latest press in the document, wherever it was: what interrupts is opened for a press, and where that was. */
export class PressMemory {
  #latest: Press | undefined;
  #usedAt = -Infinity;

  /** @returns stops it */
  watch(): () => void {
    const stop = new AbortController();
    for (const type of ["pointerdown", "keydown", "click"] as const) {
      window.addEventListener(type, (event) => this.#note(event), { capture: true, signal: stop.signal });
    }
    return () => stop.abort();
  }

  /**
   * The place of the latest press, if it was just now in what the trust group `owner` draws, or in the product where there
   * is none; each press once.
   */
  take(owner: string | undefined): PressPlace | undefined {
    const latest = this.#pressInFrame(owner) ?? this.#latest;
    const now = performance.now();
    if (!latest || latest.owner !== owner || now - latest.at >= pressTime || latest.at <= this.#usedAt) return undefined;
    if (!latest.within.isConnected) return undefined;
    this.#usedAt = now;
    return latest;
  }

  #note(event: Event): void {
    const now = performance.now();
    // A person who presses Escape wants no menu.
    const { key, repeat } = event as Partial<KeyboardEvent>;
    if (!event.isTrusted || key === "Escape" || repeat) return;
    if (event.type === "click" && this.#latest && now - this.#latest.at < clickTime) return;
    const target = event.target instanceof Element ? event.target : document.body;
    this.#latest = { ...placeOf(event, target), ...ownerOf(target), at: now };
  }

  /** What is pressed in a frame is not seen from here: the browser tells that something was, and the focus where. */
  #pressInFrame(owner: string | undefined): Press | undefined {
    const { activeElement } = document;
    const activation = navigator.userActivation as UserActivation | undefined;
    if (owner === undefined || !(activeElement instanceof HTMLIFrameElement) || activation?.isActive !== true) return undefined;
    const { left, top } = activeElement.getBoundingClientRect();
    return { x: left, y: top, ...ownerOf(activeElement), at: performance.now() - clickTime };
  }
}

function ownerOf(target: Element): Pick<Press, "owner" | "within"> {
  const box = target.closest(`[${ownerAttribute}]`);
  return { owner: box?.getAttribute(ownerAttribute) ?? undefined, within: box ?? document.body };
}

/** The pointer's, or under what a key was pressed on. */
function placeOf(event: Event, target: Element): Pick<PressPlace, "x" | "y"> {
  if (event instanceof MouseEvent && (event.type === "pointerdown" || event.detail > 0)) return { x: event.clientX, y: event.clientY };
  const { left, bottom } = target.getBoundingClientRect();
  return { x: left, y: bottom };
}
