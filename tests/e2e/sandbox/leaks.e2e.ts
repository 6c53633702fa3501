import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { routePages } from "../harness/routePages.ts";
import { signIn } from "../harness/signInPage.ts";

const perPage = 50;
const rounds = 20;

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

const definition = (name: string, count: number) => ({
  name, title: name, css: "b { color: red; }", data: {},
  components: Array.from({ length: count }, (_, index) => ({ name: `Part${index}`, css: "", scripts: [script] })),
});

interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
  readonly ports: number;
}

async function measure(page: Page, session: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  const ports = await page.evaluate(() => (window as unknown as { madeChannels: number }).madeChannels);
  return { nodes: metric("Nodes"), listeners: metric("JSEventListeners"), heap: metric("JSHeapUsedSize"), ports };
}

test("S308 a thousand components that were mounted and unmounted leave nothing behind", async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    let made = 0;
    const Original = window.MessageChannel;
    window.MessageChannel = class extends Original {
      constructor() {
        super();
        made += 1;
      }
    };
    Object.defineProperty(window, "madeChannels", { get: () => made });
  });
  await routePages(page, [definition("components", perPage), definition("dashboard", 1)]);
  await signIn(page, "clerk", { next: "/pages/dashboard" });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const go = async (name: string, count: number): Promise<void> => {
    await page.locator(`aside a[href^='/pages/${name}']`).click();
    await expect(page.locator("b.mounted")).toHaveCount(count);
  };
  await expect(page.locator("b.mounted")).toHaveCount(1);
  // What is made once and kept (the realm, caches, style sheets) is there after the first rounds.
  for (let round = 0; round < 3; round += 1) {
    await go("components", perPage);
    await go("dashboard", 1);
  }
  // Styles stay for 2.5 s after their component.
  await page.waitForTimeout(3_000);
  const before = await measure(page, session);
  for (let round = 0; round < rounds; round += 1) {
    await go("components", perPage);
    await go("dashboard", 1);
  }
  await page.waitForTimeout(3_000);
  const after = await measure(page, session);
  expect(after.ports).toBe(before.ports);
  // A thousand components drew several thousand nodes and hung up several thousand listeners: a leak would show in full.
  expect(after.nodes - before.nodes).toBeLessThan(500);
  expect(after.listeners - before.listeners).toBeLessThan(200);
  expect(after.heap - before.heap).toBeLessThan(6_000_000);
});
