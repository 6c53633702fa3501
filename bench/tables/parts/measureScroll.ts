import type { CDPSession, Page } from "@playwright/test";

/** Pixels of a step: rows come in at each, and of fast ones all of them are others. */
const paces = { slow: 72, fast: 1_440 } as const;
const steps = 60;

/** Milliseconds of the page's main thread for each frame of a scroll from a quarter of the way down, one step a frame. */
export async function measureScroll(page: Page, { scroller, pace }: { scroller: string; pace: keyof typeof paces }): Promise<number> {
  await page.bringToFront();
  await page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (element) element.scrollTop = element.scrollHeight / 4;
  }, scroller);
  await page.waitForTimeout(800);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const before = await taskTime(session);
  await page.evaluate(step, { scroller, distance: paces[pace], steps });
  const spent = (await taskTime(session)) - before;
  await session.detach();
  return spent / steps;
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

/** Runs in the page: the scrolling element moves by itself, so that the browser's own input handling is not measured. */
async function step({ scroller, distance, steps: count }: { scroller: string; distance: number; steps: number }): Promise<void> {
  const element = document.querySelector(scroller);
  if (!element) throw new Error("there is no table to scroll");
  for (let at = 0; at < count; at += 1) {
    element.scrollTop += distance;
    await new Promise(requestAnimationFrame);
  }
}
