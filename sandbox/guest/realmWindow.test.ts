import { setTimeout as sleep } from "node:timers/promises";
import { realmLimits } from "#core/limits/realmLimits.ts";
import "./dom/installDom.ts";
import { createElement as h, useEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readBatch, type Operation } from "#sandbox/protocol/index.ts";
import { announceSeen, announceSizes } from "./dom/geometry.ts";
import { LocalStorage } from "./dom/localStorage.ts";
import { setEnvironment } from "./dom/viewApis.ts";
import { forwardConsole } from "./errors/forwardConsole.ts";
import { dispatchEvent } from "./events/dispatchEvent.ts";
import { nodeOfId, stateOf } from "./mutations/nodeState.ts";
import { flushOperations, setBatchSender } from "./mutations/operationQueue.ts";
import { RootRegistry } from "./roots/RootRegistry.ts";

// A worker has one, Node 20 has not; React asks it while it is evaluated.
vi.hoisted(() => Object.defineProperty(globalThis, "navigator", { value: { userAgent: "node" }, configurable: true }));

describe("what packages find in a realm", () => {
  let operations: Operation[];
  let roots: RootRegistry;
  let mounted = 100;

  const only = <Kind extends Operation[0]>(kind: Kind): Extract<Operation, readonly [Kind, ...unknown[]]>[] =>
    operations.filter((operation): operation is Extract<Operation, readonly [Kind, ...unknown[]]> => operation[0] === kind);
  const idOf = (tag: string): number => only("element").find((operation) => operation[4] === tag)?.[3] ?? 0;
  const elementOf = (tag: string): HTMLElement => nodeOfId(idOf(tag)) as HTMLElement;
  const mount = async (component: () => ReactNode): Promise<void> => {
    mounted += 1;
    roots.mount({ root: mounted, component, props: {} });
    flushOperations();
    await sleep(5);
  };
  const measure = (element: HTMLElement, rect: { x: number; y: number; width: number; height: number }): void => {
    stateOf(element).rect = rect;
    announceSizes([element]);
  };

  beforeEach(() => {
    operations = [];
    setBatchSender((body) => {
      const batch = readBatch(body, realmLimits);
      if (!batch) throw new Error(`the host would end the realm: ${body}`);
      operations.push(...batch.operations);
    });
    roots = new RootRegistry({
      capabilitiesOf: () => ({}), setField: async () => undefined,
      onRenderError: (_root, failure) => {
        throw failure;
      },
    });
  });

  afterEach(() => roots.unmount(mounted));

  it("S220 rules of a style element are said to the host, the element is not drawn", async () => {
    await mount(() => h("p", null, h("style", null, ".a { color: red }"), "text"));
    expect(only("sheet").map(([, root, , text]) => [root, text])).toEqual([[mounted, ".a { color: red }"]]);
    expect(only("element").map(([, , , , tag]) => tag)).toEqual(["p"]);
    roots.unmount(mounted);
    await sleep(5);
    expect(only("sheet").at(-1)?.[3]).toBe("");
  });

  it("S220 rules that a library inserts are said in their order, and taken back", async () => {
    await mount(() => {
      useEffect(() => {
        const style = document.createElement("style");
        document.head.appendChild(style);
        style.sheet?.insertRule(".a{}", 0);
        style.sheet?.insertRule(".b{}", 1);
        setTimeout(() => style.sheet?.deleteRule(0));
      }, []);
      return h("p");
    });
    await sleep(5);
    expect(only("rule").map(([, root, , index, text]) => [root, index, text])).toEqual([[mounted, 0, ".a{}"], [mounted, 1, ".b{}"]]);
    expect(only("unrule").map(([, , index]) => index)).toEqual([0]);
  });

  it("S222 an element is measured from the first time that anybody asks, and the window then says resize", async () => {
    const widths: number[] = [];
    await mount(() => {
      const ref = useRef<HTMLElement>(null);
      useEffect(() => {
        const read = (): void => void widths.push(ref.current?.offsetWidth ?? -1);
        read();
        window.addEventListener("resize", read);
        return () => window.removeEventListener("resize", read);
      }, []);
      return h("section", { ref });
    });
    expect(only("observe")).toEqual([["observe", idOf("section"), 1]]);
    measure(elementOf("section"), { x: 1, y: 2, width: 30, height: 40 });
    expect(widths).toEqual([0, 30]);
    expect(elementOf("section").getBoundingClientRect()).toMatchObject({ left: 1, top: 2, right: 31, bottom: 42 });
  });

  it("S222 elements that are gone are no longer measured, however many there were", async () => {
    for (let round = 0; round < 4; round += 1) {
      await mount(() => {
        const ref = useRef<HTMLElement>(null);
        useEffect(() => void Array.from(ref.current?.children ?? [], (child) => (child as HTMLElement).offsetWidth), []);
        return h("ul", { ref }, Array.from({ length: 100 }, (_, key) => h("li", { key })));
      });
      expect(only("observe")).toHaveLength(100 * (round + 1));
      roots.unmount(mounted);
      await sleep(5);
    }
  });

  it("S222 a ResizeObserver hears of sizes, an IntersectionObserver of what is to be seen", async () => {
    const told: unknown[] = [];
    await mount(() => {
      const ref = useRef<HTMLElement>(null);
      useEffect(() => {
        const sizes = new ResizeObserver(([entry]) => void told.push(entry?.contentRect.width));
        const sights = new IntersectionObserver(([entry]) => void told.push(entry?.isIntersecting), { threshold: 0.5 });
        if (ref.current) sizes.observe(ref.current);
        if (ref.current) sights.observe(ref.current);
        return () => {
          sizes.disconnect();
          sights.disconnect();
        };
      }, []);
      return h("article", { ref });
    });
    expect(only("observe").at(-1)).toEqual(["observe", idOf("article"), 3]);
    measure(elementOf("article"), { x: 0, y: 0, width: 7, height: 7 });
    for (const ratio of [0, 0.2, 0.6, 0.7, 0]) announceSeen(elementOf("article"), ratio);
    expect(told).toEqual([7, false, true, true, false]);
  });

  it("S223 frequent events are asked for by React's handlers and by listeners, and by nothing else", async () => {
    await mount(() => {
      const ref = useRef<HTMLElement>(null);
      useEffect(() => ref.current?.addEventListener("wheel", () => undefined), []);
      return h("nav", null, h("b", { onMouseEnter: () => undefined }), h("i", { onClick: () => undefined }), h("u", { ref }));
    });
    expect(only("listen")).toEqual([
      ["listen", idOf("b"), "mouseover"],
      ["listen", idOf("b"), "mouseout"],
      ["listen", idOf("u"), "wheel"],
    ]);
  });

  it("S224 listeners of entering and leaving are told for each element that the pointer crosses", async () => {
    const seen: string[] = [];
    await mount(() => {
      const outer = useRef<HTMLDivElement>(null);
      const inner = useRef<HTMLElement>(null);
      useEffect(() => {
        for (const [name, ref] of [["outer", outer], ["inner", inner]] as const) {
          for (const type of ["mouseenter", "mouseleave"]) {
            ref.current?.addEventListener(type, (event) => void seen.push(`${name} ${type} ${(event as MouseEvent).clientX}`));
          }
        }
      }, []);
      return h("div", { ref: outer }, h("b", { ref: inner }), h("i"));
    });
    const base = { kind: "event", root: mounted, data: { clientX: 4 } } as const;
    dispatchEvent({ ...base, node: idOf("b"), type: "mouseover", seq: 1 }, () => undefined);
    dispatchEvent({ ...base, node: idOf("b"), type: "mouseout", related: idOf("i"), seq: 2 }, () => undefined);
    dispatchEvent({ ...base, node: idOf("i"), type: "mouseout", seq: 3 }, () => undefined);
    expect(seen).toEqual(["outer mouseenter 4", "inner mouseenter 4", "inner mouseleave 4", "outer mouseleave 4"]);
  });

  it("S229 a press that a component prevents leaves the focus where it is, and asks the host to give it back", async () => {
    const seen: string[] = [];
    await mount(() => {
      const note = (event: { type: string; target: EventTarget }): void => void seen.push(`${event.type} ${(event.target as Element).localName}`);
      return h("div", { onFocus: note, onBlur: note }, h("input"), h("p", { onMouseDown: (event) => event.preventDefault() }));
    });
    const send = (tag: string, type: string, seq: number): void =>
      dispatchEvent({ kind: "event", root: mounted, data: {}, node: idOf(tag), type, seq }, () => undefined);
    send("input", "focusin", 1);
    send("p", "mousedown", 2);
    send("input", "focusout", 3);
    expect(document.activeElement).toBe(elementOf("input"));
    send("p", "mouseup", 4);
    send("input", "focusin", 5);
    expect(seen).toEqual(["focus input"]);
    expect(only("call").map(([, id, method]) => [id, method])).toEqual([[idOf("input"), "focus"]]);
    send("input", "focusout", 6);
    expect(seen).toEqual(["focus input", "blur input"]);
  });

  it("S224 an event has its class, its other node, and is heard by the window", async () => {
    const seen: unknown[] = [];
    const onWindow = (event: Event): void => void seen.push((event.target as Element).localName);
    window.addEventListener("keydown", onWindow);
    await mount(() => {
      const note = (event: { nativeEvent: Event; relatedTarget?: EventTarget | null }): void => {
        seen.push(event.nativeEvent.constructor.name, (event.relatedTarget as Element | null)?.localName);
      };
      return h("form", { onBlur: note, onKeyDown: (event) => note(event as never) }, h("input"), h("button"));
    });
    const base = { kind: "event", root: mounted, data: { key: "a" } } as const;
    dispatchEvent({ ...base, node: idOf("input"), type: "focusout", seq: 1, related: idOf("button") }, () => undefined);
    dispatchEvent({ ...base, node: idOf("input"), type: "keydown", seq: 2 }, () => undefined);
    window.removeEventListener("keydown", onWindow);
    expect(seen).toEqual(["FocusEvent", "button", "KeyboardEvent", undefined, "input"]);
  });

  it("S225 media queries and their listeners follow the host's window", () => {
    const changes: boolean[] = [];
    const query = matchMedia("(max-width: 600px)");
    query.addEventListener("change", ({ matches }) => void changes.push(matches));
    setEnvironment({ width: 500, height: 800, pixelRatio: 2, isDark: true });
    expect([query.matches, innerWidth, matchMedia("(prefers-color-scheme: dark)").matches]).toEqual([true, 500, true]);
    setEnvironment({ width: 1280, height: 800, pixelRatio: 1, isDark: false });
    expect(changes).toEqual([true, false]);
  });

  it("S225 elements are instances of their classes and know what can have the focus", async () => {
    await mount(() => h("div", null, h("button"), h("a", { href: "/x" }), h("span"), h("em", { tabIndex: 2 })));
    expect([elementOf("div"), elementOf("button")].map((element) => element instanceof HTMLElement)).toEqual([true, true]);
    expect(elementOf("button")).toBeInstanceOf(HTMLButtonElement);
    expect(["button", "a", "span", "em"].map((tag) => elementOf(tag).tabIndex)).toEqual([0, 0, -1, 2]);
    const order = elementOf("button").compareDocumentPosition(elementOf("span"));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("S225 a form knows its controls, and a select its chosen options", async () => {
    const options = ["a", "b", "c"].map((value) => h("option", { key: value, value }, value));
    const select = h("select", { multiple: true, value: ["b", "c"], onChange: () => undefined }, options);
    await mount(() => h("form", null, h("input", { name: "text" }), h("p", null, select)));
    const form = elementOf("form") as HTMLFormElement;
    const chosen = elementOf("select") as HTMLSelectElement;
    expect(Array.from(form.elements, ({ localName }) => localName)).toEqual(["input", "select"]);
    expect([chosen.form === form, chosen.selectedIndex]).toEqual([true, 1]);
    expect(Array.from(chosen.selectedOptions, ({ value }) => value)).toEqual(["b", "c"]);
  });

  it("S72 what a portal holds hears frequent events too", async () => {
    await mount(() => h("p", null, createPortal(h("menu", { onMouseMove: () => undefined }), document.body)));
    expect(only("listen")).toEqual([["listen", idOf("menu"), "mousemove"]]);
  });

  it("S226 localStorage answers at once, begins with what was kept, and writes behind", async () => {
    const written: unknown[] = [];
    const storage = new LocalStorage();
    await storage.connect({
      get: async () => ({ old: "1" }),
      set: async (_key, value) => void written.push(value),
    });
    storage.setItem("new", 2);
    expect([storage.getItem("old"), storage.getItem("new"), storage.getItem("none"), storage.length]).toEqual(["1", "2", null, 2]);
    await vi.waitFor(() => expect(written).toEqual([{ old: "1", new: "2" }]));
  });

  it("S227 lines of the console are forwarded, 50 a second, and what is dropped is counted", () => {
    const own = { ...console };
    const lines: string[] = [];
    vi.useFakeTimers();
    try {
      forwardConsole(({ level, text }) => void lines.push(`${level} ${text}`));
      const { console: said } = globalThis;
      said.warn("a", { b: 1 }, new TypeError("c"));
      for (let line = 0; line < 60; line += 1) said.log("x".repeat(5_000));
      vi.advanceTimersByTime(1_000);
      said.info("later");
    } finally {
      vi.useRealTimers();
      Object.assign(console, own);
    }
    expect(lines[0]).toBe('warn a {"b":1} TypeError: c');
    expect(lines[1]).toBe(`info ${"x".repeat(4096)}`);
    expect(lines).toHaveLength(realmLimits.linesPerSecond + 2);
    expect(lines.slice(-2)).toEqual(["warn 11 lines of the console were dropped", "info later"]);
  });
});
