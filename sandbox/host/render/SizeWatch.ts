import type { NodeId, RectsMessage } from "#sandbox/protocol/index.ts";
import { scopeAttribute } from "#core/css/ScopedSheets.ts";

/** Elements of one realm that are measured. */
export const maxWatched = 1_000;

type Rect = readonly [x: number, y: number, width: number, height: number];

/**
 * Measures the elements that a realm asked for, and says so when size or place changes, once a frame: a size is told by
 * a ResizeObserver, a place is looked up after what may have moved something.
 */
export class SizeWatch {
  readonly #idOf: (element: Element) => NodeId | undefined;
  readonly #send: (rects: RectsMessage["rects"]) => void;
  readonly #watched = new Map<Element, Rect | undefined>();
  #observer: ResizeObserver | undefined;
  #frame: number | undefined;

  constructor(idOf: (element: Element) => NodeId | undefined, send: (rects: RectsMessage["rects"]) => void) {
    this.#idOf = idOf;
    this.#send = send;
  }

  watch(element: Element, isOn: boolean): void {
    if (!isOn) {
      this.#watched.delete(element);
      this.#observer?.unobserve(element);
    } else if (!this.#watched.has(element) && this.#watched.size < maxWatched) {
      this.#watched.set(element, undefined);
      (this.#observer ??= new ResizeObserver(() => this.measure())).observe(element);
      window.addEventListener("resize", this.measureSoon);
      document.addEventListener("scroll", this.measureSoon, { capture: true, passive: true });
    }
  }

  /** Looks at all of them in the next frame. */
  readonly measureSoon = (): void => {
    if (this.#watched.size === 0) return;
    this.#frame ??= requestAnimationFrame(() => this.measure());
  };

  measure(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    const rects = [...this.#watched].flatMap(([element, before]) => {
      const id = this.#idOf(element);
      const rect = measureInBox(element);
      if (id === undefined || isSame(rect, before)) return [];
      this.#watched.set(element, rect);
      return [[id, ...rect] as const];
    });
    if (rects.length > 0) this.#send(rects);
  }

  dispose(): void {
    this.#observer?.disconnect();
    this.#watched.clear();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    window.removeEventListener("resize", this.measureSoon);
    document.removeEventListener("scroll", this.measureSoon, { capture: true });
  }
}

/** Left and top edge of the box around an element, or of the overlay that holds it: a component counts from there. */
export function originOf(element: Element): { left: number; top: number } {
  const box = element.closest("[data-platon-box]") ?? element.closest(`[${scopeAttribute}]`);
  return box?.getBoundingClientRect() ?? { left: 0, top: 0 };
}

function measureInBox(element: Element): Rect {
  const { left, top } = originOf(element);
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x - left, y - top, width, height];
}

const isSame = (rect: Rect, before: Rect | undefined): boolean =>
  before !== undefined && rect.every((value, index) => Math.abs(value - (before[index] ?? 0)) < 0.1);
