import { computed, signal, type ReadonlySignal } from "@preact/signals-react";
import { contributionId, type ContributionMap, type ContributionPoint } from "#sdk/contributions/index.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";

interface Registered {
  readonly plugin: string;
  readonly point: ContributionPoint;
  readonly definition: ContributionMap[ContributionPoint];
}

/** What active plugins contribute, in the order of the plugin list. */
export class ContributionRegistry {
  readonly #entries = signal<readonly Registered[]>([]);
  readonly #order: () => readonly string[];
  readonly #byPoint = new Map<ContributionPoint, ReadonlySignal<readonly unknown[]>>();

  /** @param order ids of all plugins of the document, as they come and go */
  constructor(order: () => readonly string[]) {
    this.#order = order;
  }

  add<Point extends ContributionPoint>(plugin: string, point: Point, definition: ContributionMap[Point]): Disposable {
    const entry: Registered = { plugin, point, definition };
    const order = this.#order();
    const place = (one: Registered): number => order.indexOf(one.plugin);
    this.#entries.value = [...this.#entries.peek(), entry].sort((a, b) => place(a) - place(b));
    return toDisposable(() => (this.#entries.value = this.#entries.peek().filter((one) => one !== entry)));
  }

  definitions<Point extends ContributionPoint>(point: Point): ReadonlySignal<readonly ContributionMap[Point][]> {
    const known = this.#byPoint.get(point) ?? computed(() => this.#entries.value.filter((one) => one.point === point).map((one) => one.definition));
    this.#byPoint.set(point, known);
    return known as ReadonlySignal<readonly ContributionMap[Point][]>;
  }

  find<Point extends ContributionPoint>(point: Point, id: string): ContributionMap[Point] | undefined {
    return this.definitions(point).value.find((definition) => contributionId(point, definition) === id);
  }

  /** Plugins that have something registered. */
  get plugins(): string[] {
    return [...new Set(this.#entries.peek().map((entry) => entry.plugin))];
  }
}
