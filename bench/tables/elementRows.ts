import { chromium, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/browser.mjs";
import { startServer } from "../../tests/integration/harness/startServer.ts";
import { calibrate, median } from "../harness/calibrate.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { openWideTable } from "./parts/openWideTable.ts";
import { serveAgGrid } from "./parts/serveAgGrid.ts";

/** Pixels of a step: rows come in at each, and of fast ones all of them are others. */
const paces = { slow: 72, fast: 1_440 } as const;
const steps = 60;
const rounds = 5;
const size = { width: 1280, height: 800 };

interface Scroll {
  /** Milliseconds of the page's main thread for each frame. */
  readonly perFrame: number;
  /** Frames in which nothing stood in the middle of the body. */
  readonly blank: number;
}

interface Rival {
  readonly page: Page;
  readonly scroller: string;
  readonly row: string;
}

/** The body of elements, a column pinned at each side, against AG Grid Community: 1,000,000 rows of 20 columns, in turn. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
  const rival = await serveAgGrid();
  try {
    const ours: Rival = { page: await openWideTable(browser, server.url, { size }), scroller: "[role=grid]", row: "[data-line]" };
    const page = await (await browser.newContext({ viewport: size })).newPage();
    await page.goto(rival.url);
    await page.locator(".ag-row").first().waitFor();
    const theirs: Rival = { page, scroller: ".ag-grid-viewport", row: ".ag-row" };
    return [...(await compare({ ours, theirs }, "slow")), ...(await compare({ ours, theirs }, "fast")), told("rows as elements: calibration loop", calibrate(), "ms")];
  } finally {
    await browser.close();
    await rival.close();
    await server.stop();
  }
}

async function compare({ ours, theirs }: { ours: Rival; theirs: Rival }, pace: keyof typeof paces): Promise<Figure[]> {
  for (const one of [ours, theirs]) await scroll(one, pace);
  const measured: { ours: Scroll; theirs: Scroll }[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push({ theirs: await scroll(theirs, pace), ours: await scroll(ours, pace) });
  const best = (who: "ours" | "theirs"): number => Math.min(...measured.map((one) => one[who].perFrame));
  const what = `rows as elements, ${pace} scroll`;
  return [
    atMost(`${what}: CPU per frame over AG Grid Community`, median(measured.map((one) => one.ours.perFrame / one.theirs.perFrame)), { unit: "times", limit: 1 }),
    atMost(`${what}: blank frames`, Math.max(...measured.map((one) => one.ours.blank)), { unit: "frames", limit: 0 }),
    told(`${what}: CPU per frame, best of five`, best("ours"), "ms"),
    told(`${what}: CPU per frame of AG Grid Community, best of five`, best("theirs"), "ms"),
  ];
}

/** From a quarter of the way down, one step a frame. */
async function scroll({ page, scroller, row }: Rival, pace: keyof typeof paces): Promise<Scroll> {
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

async function taskTime(session: Awaited<ReturnType<ReturnType<Page["context"]>["newCDPSession"]>>): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

/** Runs in the page: the scrolling element moves by itself, so that the browser's own input handling is not measured. */
async function wheel({ scroller, row, distance, steps: count }: { scroller: string; row: string; distance: number; steps: number }): Promise<number> {
  const element = document.querySelector(scroller);
  if (!element) throw new Error("there is no table to scroll");
  const box = element.getBoundingClientRect();
  let blank = 0;
  for (let step = 0; step < count; step += 1) {
    element.scrollTop += distance;
    await new Promise(requestAnimationFrame);
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!middle?.closest(row)) blank += 1;
  }
  return blank;
}
