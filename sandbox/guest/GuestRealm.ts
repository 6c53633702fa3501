import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { connectGuest } from "#sdk/guest/connectGuest.ts";
import type { StorageCapability } from "#sdk/capabilities/storage.ts";
import {
  channels,
  fieldCall,
  type HostMessage,
  type LoadMessage,
  type MountMessage,
  type MountOrder,
  type ProvideMessage,
  type RectsMessage,
  type RootId,
  type UnmountMessage,
  type UpdateMessage,
} from "#sandbox/protocol/index.ts";
import { hearWhatWaits, type HostConnection } from "./connectHost.ts";
import { announceSeen, announceSizes } from "./dom/geometry.ts";
import { localStorage } from "./dom/localStorage.ts";
import { setEnvironment } from "./dom/viewApis.ts";
import { forwardConsole } from "./errors/forwardConsole.ts";
import { listenForErrors } from "./errors/reportError.ts";
import { dispatchEvent } from "./events/dispatchEvent.ts";
import { HostVoice } from "./HostVoice.ts";
import { libraries } from "./modules/libraries.ts";
import { loadComponent } from "./modules/loadComponent.ts";
import { ModuleRegistry } from "./modules/ModuleRegistry.ts";
import { nodeOfId, stateOf } from "./mutations/nodeState.ts";
import { flushOperations, setBatchSender } from "./mutations/operationQueue.ts";
import { currentRoot, enter, setEnterSender } from "./roots/currentRoot.ts";
import { RootRegistry, type RootDrawing } from "./roots/RootRegistry.ts";
import { createHostCalls, type HostCalls } from "./sdk/callHost.ts";
import { createGuestCapabilities, type GuestCapabilities } from "./sdk/guestCapabilities.ts";
import { GuestSubscriptions } from "./sdk/GuestSubscriptions.ts";

/** Waits this long for what `localStorage` kept, in milliseconds. */
const storagePatience = 300;

/** Components are drawn one after the other for so long, in milliseconds, before what waits is heard. */
const longestStretch = 8;

/** The realm's program: does what the host says, one message after the other. */
export class GuestRealm {
  readonly #host: HostConnection;
  readonly #voice: HostVoice;
  readonly #calls: HostCalls;
  readonly #subscriptions: GuestSubscriptions;
  readonly #modules = new ModuleRegistry(libraries);
  #sdk: GuestCapabilities | undefined;
  #capabilities: Partial<CapabilityMap> = {};
  #roots: RootRegistry | undefined;
  /** Components whose turn to be drawn has not come yet, by root. */
  readonly #orders = new Map<RootId, MountOrder>();
  /** Settles when all modules are there that were provided so far: what is to be loaded may come right behind them. */
  #provided: Promise<unknown> = Promise.resolve();
  /** Settles when `localStorage` has what was kept, or after a moment without. */
  #storage: Promise<unknown> = Promise.resolve();

