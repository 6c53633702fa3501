import { createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { FieldContext } from "#sdk/guest/useField.ts";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import type { Plain, RootId } from "#sandbox/protocol/index.ts";
import { realmDocument } from "../dom/realmWindow.ts";
import { watchReactProperties } from "../events/frequentEvents.ts";
import type { GuestComponent } from "../modules/ModuleRegistry.ts";
import { stateOf } from "../mutations/nodeState.ts";
import { createQuietRoot } from "./createQuietRoot.ts";
import { currentRoot, enter } from "./currentRoot.ts";

interface MountedRoot {
  readonly react: Root;
  readonly container: Element;
  readonly component: GuestComponent;
  readonly capabilities: Partial<CapabilityMap>;
  readonly setField: (value: unknown) => Promise<void>;
}

export interface RootDrawing {
  readonly root: RootId;
  readonly component: GuestComponent;
  readonly props: Plain;
}

export interface RootRegistryOptions {
  /** Its subscriptions are the root's own, whenever they are begun. */
  capabilitiesOf(root: RootId): Partial<CapabilityMap>;
  /** Gives the field whose element the root draws a value. */
  setField(root: RootId, value: unknown): Promise<void>;
  /** React gave up a root; `componentStack` holds places too. */
  onRenderError(root: RootId, failure: unknown, componentStack: string): void;
}

/** The components that are drawn in this realm. */
export class RootRegistry {
  readonly #options: RootRegistryOptions;
  readonly #roots = new Map<RootId, MountedRoot>();

  constructor(options: RootRegistryOptions) {
    this.#options = options;
  }

  /** Draws at once, so that whatever a first rendering does is done in its root's name. */
  mount({ root, component, props }: RootDrawing): void {
    this.#add(root, component);
    flushSync(() => this.#draw(root, props));
  }

  update(root: RootId, props: Plain): void {
    if (!this.#roots.has(root)) return;
    enter(root);
    flushSync(() => this.#draw(root, props));
  }

  unmount(root: RootId): void {
    const mounted = this.#roots.get(root);
    if (!mounted) return;
    this.#roots.delete(root);
    enter(root);
    mounted.react.unmount();
    mounted.container.remove();
  }

  #add(root: RootId, component: MountedRoot["component"]): void {
    this.unmount(root);
    const container = realmDocument.createElement("platon-root");
    stateOf(container).root = root;
    // In front of something: the polyfill walks along all children to what it appends at the end.
    realmDocument.documentElement.insertBefore(container, realmDocument.body);
    const react = createQuietRoot(container, {
      onUncaughtError: (failure, { componentStack }) => this.#options.onRenderError(root, failure, componentStack ?? ""),
      // A boundary of the author's own has dealt with it.
      onCaughtError: () => undefined,
      onRecoverableError: () => undefined,
    });
    watchReactProperties(container);
    const setField = (value: unknown): Promise<void> => this.#options.setField(root, value);
    this.#roots.set(root, { react, container, component, setField, capabilities: this.#options.capabilitiesOf(root) });
  }

  #draw(root: RootId, props: Plain): void {
    const mounted = this.#roots.get(root);
    if (mounted) mounted.react.render(this.#tree(root, mounted, props));
  }

  #tree(root: RootId, { component, capabilities, setField }: MountedRoot, props: Plain): ReactNode {
    const given = props as Record<string, unknown>;
    const field = { value: given["value"], setValue: setField };
    const child = createElement(FieldContext, { value: field }, createElement(component, given));
    return createElement(Entered, { root }, createElement(CapabilitiesContext, { value: capabilities }, child));
  }
}

/** Rendered before the component, also when React renders several roots in one go. */
function Entered({ root, children }: { root: RootId; children?: ReactNode }): ReactNode {
  if (currentRoot() !== root) enter(root);
  return children;
}
