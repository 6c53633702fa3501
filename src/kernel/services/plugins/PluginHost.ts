import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals-react";
import type { WordSource } from "#core/wording/defineWords.ts";
import type { CapabilityMap, CapabilityName } from "#sdk/capabilities/index.ts";
import type { ContributionMap, ContributionPoint } from "#sdk/contributions/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createPluginContext, declares } from "#sdk/plugin/createPluginContext.ts";
import { DisposableStore } from "#sdk/plugin/DisposableStore.ts";
import { Ledger } from "#sdk/plugin/Ledger.ts";
import type { PluginContext } from "#sdk/plugin/PluginContext.ts";
import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";
import type { Log } from "../log/Log.ts";
import { toReadable } from "../state/toReadable.ts";
import { activationOrder } from "./activationOrder.ts";
import { ContributionRegistry } from "./ContributionRegistry.ts";
import type { PluginEntry, PluginState } from "./PluginEntry.ts";

/** For whom a capability is made. */
export interface CapabilityUser {
  readonly manifest: PluginManifest;
  readonly ledger: Ledger;
}

export interface PluginHostOptions {
  /** The document's own; those of the project come and go, see {@link PluginHost.setProjectEntries}. */
  readonly entries: readonly PluginEntry[];
  readonly capability: <Name extends CapabilityName>(name: Name, user: CapabilityUser) => CapabilityMap[Name];
  /** Takes words that come with a plugin's code; resolves when they can be said. */
  readonly learnWords: (words: WordSource) => Promise<void>;
  readonly log: Log;
}

interface ActivePlugin {
  readonly context: PluginContext;
  readonly store: DisposableStore;
  readonly isReady: Promise<void>;
}

/**
 * Knows the plugins by their manifests, loads one when something that it declares is first needed, and takes back all
 * that it registered when the project switches it off.
 */
export class PluginHost {
  readonly #options: PluginHostOptions;
  readonly #registry: ContributionRegistry;
  readonly #entries: Signal<readonly PluginEntry[]>;
  readonly #states = signal<ReadonlyMap<string, PluginState>>(new Map());
  readonly #active = new Map<string, ActivePlugin>();
  readonly #ledgers = new Map<string, Ledger>();
  /** Ids of all that were ever activated; other ledgers are of code that is no plugin of the list. */
  readonly #plugins = new Set<string>();

  /** Manifests of the plugins that are on, in the order of the list. */
  readonly enabled: ReadonlySignal<readonly PluginManifest[]>;
  readonly disabled: ReadonlySignal<readonly PluginManifest[]>;

