import { guestCapabilities, type CapabilityMap, type CapabilityName } from "../capabilities/index.ts";
import { contributionId, type ContributionMap, type ContributionPoint } from "../contributions/index.ts";
import { createPluginContext } from "../plugin/createPluginContext.ts";
import { toDisposable, type Disposable } from "../plugin/Disposable.ts";
import { DisposableStore } from "../plugin/DisposableStore.ts";
import { Ledger } from "../plugin/Ledger.ts";
import type { PluginContext } from "../plugin/PluginContext.ts";
import type { PluginManifest } from "../plugin/PluginManifest.ts";
import type { Readable } from "../plugin/Readable.ts";
import { createWritable, type Writable } from "./createWritable.ts";

/** A plugin that is switched on in a test. */
export interface RunningPlugin {
  readonly context: PluginContext;
  /** What it contributed. @throws Error when it did not */
  contribution<Point extends ContributionPoint>(point: Point, id: string): ContributionMap[Point];
  /** Switches it off. */
  stop(): void;
  /** What it still holds; after `stop` and after its views are gone this must be empty. */
  leaked(): string[];
}

interface TestedPlugin {
  readonly manifest: PluginManifest;
  activate(context: never): void;
}

/**
 * Runs one plugin without the application: its manifest is held to as in the product.
 * @param capabilities those that it is given; others than its manifest names are refused all the same
 * @throws PlatonError `contribution_not_declared`, `capability_missing`
 * @since 1.0.0
 * @example const running = runPlugin(auth, fakeCapabilities().capabilities); running.stop(); expect(running.leaked()).toEqual([]);
 */
export function runPlugin(plugin: TestedPlugin, capabilities: CapabilityMap): RunningPlugin {
  const { manifest } = plugin;
  const store = new DisposableStore();
  const ledger = new Ledger();
  const points = new Map<ContributionPoint, Writable<readonly never[]>>();
  const pointOf = <Point extends ContributionPoint>(point: Point): Writable<readonly ContributionMap[Point][]> => {
    const known = points.get(point) ?? createWritable<readonly never[]>([]);
    points.set(point, known);
    return known as unknown as Writable<readonly ContributionMap[Point][]>;
  };
  const context = createPluginContext({
    manifest,
    store,
    capability: (name) => tracked(capabilities, name, ledger),
    register: (point, definition) => {
      const list = pointOf(point);
      list.set([...list.value, definition]);
      const remove = toDisposable(() => list.set(list.value.filter((one) => one !== definition)));
      return ledger.track(`contribution ${point} ${contributionId(point, definition)}`, remove);
    },
    contributions: (point) => ledger.readable(`contributions ${point}`, pointOf(point)),
  });
  plugin.activate(context as never);
  return {
    context,
    contribution: (point, id) => {
      const found = pointOf(point).value.find((definition) => contributionId(point, definition) === id);
      if (!found) throw new Error(`plugin "${manifest.id}" did not contribute ${point} "${id}"`);
      return found;
    },
    stop: () => store.dispose(),
    leaked: () => ledger.open,
  };
}

/** The capability with what it hands out counted: subscriptions, listeners, guards. */
function tracked<Name extends CapabilityName>(capabilities: CapabilityMap, name: Name, ledger: Ledger): CapabilityMap[Name] {
  const members = Object.entries(capabilities[name]).map(([member, value]: [string, unknown]) => {
    const what = `${name}.${member}`;
    if (isReadable(value)) return [member, ledger.readable(what, value)];
    return [member, subscriptions.has(what) ? counted(what, value as Subscribe, ledger) : value];
  });
  return Object.fromEntries(members) as CapabilityMap[Name];
}

type Subscribe = (...args: unknown[]) => Disposable;

/** Members that hand out something to be given back. */
const subscriptions: ReadonlySet<string> = new Set(
  Object.entries(guestCapabilities).flatMap(([name, members]) => members.subscriptions.map((member) => `${name}.${member}`)),
);

const counted =
  (what: string, subscribe: Subscribe, ledger: Ledger): Subscribe =>
  (...args) =>
    ledger.track(`${what} ${typeof args[0] === "string" ? args[0] : ""}`, subscribe(...args));

const isReadable = (value: unknown): value is Readable<unknown> =>
  typeof value === "object" && value !== null && "subscribe" in value && "value" in value;