  constructor(host: HostConnection) {
    this.#host = host;
    this.#voice = new HostVoice(host);
    this.#calls = createHostCalls((body) => host.say(channels.call, body));
    this.#subscriptions = new GuestSubscriptions(this.#calls.call);
    setBatchSender((body) => host.say(channels.batch, body));
    setEnterSender((root) => host.say(channels.enter, String(root)));
    forwardConsole(this.#voice.say);
    listenForErrors((failure, stack) => this.#voice.report(currentRoot(), "later", failure, stack));
    this.#voice.say({ kind: "ready" });
  }

  /** The realm holds more than it may: the guard ends it, in the name of who was at it. */
  fill(root: RootId | 0): void {
    enter(root);
    this.#voice.say({ kind: "full" });
  }

  hear(message: HostMessage): void {
    switch (message.kind) {
      case "init":
        return this.#init(message);
      case "provide":
        return void this.#provide(message);
      case "load":
        return void this.#load(message);
      case "mount":
        return void this.#mount(message);
      case "update":
        return this.#update(message);
      case "unmount":
        return this.#unmount(message);
      case "event":
        dispatchEvent(message, (href, inNewTab) => this.#openLink(href, inNewTab));
        return this.#host.say(channels.ack, String(message.seq));
      case "rects":
        return this.#measure(message);
      case "seen":
        return message.seen.forEach(([id, ratio]) => {
          const element = nodeOfId(id);
          if (element) announceSeen(element as Element, ratio);
        });
      case "environment":
        return setEnvironment(message.environment);
      case "mirror":
        return this.#sdk?.update(message);
      case "push":
        return this.#subscriptions.hear(message);
      case "answer":
        return this.#calls.hear(message);
    }
  }

  #init({ granted, environment }: Extract<HostMessage, { kind: "init" }>): void {
    setEnvironment(environment);
    const sdk = createGuestCapabilities({ granted, call: this.#calls.call, subscriptions: this.#subscriptions });
    this.#sdk = sdk;
    this.#capabilities = sdk.bind(currentRoot);
    connectGuest(this.#capabilities);
    // Not granted, it is not asked for: the author did not ask either.
    this.#storage = keepStorage(granted["storage"] && this.#capabilities.storage);
    this.#roots = new RootRegistry({
      capabilitiesOf: (root) => sdk.bind(() => root),
      setField: async (root, value) => void (await this.#calls.call(fieldCall.capability, fieldCall.method, [root, value], root)),
      onRenderError: (root, failure, stack) => this.#voice.report(root, "render", failure, stack),
    });
  }

  async #provide({ request, modules }: ProvideMessage): Promise<void> {
    const provided = Promise.all([this.#modules.provide(modules), this.#storage]);
    this.#provided = Promise.all([this.#provided, provided]);
    await provided;
    this.#voice.done(request, true);
  }

  async #load(message: LoadMessage): Promise<void> {
    await this.#provided;
    loadComponent(this.#modules, message, this.#voice);
  }

  /**
   * Comes right behind the loads of what it draws, so that nobody waits for an answer in between. Many components may take
   * long together, though none of them does: pings are answered meanwhile.
   */
  async #mount({ request, orders }: MountMessage): Promise<void> {
    for (const order of orders) this.#orders.set(order.root, order);
    // The loads that wait for the same are told first.
    await this.#provided;
    let start = performance.now();
    for (const { root } of orders) {
      if (performance.now() - start > longestStretch) {
        await hearWhatWaits();
        start = performance.now();
      }
      const drawing = this.#takeOrder(root);
      if (drawing) this.#roots?.mount(drawing);
    }
    // At once: what runs from now on is no mounting any more, and who loops in it has less time.
    flushOperations();
    this.#voice.done(request, true);
  }

  /** What is to be drawn by now: it may have gone or failed in between. */
  #takeOrder(root: RootId): RootDrawing | undefined {
    const order = this.#orders.get(root);
    this.#orders.delete(root);
    if (!order || !this.#modules.haveRun(order.modules)) return undefined;
    const component = this.#modules.findComponent(order.modules);
    return component && { root, component, props: order.props };
  }

  #update({ root, props }: UpdateMessage): void {
    const order = this.#orders.get(root);
    if (order) this.#orders.set(root, { ...order, props });
    else this.#roots?.update(root, props);
  }

  #unmount({ root }: UnmountMessage): void {
    this.#orders.delete(root);
    this.#roots?.unmount(root);
    this.#subscriptions.forget(root);
  }

  #measure({ rects }: RectsMessage): void {
    const measured: Element[] = [];
    for (const [id, x, y, width, height] of rects) {
      const element = nodeOfId(id) as Element | undefined;
      if (!element) continue;
      stateOf(element).rect = { x, y, width, height };
      measured.push(element);
    }
    announceSizes(measured);
  }

  #openLink(href: string, inNewTab: boolean): void {
    const opening = this.#capabilities.navigation?.open(href, { inNewTab });
    opening?.catch((failure: unknown) => this.#voice.report(currentRoot(), "later", failure));
  }
}

async function keepStorage(storage: Pick<StorageCapability, "get" | "set"> | undefined): Promise<void> {
  const kept = storage && localStorage.connect(storage).catch(() => undefined);
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, storagePatience))]);
}