  constructor(options: PluginHostOptions) {
    this.#options = options;
    this.#entries = signal(options.entries);
    this.#registry = new ContributionRegistry(() => this.#entries.peek().map(({ manifest }) => manifest.id));
    const manifests = computed(() => this.#entries.value.map((entry) => entry.manifest));
    this.enabled = computed(() => manifests.value.filter((one) => this.#isOn(one)));
    this.disabled = computed(() => manifests.value.filter((one) => !this.#isOn(one)));
  }

  /**
   * Takes the project's plugins, behind the document's own. One that is the same object as before goes on; one that is
   * not there any more, or is another object, is taken back with all that it registered.
   */
  setProjectEntries(entries: readonly PluginEntry[]): void {
    const next = [...this.#options.entries, ...entries];
    if (!isSameList(next, this.#entries.peek())) this.#entries.value = next;
    this.#settle();
  }

  /** Takes the states that the server says; a plugin that it does not name is on. */
  setStates(states: readonly { readonly id: string; readonly state: PluginState }[]): void {
    const next = new Map(states.map(({ id, state }) => [id, state]));
    if (!isSameMap(next, this.#states.peek())) this.#states.value = next;
    this.#settle();
  }

  setState(id: string, state: PluginState): void {
    this.setStates([...this.#states.peek()].filter(([other]) => other !== id).map(([other, was]) => ({ id: other, state: was })).concat({ id, state }));
  }

  /** The plugin that is on and declares a contribution; the first of the list where several do. */
  ownerOf(point: ContributionPoint, id: string): PluginManifest | undefined {
    return this.enabled.value.find((manifest) => declares(manifest, point, id));
  }

  /** What is registered now; reading it inside a signal's reader follows its changes. */
  find<Point extends ContributionPoint>(point: Point, id: string): ContributionMap[Point] | undefined {
    return this.#registry.find(point, id);
  }

  definitions<Point extends ContributionPoint>(point: Point): ReadonlySignal<readonly ContributionMap[Point][]> {
    return this.#registry.definitions(point);
  }

  /**
   * Loads what a plugin declares.
   * @returns undefined when no plugin that is on declares it
   * @throws PlatonError `plugin_failed` when its code cannot be loaded or throws
   */
  async need<Point extends ContributionPoint>(point: Point, id: string): Promise<ContributionMap[Point] | undefined> {
    const manifest = this.ownerOf(point, id);
    if (!manifest) return undefined;
    await this.activate(manifest.id);
    return this.find(point, id);
  }

  /** Activates every plugin that contributes to a point that the kernel itself reads as a whole. */
  async needAll(point: ContributionPoint): Promise<void> {
    const contributors = this.enabled.peek().filter((manifest) => manifest.contributes?.[point] !== undefined);
    await Promise.allSettled(contributors.map(async ({ id }) => await this.activate(id)));
  }

  /** Activates a plugin, and then those that contribute to the points that it owns. */
  async activate(id: string): Promise<void> {
    const enabled = this.enabled.peek();
    const needed = enabled.find((manifest) => manifest.id === id);
    if (!needed) return;
    const [, ...contributors] = activationOrder(needed, enabled);
    await this.#activateOne(needed);
    for (const contributor of contributors) await this.#activateOne(contributor).catch(() => undefined);
  }

  /** The context of an active plugin, for the components that it contributed. */
  contextOf(id: string): PluginContext | undefined {
    return this.#active.get(id)?.context;
  }

  /** Capabilities as a plugin of this manifest would have them: for code that is no plugin of the list (a realm). */
  capability<Name extends CapabilityName>(name: Name, manifest: PluginManifest): CapabilityMap[Name] {
    return this.#options.capability(name, { manifest, ledger: this.#ledger(manifest.id) });
  }

  /** What plugins that are off still hold: nothing, unless they leak. */
  leaked(): string[] {
    const registered = this.#registry.plugins.filter((id) => !this.#active.has(id)).map((id) => `${id}: a contribution`);
    const isOff = (id: string): boolean => !this.#active.has(id) && this.#plugins.has(id);
    const off = [...this.#ledgers].filter(([id]) => isOff(id));
    return [...registered, ...off.flatMap(([id, ledger]) => ledger.open.map((what) => `${id}: ${what}`))];
  }

  #isOn(manifest: PluginManifest): boolean {
    return manifest.required === true || (this.#states.value.get(manifest.id) ?? "enabled") === "enabled";
  }

  /** Ends what is not on any more, and gives the owners that are at work the contributors that came. */
  #settle(): void {
    const enabled = this.enabled.peek();
    for (const [id, { context }] of this.#active) if (!enabled.includes(context.manifest)) this.#deactivate(id);
    for (const { context } of [...this.#active.values()]) {
      if (context.manifest.owns) void this.activate(context.manifest.id).catch(() => undefined);
    }
  }

  async #activateOne(manifest: PluginManifest): Promise<void> {
    const known = this.#active.get(manifest.id);
    if (known) return await known.isReady;
    const store = new DisposableStore();
    const context = this.#contextFor(manifest, store);
    const active: ActivePlugin = { context, store, isReady: this.#run(manifest, context, store) };
    this.#active.set(manifest.id, active);
    this.#plugins.add(manifest.id);
    try {
      await active.isReady;
    } catch (failure) {
      // Forgotten, so that the next need tries again: the network may be back.
      if (this.#active.get(manifest.id) === active) this.#deactivate(manifest.id);
      throw this.#failed(manifest, failure);
    }
  }

  async #run(manifest: PluginManifest, context: PluginContext, store: DisposableStore): Promise<void> {
    const entry = this.#entries.peek().find((one) => one.manifest === manifest);
    const [plugin, words] = await Promise.all([entry?.load(), entry?.loadWords?.()]);
    if (words) await this.#options.learnWords(words);
    // Switched off while its code was on the way.
    if (!store.isDisposed) plugin?.activate(context as never);
  }

  #contextFor(manifest: PluginManifest, store: DisposableStore): PluginContext {
    const user: CapabilityUser = { manifest, ledger: this.#ledger(manifest.id) };
    return createPluginContext({
      manifest,
      store,
      capability: (name) => this.#options.capability(name, user),
      register: (point, definition) => this.#registry.add(manifest.id, point, definition),
      contributions: (point) => user.ledger.readable(`contributions ${point}`, toReadable(this.definitions(point))),
    });
  }

  #ledger(id: string): Ledger {
    const ledger = this.#ledgers.get(id) ?? new Ledger();
    this.#ledgers.set(id, ledger);
    return ledger;
  }

  #deactivate(id: string): void {
    const active = this.#active.get(id);
    this.#active.delete(id);
    try {
      active?.store.dispose();
    } catch (failure) {
      this.#options.log.error(failure, { plugin: id });
    }
  }

  #failed(manifest: PluginManifest, cause: unknown): PlatonError {
    const failure = new PlatonError("plugin_failed", "bug", { message: `plugin "${manifest.id}" could not be started`, cause });
    this.#options.log.error(failure, { plugin: manifest.id });
    return failure;
  }
}

// Lists and states are said with each reading of the project: only what differs is a reason to draw anything again.
const isSameList = <One>(some: readonly One[], others: readonly One[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

const isSameMap = (some: ReadonlyMap<string, PluginState>, others: ReadonlyMap<string, PluginState>): boolean =>
  some.size === others.size && [...some].every(([id, state]) => others.get(id) === state);
