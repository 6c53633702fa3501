import { setTimeout as sleep } from "node:timers/promises";
import "../dom/installDom.ts";
import { createElement as h, useEffect, type ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { realmLimits } from "#core/limits/realmLimits.ts";
import { readBatch, type SheetOperation } from "#sandbox/protocol/index.ts";
import { RootRegistry } from "../roots/RootRegistry.ts";
import { flushOperations, setBatchSender } from "./operationQueue.ts";

// A worker has one, Node 20 has not; React asks it while it is evaluated.
vi.hoisted(() => Object.defineProperty(globalThis, "navigator", { value: { userAgent: "node" }, configurable: true }));

describe("what is said of style elements", () => {
  let said: unknown[];
  let roots: RootRegistry;
  const settled = async (): Promise<void> => {
    await sleep(5);
    flushOperations();
  };
  const mount = (root: number, component: () => ReactNode): void => roots.mount({ root, component, props: {} });
  const take = (): unknown[] => said.splice(0);

  beforeEach(() => {
    said = [];
    setBatchSender((body) => {
      const sheets = readBatch(body, realmLimits)?.operations.filter(([kind]) => kind === "sheet") as SheetOperation[];
      said.push(...sheets.map(([, root, , text]) => [root, text]));
    });
    roots = new RootRegistry({ capabilitiesOf: () => ({}), setField: async () => undefined, onRenderError: () => undefined });
  });

  it("S546 a text counts to the component that changed it, though who made the element has left", async () => {
    let style: HTMLStyleElement | undefined;
    /** As a library does that keeps one element for all. */
    const Writer = ({ text }: { text: string }): ReactNode => {
      useEffect(() => {
        style ??= document.head.appendChild(document.createElement("style"));
        style.textContent = text;
      }, [text]);
      return h("p");
    };
    mount(201, () => h(Writer, { text: "a{}" }));
    await settled();
    mount(202, () => h(Writer, { text: "b{}" }));
    roots.unmount(201);
    await settled();
    expect(take()).toEqual([[201, "a{}"], [202, "b{}"]]);
    mount(203, () => h(Writer, { text: "c{}" }));
    roots.unmount(202);
    await settled();
    expect(take()).toEqual([[203, "c{}"]]);
    roots.unmount(203);
    style?.remove();
    await settled();
    expect(take().map((operation) => (operation as string[])[1])).toEqual([""]);
  });

  it("S546 of components that are drawn in one go each has its own texts", async () => {
    for (const root of [211, 212, 213]) mount(root, () => h("p", null, h("style", null, `.r${root}{}`)));
    await settled();
    expect(take()).toEqual([[211, ".r211{}"], [212, ".r212{}"], [213, ".r213{}"]]);
  });
});
