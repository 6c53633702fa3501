import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { routePages } from "../harness/routePages.ts";
import { signIn } from "../harness/signInPage.ts";
import { withFrames } from "./hostile/withFrames.ts";
import { measureRealms, type RealmHeap } from "./realmHeap.ts";

const perPage = 50;
const rounds = 10;

/** A component that uses what has to be given back: a subscription, a timer, an effect, a control, a size observer. */
const script = `
import { useEffect, useRef, useState } from "react";
import { useTheme, useUser } from "@platon/sdk";
export default ({ data }) => {
  const [n, set] = useState(0);
  const box = useRef(null);
  const theme = useTheme();
  const user = useUser();
  useEffect(() => { const timer = setInterval(() => set((m) => m + 1), 200); return () => clearInterval(timer); }, []);
  useEffect(() => { const seen = new ResizeObserver(() => undefined); seen.observe(box.current); return () => seen.disconnect(); }, []);
  return <div ref={box}><input defaultValue="x" /><b className="mounted">{String(Boolean(theme && user))}</b> {n}</div>;
};`;

/** The last one has a document of its own. */
const definition = (name: string, count: number, hasFrame: boolean) => ({
  name, title: name, css: "b { color: red; }", data: {},
  components: [
    ...Array.from({ length: count }, (_, index) => ({ name: `Part${index}`, css: "", scripts: [script] })),
    ...(hasFrame ? [{ name: "Framed", css: "", scripts: [script], realm: "frame" }] : []),
  ],
});

/** What the application's document and its realms hold. */
interface Held extends RealmHeap {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
  /** Ports that were made and are neither closed nor collected. */
  readonly ports: number;
  readonly frames: number;
}

async function measure(page: Page, session: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) {
    await session.send("HeapProfiler.collectGarbage");
    // What is told of collected ports is told in a task of its own.
    await page.evaluate(async () => await new Promise((resolve) => setTimeout(resolve)));
  }
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  const ports = await page.evaluate(() => (window as unknown as { openPorts: Set<number> }).openPorts.size);
  const frames = page.frames().filter((frame) => frame.url().includes("/realm/frame.html")).length;
  return { nodes: metric("Nodes"), listeners: metric("JSEventListeners"), heap: metric("JSHeapUsedSize"), ports, frames, ...(await measureRealms(page)) };
}

/** Keeps numbers of the ports that are open, and the ports themselves from nobody. */
const countPorts = (): void => {
  if (window !== window.top) return;
  const open = new Set<number>();
  const numbers = new WeakMap<MessagePort, number>();
  const collected = new FinalizationRegistry<number>((number) => open.delete(number));
  let latest = 0;
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      for (const port of [this.port1, this.port2]) {
        latest += 1;
        open.add(latest);
        numbers.set(port, latest);
        collected.register(port, latest);
      }
    }
  };
  const close = MessagePort.prototype.close;
  MessagePort.prototype.close = function () {
    open.delete(numbers.get(this) ?? 0);
    close.call(this);
  };
  Object.assign(window, { openPorts: open });
};

test("S308 a thousand components that were mounted and unmounted leave nothing behind, on the page, in the guard and in the realm", async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(countPorts);
  await routePages(page, [definition("components", perPage, true), definition("dashboard", 1, false)]);
  await withFrames(page, async () => {
    await signIn(page, "clerk", { next: "/pages/dashboard" });
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const go = async (name: string, count: number): Promise<void> => {
      await page.locator(`aside a[href^='/pages/${name}']`).click();
      await expect(page.locator("b.mounted")).toHaveCount(count);
    };
    const repeat = async (times: number): Promise<Held> => {
      for (let round = 0; round < times; round += 1) {
        await go("components", perPage);
        await expect(page.frameLocator("iframe[title=Framed]").locator("b.mounted")).toHaveCount(1);
        await go("dashboard", 1);
      }
      return await measure(page, session);
    };
    await expect(page.locator("b.mounted")).toHaveCount(1);
    // What is made once and kept (caches, style sheets, what engines learn of the code) is there by then.
    await repeat(2 * rounds);
    const held = [await repeat(0), await repeat(rounds), await repeat(rounds)];
    // Of two times 500 components the stretch in which less was left: what leaks does so in both, what engines keep does not.
    const growth = (part: keyof Held): number => Math.min(...held.slice(1).map((after, at) => after[part] - (held[at]?.[part] ?? 0)));
    expect(held.map(({ frames }) => frames)).toEqual([0, 0, 0]);
    expect(growth("ports")).toBeLessThanOrEqual(0);
    // One of each component would be 500, and a kilobyte of each half a megabyte.
    expect(growth("nodes")).toBeLessThan(100);
    expect(growth("listeners")).toBeLessThan(100);
    for (const part of ["heap", "guards", "workers"] as const) expect(growth(part), part).toBeLessThan(350_000);
  });
});
