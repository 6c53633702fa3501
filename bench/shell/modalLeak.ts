import type { CDPSession, Page } from "@playwright/test";
import { openProduct } from "../harness/componentPage.ts";
import { atMost, type Figure } from "../harness/Figure.ts";

const warmUp = 20;
const times = 100;

/** What is left of a modal that was opened and closed a hundred times: nodes, listeners and heap, each after collections. */
export async function measure(): Promise<Figure[]> {
  const { page, close } = await openProduct({}, "/pages/bench");
  try {
    await page.goto(new URL("/404?_modal=/system/profile", page.url()).href);
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    await openAndClose(page, warmUp);
    const before = await countAll(session);
    await openAndClose(page, times);
    const after = await countAll(session);
    const left = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0);
    return [
      atMost("a modal opened and closed 100 times: nodes left", left("Nodes"), { unit: "nodes", limit: 50 }),
      atMost("a modal opened and closed 100 times: listeners left", left("JSEventListeners"), { unit: "listeners", limit: 5 }),
      atMost("a modal opened and closed 100 times: heap left", left("JSHeapUsedSize") / 1024, { unit: "KB", limit: 512 }),
    ];
  } finally {
    await close();
  }
}

/** By the history, as "forward" does it, and by the key. */
async function openAndClose(page: Page, count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    await page.evaluate(() => {
      const state = { place: ((history.state as { place?: number } | null)?.place ?? 0) + 1, isModal: true };
      history.pushState(state, "", "/404?_modal=/system/profile");
      window.dispatchEvent(new PopStateEvent("popstate", { state }));
    });
    await page.locator("[role=dialog]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[role=dialog]").waitFor({ state: "detached" });
  }
}

async function countAll(session: CDPSession): Promise<Record<string, number>> {
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
