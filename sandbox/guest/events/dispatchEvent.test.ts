import { setTimeout as sleep } from "node:timers/promises";
import "../dom/installDom.ts";
import { createElement as h, type MouseEvent, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { realmLimits } from "#core/limits/realmLimits.ts";
import { readBatch, type Operation } from "#sandbox/protocol/index.ts";
import { flushOperations, setBatchSender } from "../mutations/operationQueue.ts";
import { RootRegistry } from "../roots/RootRegistry.ts";
import { dispatchEvent } from "./dispatchEvent.ts";

// A worker has one, Node 20 has not; React asks it while it is evaluated.
vi.hoisted(() => Object.defineProperty(globalThis, "navigator", { value: { userAgent: "node" }, configurable: true }));

describe("events of the host and the window", () => {
  const root = 300;
  let operations: Operation[];
  let roots: RootRegistry;
  let seen: string[];
  let stop: AbortController;

  const idOf = (tag: string): number => operations.find((operation) => operation[0] === "element" && operation[4] === tag)?.[3] as number;
  const mount = async (component: () => ReactNode): Promise<void> => {
    roots.mount({ root, component, props: {} });
    flushOperations();
    await sleep(5);
  };
  const hear = (target: EventTarget, type: string, listener: (event: Event) => void, capture = false): void =>
    target.addEventListener(type, listener, { capture, signal: stop.signal });
  const send = (tag: string, type: string, openLink = (): void => undefined): void =>
    dispatchEvent({ kind: "event", root, data: {}, node: idOf(tag), type, seq: 1 }, openLink);

  beforeEach(() => {
    operations = [];
    seen = [];
    stop = new AbortController();
    setBatchSender((body) => void operations.push(...(readBatch(body, realmLimits)?.operations ?? [])));
    roots = new RootRegistry({ capabilitiesOf: () => ({}), setField: async () => undefined, onRenderError: () => undefined });
  });

  afterEach(() => {
    stop.abort();
    roots.unmount(root);
  });

  it("S551 the window hears the event that the elements hear, on its way down and on its way up", async () => {
    const events = new Set<Event>();
    const note = (where: string) => (event: Event | MouseEvent) => {
      const native = "nativeEvent" in event ? event.nativeEvent : event;
      events.add(native);
      seen.push(`${where} ${(native.target as Element).localName}`);
    };
    hear(window, "click", note("window"));
    hear(window, "click", note("window first"), true);
    hear(document, "click", note("document"));
    await mount(() => h("p", { onClick: note("react") }));
    send("p", "click");
    expect(seen).toEqual(["window first p", "react p", "document p", "window p"]);
    expect(events.size).toBe(1);
    expect(document.parentNode).toBeNull();
  });

  it("S551 what a component stops on its way up the window does not hear, except for who listens on the way down", async () => {
    hear(window, "click", () => void seen.push("up"));
    hear(window, "click", () => void seen.push("down"), true);
    await mount(() => h("p", { onClick: (event) => event.stopPropagation() }));
    send("p", "click");
    expect(seen).toEqual(["down"]);
  });

  it("S551 what the window stops on the way down reaches nobody", async () => {
    hear(window, "click", (event) => event.stopPropagation(), true);
    await mount(() => h("p", { onClick: () => seen.push("react") }));
    send("p", "click");
    expect(seen).toEqual([]);
  });

  it("S551 who prevents at the window prevents, and the window sees what was prevented before", async () => {
    hear(window, "click", (event) => {
      seen.push(`prevented: ${event.defaultPrevented}`);
      event.preventDefault();
    });
    await mount(() => h("div", null, h("a", { href: "/pages/home" }), h("b", { onClick: (event) => event.preventDefault() })));
    send("a", "click", () => void seen.push("opened"));
    send("b", "click");
    expect(seen).toEqual(["prevented: false", "prevented: true"]);
  });

  it("S551 the window hears of a scroll, which does not rise, once", async () => {
    hear(window, "scroll", (event) => void seen.push((event.target as Element).localName));
    hear(window, "scroll", () => void seen.push("down"), true);
    await mount(() => h("p"));
    send("p", "scroll");
    expect(seen).toEqual(["down", "p"]);
  });
});
