import { areaOf, isWithin, type Area } from "./Area.ts";
import { auditAround } from "./auditAround.ts";
import { guestSelector, isApproached, isCovered, isProductAbove } from "./findCover.ts";
import { isByPointer, pressedArea } from "./pressedArea.ts";
import { StillPlace } from "./StillPlace.ts";
import { UncoveredPlaces } from "./UncoveredPlaces.ts";

/** For so long a part has to be seen, and to stand still under a pointer, before a press counts; in milliseconds. */
export const settlingTime = 500;

/** Of a part that has been seen, and has stood still, for long enough. */
const settledAttribute = "data-settled";

/** Engines may say so much later that a part is visible again, in milliseconds. */
const lagTime = 1_000;

/** Between two looks at a part that is in the window, in milliseconds. */
const lookInterval = 200;

/** Engines that have it say whether something is drawn over an element, or changes how it looks (Intersection Observer v2). */
interface SightEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

/** Why a press does not count. `unsettled`: it would a moment later. */
export interface Hindrance {
  readonly kind: "hidden" | "unsettled";
  /** For the component's author. */
  readonly why: string;
}

/**
 * Whether a first-party part in a component's markup is really seen by who presses something in it: a component must not
 * use it as a puppet, by what hides it, lies over it, or puts it under the pointer.
 */
export class PartSight {
  readonly #part: Element;
  readonly #observer: IntersectionObserver;
  readonly #still: StillPlace;
  readonly #uncovered: UncoveredPlaces;
  /** What the engine says; undefined where it does not. */
  #isVisible: boolean | undefined;
  #shownSince = Infinity;
  /** When something of the product's own last lay over it. */
  #underProduct = -Infinity;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(part: Element) {
    this.#part = part;
    this.#still = new StillPlace(part);
    this.#uncovered = new UncoveredPlaces(part);
    const options = { trackVisibility: true, delay: 100, threshold: [0, 0.5, 1] };
    this.#observer = new IntersectionObserver((entries) => this.#hear(entries), options);
    this.#observer.observe(part);
  }

  /** @returns why a press in the part does not count; undefined where it does */
  judge(event: Event): Hindrance | undefined {
    this.#hear(this.#observer.takeRecords());
    const box = boxOf(this.#part);
    if (!box) return undefined;
    this.#look();
    const { hidden, clip } = auditAround(this.#part, box);
    const from = performance.now() - settlingTime;
    // Until then engines may not have said what is over it.
    if (hidden === undefined && this.#shownSince > from) return { kind: "unsettled", why: "it has just appeared" };
    const why = hidden ?? this.#findCover(event, box, clip);
    if (why === undefined) return isByPointer(event) ? this.#findUnrest(event, from) : undefined;
    this.#shownSince = Infinity;
    return { kind: "hidden", why };
  }

  dispose(): void {
    this.#observer.disconnect();
    clearInterval(this.#timer);
  }

  #findCover(event: Event, box: Element, clip: Area): string | undefined {
    const area = pressedArea(event, this.#part, clip);
    if (!area || !isWithin(area, clip)) return "overflow";
    if (this.#isVisible) return undefined;
    if (isCovered(this.#part, box, area)) return "cover";
    this.#lookAbove(box);
    const isExplained = this.#isVisible === undefined || performance.now() - this.#underProduct < lagTime || isApproached(this.#part, box);
    return isExplained ? undefined : "visibility";
  }

  #findUnrest(event: Event, from: number): Hindrance | undefined {
    if (this.#still.since > from) return { kind: "unsettled", why: "it has just moved" };
    return this.#uncovered.hasSince(from, areaOf(event.target as Element)) ? { kind: "unsettled", why: "it was just uncovered" } : undefined;
  }

  #hear(entries: readonly SightEntry[]): void {
    const latest = entries.at(-1);
    if (!latest) return;
    this.#isVisible = latest.isVisible;
    if (!latest.isIntersecting) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.#shownSince = Infinity;
    } else if (this.#timer === undefined) {
      this.#timer = setInterval(() => this.#look(), lookInterval);
      this.#look();
    }
  }

  #look(): void {
    const box = boxOf(this.#part);
    if (!box || this.#timer === undefined) return;
    const isHidden = auditAround(this.#part, box).hidden !== undefined;
    this.#shownSince = isHidden ? Infinity : Math.min(this.#shownSince, performance.now());
    this.#still.look();
    this.#part.toggleAttribute(settledAttribute, performance.now() - Math.max(this.#shownSince, this.#still.since) >= settlingTime);
    if (this.#isVisible !== true) this.#uncovered.look(box);
    this.#lookAbove(box);
  }

  #lookAbove(box: Element): void {
    if (this.#isVisible === false && isProductAbove(this.#part, box)) this.#underProduct = performance.now();
  }
}

/** The outermost component around a part: what that draws may hide it, and what it shows of others. */
function boxOf(part: Element): Element | undefined {
  let box: Element | undefined;
  for (let at = part.closest(guestSelector); at; at = at.parentElement?.closest(guestSelector) ?? null) box = at;
  return box;
}
