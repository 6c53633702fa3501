import * as react from "react";
import * as reactJsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { connectGuest } from "#sdk/guest/connectGuest.ts";
import type { StorageCapability } from "#sdk/capabilities/storage.ts";
import * as platonSdk from "#sdk/guest/index.ts";
import {
  channels,
  componentAddress,
  fieldCall,
  type BuiltInModule,
  type ErrorPhase,
  type GuestMessage,
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
import { describeError, listenForErrors } from "./errors/reportError.ts";
import { dispatchEvent } from "./events/dispatchEvent.ts";
import { ModuleRegistry } from "./modules/ModuleRegistry.ts";
import { nodeOfId, stateOf } from "./mutations/nodeState.ts";
import { flushOperations, setBatchSender } from "./mutations/operationQueue.ts";
import { currentRoot, enter, setEnterSender } from "./roots/currentRoot.ts";
import { rehearse } from "./roots/rehearse.ts";
import { RootRegistry, type RootDrawing } from "./roots/RootRegistry.ts";
import { createHostCalls, type HostCalls } from "./sdk/callHost.ts";
import { createGuestCapabilities, type GuestCapabilities } from "./sdk/guestCapabilities.ts";
import { GuestSubscriptions } from "./sdk/GuestSubscriptions.ts";

/** What `require` serves by name. */
const libraries: Readonly<Record<BuiltInModule, unknown>> = {
  react,
  "react/jsx-runtime": reactJsxRuntime,
  "react-dom": reactDom,
  "@platon/sdk": platonSdk,
};

/** Waits this long for what `localStorage` kept, in milliseconds. */
const storagePatience = 300;

/** A realm that is wanted at once has drawn its first component by then, in milliseconds. */
const rehearsalDelay = 300;

/** Components that were drawn within this time, in milliseconds, are followed by twice as many at once; else by as many as it holds. */
const shortStretch = 8;

/** The default export of a module is nothing that can be drawn. */
class StrangeDefault extends TypeError {
  constructor(path: string, kind: string) {
    super(`the default export is no component but a ${kind}`);
    this.stack = `${String(this)}\n    at ${componentAddress(path)}:1:1`;
  }
}

/** The realm's program: does what the host says, one message after the other. */
export class GuestRealm {
  readonly #host: HostConnection;
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
    this.#calls = createHostCalls((body) => host.say(channels.call, body));
    this.#subscriptions = new GuestSubscriptions(this.#calls.call);
    setBatchSender((body) => host.say(channels.batch, body));
    setEnterSender((root) => host.say(channels.enter, String(root)));
    forwardConsole((log) => this.#say(log));
    listenForErrors((failure, stack) => this.#report(currentRoot(), "later", failure, stack));
    this.#say({ kind: "ready" });
    setTimeout(() => void rehearse(hearWhatWaits), rehearsalDelay);
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
      setField: async (root, value) => void (await this.#calls.call(fieldCall.capability, fieldCall.method, [root, value])),
      onRenderError: (root, failure, stack) => this.#report(root, "render", failure, stack),
    });
  }

  async #provide({ request, modules }: ProvideMessage): Promise<void> {
    const provided = Promise.all([this.#modules.provide(modules), this.#storage]);
    this.#provided = Promise.allSettled([this.#provided, provided]);
    try {
      await provided;
      this.#done(request, true);
    } catch (failure) {
      this.#report(0, "load", failure);
      this.#done(request, false);
    }
  }

  async #load({ request, root, modules }: LoadMessage): Promise<void> {
    await this.#provided;
    enter(root);
    try {
      for (const path of modules) this.#modules.evaluate(path);
      const hasDefault = this.#modules.findComponent(modules) !== undefined;
      if (!hasDefault) this.#explainNothing(root, modules);
      this.#done(request, true, hasDefault);
    } catch (failure) {
      this.#report(root, "load", failure);
      this.#done(request, false);
    }
  }

  /** Scripts without a component run for their effects (D70); that the author meant to draw one is worth a line. */
  #explainNothing(root: RootId, modules: readonly string[]): void {
    const strange = this.#modules.findStrangeDefault(modules);
    if (strange) throw new StrangeDefault(strange.path, strange.kind);
    this.#say({ kind: "log", root, level: "info", text: "no default export: it runs for its effects, nothing is drawn" });
  }

  /** Many components may take long together, though none of them does: pings are answered in between. */
  async #mount({ request, orders }: MountMessage): Promise<void> {
    for (const order of orders) this.#orders.set(order.root, order);
    let atOnce = 1;
    for (let rest = orders; rest.length > 0; ) {
      const start = performance.now();
      this.#roots?.mount(rest.slice(0, atOnce).flatMap(({ root }) => this.#takeOrder(root)));
      rest = rest.slice(atOnce);
      const taken = performance.now() - start;
      atOnce = taken < shortStretch ? atOnce * 2 : Math.max(1, Math.floor((atOnce * shortStretch) / taken));
      if (rest.length > 0) await hearWhatWaits();
    }
    // At once: what runs from now on is no mounting any more, and who loops in it has less time.
    flushOperations();
    this.#done(request, true);
  }

  /** What is to be drawn by now: others may have come in between. */
  #takeOrder(root: RootId): RootDrawing[] {
    const order = this.#orders.get(root);
    this.#orders.delete(root);
    const component = order && this.#modules.findComponent(order.modules);
    return component ? [{ root, component, props: order.props }] : [];
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
    opening?.catch((failure: unknown) => this.#report(currentRoot(), "later", failure));
  }

  #report(root: RootId | 0, phase: ErrorPhase, failure: unknown, extraStack?: string): void {
    this.#say(describeError(root, phase, failure, extraStack));
  }

  #done(request: number, isOk: boolean, hasDefault = false): void {
    this.#say({ kind: "done", request, isOk, hasDefault });
  }

  #say(message: GuestMessage): void {
    this.#host.say(channels.message, JSON.stringify(message));
  }
}

async function keepStorage(storage: Pick<StorageCapability, "get" | "set"> | undefined): Promise<void> {
  const kept = storage && localStorage.connect(storage).catch(() => undefined);
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, storagePatience))]);
}
