import type { CDPSession, Page } from "@playwright/test";

/** Pixels of a step: rows come in at each, and of fast ones all of them are others. */
const paces = { slow: 72, fast: 1_440 } as const;
const steps = 60;

export interface Scrolling {
  /** Selects the element that scrolls. */
  readonly scroller: string;
  /** Selects a row; on a canvas there is none to look for. */
  readonly row?: string;
  readonly pace: keyof typeof paces;
}

export interface Scroll {
  /** Milliseconds of the page's main thread for each frame. */
  readonly perFrame: number;
  /** Frames in which no row stood in the middle of the body. */
  readonly blank: number;
}

/** A scroll from a quarter of the way down, one step a frame. */
export async function measureScroll(page: Page, { scroller, row, pace }: Scrolling): Promise<Scroll> {
  await page.bringToFront();
  await page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (element) element.scrollTop = element.scrollHeight / 4;
  }, scroller);
  await page.waitForTimeout(800);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const before = await taskTime(session);
  const blank = await page.evaluate(wheel, { scroller, row, distance: paces[pace], steps });
  const spent = (await taskTime(session)) - before;
  await session.detach();
  return { perFrame: spent / steps, blank };
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

interface Wheel {
  readonly scroller: string;
  readonly row: string | undefined;
  readonly distance: number;
  readonly steps: number;
}

/** Runs in the page: the scrolling element moves by itself, so that the browser's own input handling is not measured. */
async function wheel({ scroller, row, distance, steps: count }: Wheel): Promise<number> {
  const element = document.querySelector(scroller);
  if (!element) throw new Error("there is no table to scroll");
  const box = element.getBoundingClientRect();
  let blank = 0;
  for (let step = 0; step < count; step += 1) {
    element.scrollTop += distance;
    await new Promise(requestAnimationFrame);
    if (row === undefined) continue;
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!middle?.closest(row)) blank += 1;
  }
  return blank;
}
