import { observe, onForget, rectOf, stateOf } from "../mutations/nodeState.ts";
import { currentRoot } from "../roots/currentRoot.ts";
import { runAs } from "../roots/runAs.ts";
import { defineGlobals, elementPrototype, realmDocument, RealmEvent } from "./realmWindow.ts";
import { dispatchToWindow } from "./windowEvents.ts";

/** Most elements that are measured because somebody once asked for their size. */
export const maxMeasured = 300;

/** Elements whose sizes are watched, and who watches them. */
const watchers = new WeakMap<Element, Set<RealmResizeObserver>>();

/** Elements that were asked for their size and are under no observer. */
const measured = new Set<Element>();

/**
 * The host measures, the guest remembers: sizes are the last known ones, and 0 before the first. An element is measured
 * from the first time that anybody asks; the window then says `resize`, so that who asked too early asks again.
 */
export function defineGeometry(): void {
  Object.assign(elementPrototype, {
    getBoundingClientRect(this: Element) {
      const { x, y, width, height } = measure(this);
      const rect = { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height };
      return { ...rect, toJSON: () => rect };
    },
    getClientRects(this: Element) {
      return [this.getBoundingClientRect()];
    },
  });
  for (const side of ["width", "height"] as const) {
    const suffix = side === "width" ? "Width" : "Height";
    for (const box of ["offset", "client", "scroll"]) defineRead(box + suffix, (element) => measure(element)[side]);
  }
  defineRead("offsetTop", (element) => measure(element).y - (offsetParentOf(element) ? measure(offsetParentOf(element)).y : 0));
  defineRead("offsetLeft", (element) => measure(element).x - (offsetParentOf(element) ? measure(offsetParentOf(element)).x : 0));
  for (const name of ["clientTop", "clientLeft"]) defineRead(name, () => 0);
  defineRead("offsetParent", (element) => offsetParentOf(element) ?? realmDocument.body);
  onForget((element) => {
    delete stateOf(element).rect;
    if (measured.delete(element) && !watchers.has(element)) observe(element, 1, false);
  });
  defineGlobals({ ResizeObserver: RealmResizeObserver, IntersectionObserver: RealmIntersectionObserver });
}

/** The host has measured elements. */
export function announceSizes(elements: readonly Element[]): void {
  let isAwaited = false;
  for (const element of elements) {
    isAwaited ||= measured.has(element);
    for (const observer of watchers.get(element) ?? []) observer.tell(element);
  }
  if (isAwaited) dispatchToWindow(new RealmEvent("resize"));
}

/** The host has seen more or less of an element. */
export function announceSeen(element: Element, ratio: number): void {
  for (const observer of viewers.get(element) ?? []) observer.tell(element, ratio);
}

let windowSize = { x: 0, y: 0, width: 0, height: 0 };

/** Size of the window: that of the document's own element. */
export function setWindowSize(width: number, height: number): void {
  windowSize = { ...windowSize, width, height };
}

function measure(element: Element | undefined): { x: number; y: number; width: number; height: number } {
  if (!element || element === realmDocument.documentElement || element === realmDocument.body) return windowSize;
  if (!stateOf(element).rect && !measured.has(element) && measured.size < maxMeasured) {
    measured.add(element);
    observe(element, 1, true);
  }
  return rectOf(element);
}

/** The nearest ancestor that is positioned inline; undefined for the component's box, which holds everything else. */
function offsetParentOf(element: Element): Element | undefined {
  for (let at = element.parentElement as HTMLElement | null; at; at = at.parentElement) {
    if (/relative|absolute|sticky/.test(at.style.position)) return at;
  }
  return undefined;
}

class RealmResizeObserver {
  readonly #callback: (entries: unknown[], observer: RealmResizeObserver) => void;
  readonly #root = currentRoot();
  readonly #targets = new Set<Element>();

  constructor(callback: (entries: unknown[], observer: RealmResizeObserver) => void) {
    this.#callback = callback;
  }

  observe(element: Element): void {
    this.#targets.add(element);
    const present = watchers.get(element) ?? new Set();
    watchers.set(element, present.add(this));
    // Each observer is told the size once it begins.
    if (stateOf(element).observed & 1 && stateOf(element).rect) queueMicrotask(() => this.#targets.has(element) && this.tell(element));
    observe(element, 1, true);
  }

  unobserve(element: Element): void {
    this.#targets.delete(element);
    const present = watchers.get(element);
    present?.delete(this);
    if (present?.size !== 0) return;
    watchers.delete(element);
    if (!measured.has(element)) observe(element, 1, false);
  }

  disconnect(): void {
    for (const element of [...this.#targets]) this.unobserve(element);
  }

  tell(target: Element): void {
    const contentRect = target.getBoundingClientRect();
    const size = [{ inlineSize: contentRect.width, blockSize: contentRect.height }];
    const entry = { target, contentRect, borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size };
    runAs(this.#root, () => this.#callback([entry], this));
  }
}

/** Elements whose visibility is watched, and who watches it. */
const viewers = new WeakMap<Element, Set<RealmIntersectionObserver>>();

type SeenEntry = Readonly<Record<string, unknown>>;

/** Tells how much of an element is to be seen in the window; `root` and `rootMargin` are not taken into account. */
class RealmIntersectionObserver {
  readonly root = null;
  readonly rootMargin = "0px";
  readonly thresholds: readonly number[];
  readonly #callback: (entries: SeenEntry[], observer: RealmIntersectionObserver) => void;
  readonly #root = currentRoot();
  readonly #latest = new Map<Element, number | undefined>();

  constructor(
    callback: (entries: SeenEntry[], observer: RealmIntersectionObserver) => void,
    options: { threshold?: number | number[] } = {},
  ) {
    this.#callback = callback;
    this.thresholds = [options.threshold ?? 0].flat();
  }

  observe(element: Element): void {
    if (this.#latest.has(element)) return;
    this.#latest.set(element, undefined);
    const present = viewers.get(element) ?? new Set();
    viewers.set(element, present.add(this));
    observe(element, 2, true);
  }

  unobserve(element: Element): void {
    this.#latest.delete(element);
    const present = viewers.get(element);
    present?.delete(this);
    if (present?.size !== 0) return;
    viewers.delete(element);
    observe(element, 2, false);
  }

  disconnect(): void {
    for (const element of [...this.#latest.keys()]) this.unobserve(element);
  }

  takeRecords(): SeenEntry[] {
    return [];
  }

  tell(target: Element, ratio: number): void {
    const before = this.#latest.get(target);
    const isSeen = ratio > 0;
    this.#latest.set(target, ratio);
    const hasPassed = this.thresholds.some((threshold) => before === undefined || before >= threshold !== ratio >= threshold);
    if (!hasPassed && before !== undefined && before > 0 === isSeen) return;
    const boundingClientRect = target.getBoundingClientRect();
    const seen = { target, isIntersecting: isSeen, intersectionRatio: ratio, boundingClientRect, time: performance.now() };
    const entry = { ...seen, intersectionRect: boundingClientRect, rootBounds: null };
    runAs(this.#root, () => this.#callback([entry], this));
  }
}

function defineRead(name: string, read: (element: Element) => unknown): void {
  Object.defineProperty(elementPrototype, name, {
    configurable: true,
    get(this: Element) {
      return read(this);
    },
  });
}
