import type { NodeId, SeenMessage } from "#sandbox/protocol/index.ts";
import { maxWatched } from "./SizeWatch.ts";

/** Steps in which the visible part of an element is told. */
const thresholds = Array.from({ length: 11 }, (_, step) => step / 10);

/** Says how much of the elements that a realm asked for is to be seen in the window. */
export class SightWatch {
  readonly #idOf: (element: Element) => NodeId | undefined;
  readonly #send: (seen: SeenMessage["seen"]) => void;
  readonly #watched = new Set<Element>();
  #observer: IntersectionObserver | undefined;

  constructor(idOf: (element: Element) => NodeId | undefined, send: (seen: SeenMessage["seen"]) => void) {
    this.#idOf = idOf;
    this.#send = send;
  }

  watch(element: Element, isOn: boolean): void {
    if (!isOn) {
      this.#watched.delete(element);
      this.#observer?.unobserve(element);
    } else if (!this.#watched.has(element) && this.#watched.size < maxWatched) {
      this.#watched.add(element);
      this.#observer ??= new IntersectionObserver((entries) => this.#tell(entries), { threshold: thresholds });
      this.#observer.observe(element);
    }
  }

  dispose(): void {
    this.#observer?.disconnect();
    this.#watched.clear();
  }

  #tell(entries: readonly IntersectionObserverEntry[]): void {
    const seen = entries.flatMap(({ target, intersectionRatio, isIntersecting }) => {
      const id = this.#idOf(target);
      // An element without area is seen or not, which no ratio says.
      const ratio = isIntersecting ? Math.max(intersectionRatio, 0.001) : 0;
      return id === undefined ? [] : [[id, ratio] as const];
    });
    if (seen.length > 0) this.#send(seen);
  }
}
