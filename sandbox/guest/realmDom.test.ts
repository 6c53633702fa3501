import { setTimeout as sleep } from "node:timers/promises";
import { limitsInForce, realmLimits } from "#core/limits/realmLimits.ts";
import "./dom/installDom.ts";
import { createElement as h, useEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Batch, Operation } from "#sandbox/protocol/index.ts";
import { readBatch } from "#sandbox/protocol/index.ts";
import { realmWindow } from "./dom/realmWindow.ts";
import { dispatchEvent } from "./events/dispatchEvent.ts";
import { setLimits } from "./limitsHere.ts";
import { flushOperations, setBatchSender } from "./mutations/operationQueue.ts";
import { RootRegistry } from "./roots/RootRegistry.ts";

// A worker has one, Node 20 has not; React asks it while it is evaluated.
vi.hoisted(() => Object.defineProperty(globalThis, "navigator", { value: { userAgent: "node" }, configurable: true }));

describe("React on the realm's document", () => {
  let batches: Batch[];
  let roots: RootRegistry;
  let mounted = 0;

  const operations = (): Operation[] => batches.flatMap((batch) => batch.operations);
  const only = <Kind extends Operation[0]>(kind: Kind): Extract<Operation, readonly [Kind, ...unknown[]]>[] =>
    operations().filter((operation): operation is Extract<Operation, readonly [Kind, ...unknown[]]> => operation[0] === kind);
  const idOf = (tag: string): number => only("element").find((operation) => operation[4] === tag)?.[3] ?? 0;
  const mount = async (component: () => ReactNode): Promise<void> => {
    mounted += 1;
    roots.mount({ root: mounted, component, props: {} });
    flushOperations();
    await sleep(5);
  };
  const send = async (tag: string, type: string, seq: number, state?: { value: string }): Promise<void> => {
    dispatchEvent({ kind: "event", node: idOf(tag), root: mounted, type, seq, data: {}, ...(state && { state }) }, () => undefined);
    await sleep(5);
  };

  beforeEach(() => {
    batches = [];
    setBatchSender((body) => {
      const batch = readBatch(body, realmLimits);
      if (!batch) throw new Error(`the host would end the realm: ${body}`);
      batches.push(batch);
    });
    roots = new RootRegistry({
      capabilitiesOf: () => ({}), setField: async () => undefined,
      onRenderError: (_root, failure) => {
        throw failure;
      },
    });
  });

  afterEach(() => {
    roots.unmount(mounted);
  });

  it("S521 a guest keeps to its project's limits by itself: texts are cut and told of, batches are split", async () => {
    setLimits(limitsInForce({ textLength: 1_024, attributeLength: 100, operationsLength: 3_000 }));
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await mount(() => h("p", { title: "y".repeat(101) }, "x".repeat(1_025)));
    expect(warn.mock.calls.flat()).toEqual(["a text of 101 characters was cut to 100", "a text of 1025 characters was cut to 1024"]);
    batches = [];
    await mount(() => h("ul", null, Array.from({ length: 100 }, (_, at) => h("li", { key: at }, "z".repeat(50)))));
    expect(only("text").filter(([, , , , text]) => text === "z".repeat(50))).toHaveLength(100);
    expect(batches.length).toBeGreaterThan(2);
    for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThanOrEqual(3_000);
    setLimits(limitsInForce({ operationsLength: 3_000 }));
    await mount(() => h("p", null, "x".repeat(4_000)));
    expect(warn.mock.lastCall?.[0]).toMatch(/^a change of 40\d\d characters was left out: one message has room for 2936$/);
    warn.mockRestore();
    setLimits(realmLimits);
  });

  it("S512 a node that goes into another component is made anew there, and one that stays in its own is moved", async () => {
    const places: Element[] = [];
    const keep = (element: Element | null): void => void (element && places.push(element));
    await mount(() => h("section", { ref: keep }, h("b", null, "x"), h("i", { ref: keep })));
    await mount(() => h("article", { ref: keep }));
    const [inner, own, other] = places as [Element, Element, Element];
    const node = (own.tagName === "SECTION" ? own : inner).querySelector("b") as Element;
    const empty = own.tagName === "SECTION" ? inner : own;
    batches = [];
    empty.append(node);
    flushOperations();
    expect(operations().map(([kind]) => kind)).toEqual(["move"]);
    batches = [];
    other.append(node);
    flushOperations();
    expect(operations().map(([kind]) => kind)).toEqual(["remove", "element", "text"]);
  });

  it("S4 a text that is cut is told of on the component's console", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await mount(() => h("p", { title: "y".repeat(8 * 1024 + 1) }, "x".repeat(100 * 1024 + 1)));
    expect(only("text").at(-1)?.[4]).toHaveLength(100 * 1024);
    expect(warn.mock.calls).toEqual([["a text of 8193 characters was cut to 8192"], ["a text of 102401 characters was cut to 102400"]]);
    warn.mockRestore();
  });

  it("S53 a component to which nothing has happened yet is listened to by nobody; the first event finds its handlers, also one that its own code sends", async () => {
    // The first of a realm shows what React calls its mark.
    await mount(() => h("i"));
    const listened = vi.spyOn(realmWindow.EventTarget.prototype, "addEventListener");
    const heard: string[] = [];
    const press = (): number => heard.push("press");
    await mount(() => h("section", { onClickCapture: () => heard.push("capture") }, h("button", { onClick: press })));
    expect(listened).not.toHaveBeenCalled();
    await send("button", "click", 1);
    expect(heard).toEqual(["capture", "press"]);
    const many = listened.mock.calls.length;
    expect(many).toBeGreaterThan(100);
    await send("button", "click", 2);
    expect(heard).toHaveLength(4);
    expect(listened.mock.calls).toHaveLength(many);
    await mount(() => {
      const ref = useRef<HTMLElement>(null);
      useEffect(() => ref.current?.click(), []);
      return h("a", { ref, onClick: () => heard.push("own") });
    });
    expect(heard.slice(4)).toEqual(["own"]);
    listened.mockRestore();
  });

  it("S70 an element comes with attributes, styles and text, below its root's layer", async () => {
    await mount(() => h("p", { className: "a", style: { color: "red", marginTop: 4, "--x": 1 } }, "hello"));
    expect(only("element")).toEqual([
      ["element", -2 * mounted, 0, idOf("p"), "p", 0, [["class", "a"]], [["color", "red"], ["margin-top", "4px"], ["--x", "1"]], []],
    ]);
    // React sets a single text as `textContent`, before its element is inserted.
    expect(only("text").map(([, parent, , , text]) => [parent, text])).toEqual([[idOf("p"), "hello"]]);
  });

  it("S70 keyed children that change places are moved, not made again", async () => {
    const Swap = (): ReactNode => {
      const [isSwapped, setSwapped] = useState(false);
      const keys = isSwapped ? ["c", "a", "b"] : ["a", "b", "c"];
      return h("ul", { onClick: () => setSwapped(true) }, keys.map((key) => h("li", { key }, key)));
    };
    await mount(Swap);
    const made = only("element").length;
    await send("ul", "click", 1);
    expect(only("element")).toHaveLength(made);
    expect(only("remove")).toEqual([]);
    expect(only("move").length).toBeGreaterThan(0);
  });

  it("S71 what was typed is seen by onChange, and a rewritten value answers the event", async () => {
    const seen: string[] = [];
    const Upper = (): ReactNode => {
      const [value, setValue] = useState("");
      const onChange = (event: { target: { value: string } }): void => {
        seen.push(event.target.value);
        setValue(event.target.value.toUpperCase());
      };
      return h("input", { value, onChange });
    };
    await mount(Upper);
    await send("input", "input", 7, { value: "ab" });
    expect(seen).toEqual(["ab"]);
    const values = batches.filter((batch) => batch.operations.some(([kind, , name]) => kind === "property" && name === "value"));
    expect(values.at(-1)).toMatchObject({ ack: 7 });
    expect(only("property").at(-1)).toEqual(["property", idOf("input"), "value", "AB"]);
  });

  it("S71 a value that the component keeps is not said again", async () => {
    const Plain = (): ReactNode => {
      const [value, setValue] = useState("");
      return h("textarea", { value, onChange: (event: { target: { value: string } }) => setValue(event.target.value) });
    };
    await mount(Plain);
    await send("textarea", "input", 1, { value: "a" });
    expect(only("property").filter(([, , name]) => name === "value")).toEqual([]);
  });

  it("S72 a portal to the body is drawn in its component's second layer", async () => {
    await mount(() => h("p", null, createPortal(h("dialog", null, "over"), document.body)));
    expect(only("element").find(([, , , , tag]) => tag === "dialog")?.[1]).toBe(-2 * mounted - 1);
  });
});
