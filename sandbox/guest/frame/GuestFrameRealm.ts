import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { connectGuest } from "#sdk/guest/connectGuest.ts";
import { FieldContext } from "#sdk/guest/useField.ts";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import {
  channels, fieldCall, type HostMessage, type LoadMessage, type MountMessage, type Plain, type ProvideMessage, type RootId,
} from "#sandbox/protocol/index.ts";
import type { HostConnection } from "../connectHost.ts";
import { forwardConsole } from "../errors/forwardConsole.ts";
import { listenForErrors } from "../errors/reportError.ts";
import { HostVoice } from "../HostVoice.ts";
import { libraries } from "../modules/libraries.ts";
import { loadComponent } from "../modules/loadComponent.ts";
import { ModuleRegistry, type GuestComponent } from "../modules/ModuleRegistry.ts";
import { setEnterSender } from "../roots/currentRoot.ts";
import { createLoopGuard } from "./createLoopGuard.ts";
import { DocumentTheme } from "./DocumentTheme.ts";
import { watchMemory } from "./watchMemory.ts";
import { createHostCalls, type HostCalls } from "../sdk/callHost.ts";
import { createGuestCapabilities, type GuestCapabilities } from "../sdk/guestCapabilities.ts";
import { GuestSubscriptions } from "../sdk/GuestSubscriptions.ts";

/** A frame holds one component. */
const root: RootId = 1;

/** A frame realm's program: one component in a document of its own (X10). */
export class GuestFrameRealm {
  readonly #host: HostConnection;
  readonly #voice: HostVoice;
  readonly #calls: HostCalls;
  readonly #modules = new ModuleRegistry(libraries, { loopGuard: createLoopGuard() });
  readonly #subscriptions: GuestSubscriptions;
  readonly #theme = new DocumentTheme();
  #sdk: GuestCapabilities | undefined;
  #capabilities: Partial<CapabilityMap> = {};
  #component: GuestComponent | undefined;
  #root: Root | undefined;

  constructor(host: HostConnection) {
    this.#host = host;
    this.#voice = new HostVoice(host);
    this.#calls = createHostCalls((body) => host.say(channels.call, body));
    this.#subscriptions = new GuestSubscriptions(this.#calls.call);
  }

  begin(): void {
    setEnterSender((entered) => this.#host.say(channels.enter, String(entered)));
    forwardConsole(this.#voice.say);
    listenForErrors((failure, stack) => this.#voice.report(root, "later", failure, stack));
    watchMemory(() => this.#voice.say({ kind: "full" }));
    this.#voice.say({ kind: "ready" });
  }

  hear(message: HostMessage): void {
    switch (message.kind) {
      case "init":
        this.#sdk = createGuestCapabilities({ granted: message.granted, call: this.#calls.call, subscriptions: this.#subscriptions });
        this.#capabilities = this.#sdk.bind(() => root);
        return connectGuest(this.#capabilities);
      case "provide":
        return void this.#provide(message);
      case "load":
        return this.#load(message);
      case "mount":
        return this.#mount(message);
      case "update":
        return this.#draw(message.props);
      case "unmount":
        return this.#root?.unmount();
      case "tokens":
        return this.#theme.apply(message);
      case "mirror":
        return this.#sdk?.update(message);
      case "push":
        return this.#subscriptions.hear(message);
      case "answer":
        return this.#calls.hear(message);
      default:
        // Events and sizes of a drawn tree: here the document is real.
        return;
    }
  }

  async #provide({ request, modules }: ProvideMessage): Promise<void> {
    await this.#modules.provide(modules);
    this.#voice.done(request, true);
  }

  #load(message: LoadMessage): void {
    this.#component = loadComponent(this.#modules, { ...message, root }, this.#voice);
  }

  #mount({ request, orders }: MountMessage): void {
    const { props = {}, css = "" } = orders[0] ?? {};
    const sheet = document.createElement("style");
    sheet.textContent = css;
    document.head.append(sheet);
    const container = document.createElement("div");
    document.body.append(container);
    this.#root = createRoot(container, {
      onUncaughtError: (failure, { componentStack }) => this.#voice.report(root, "render", failure, componentStack ?? ""),
      onCaughtError: () => undefined,
      onRecoverableError: () => undefined,
    });
    this.#draw(props);
    new ResizeObserver(() => this.#voice.say({ kind: "size", height: Math.ceil(container.getBoundingClientRect().height) })).observe(container);
    this.#voice.done(request, this.#component !== undefined, this.#component !== undefined);
  }

  #draw(props: Plain): void {
    if (!this.#component) return;
    const given = props as Record<string, unknown>;
    const field = { value: given["value"], setValue: this.#setField };
    const child = createElement(FieldContext, { value: field }, createElement(this.#component, given));
    this.#root?.render(createElement(CapabilitiesContext, { value: this.#capabilities }, child));
  }

  readonly #setField = async (value: unknown): Promise<void> =>
    void (await this.#calls.call(fieldCall.capability, fieldCall.method, [root, value]));
}
