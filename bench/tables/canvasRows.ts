import { chromium, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/browser.mjs";
import { startServer } from "../../tests/integration/harness/startServer.ts";
import { calibrate, median } from "../harness/calibrate.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { computed, fullTable } from "./parts/fullTable.ts";
import { openWideTable } from "./parts/openWideTable.ts";
import { measureScroll } from "./parts/measureScroll.ts";
import { serveWideGlide } from "./parts/serveWideGlide.ts";

const rounds = 5;
const size = { width: 1280, height: 800 };
const scroller = ".dvn-scroller";

/** The canvas with header, pinned columns, footers and five columns of expressions against the grid library alone, in turn. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
  const bare = await serveWideGlide();
  try {
    const shipped = await openWideTable(browser, server.url, { size, ...fullTable });
    // Scripts of formats are there when their texts are.
    await shipped.waitForFunction((text) => document.querySelector(`[data-testid='glide-cell-3-0']`)?.textContent === text, computed(0));
    const alone = await (await browser.newContext({ viewport: size })).newPage();
    await alone.goto(bare.url);
    await alone.waitForFunction(() => (document.querySelector("[data-testid='glide-cell-1-0']")?.textContent ?? "") !== "");
    return [...(await compare({ shipped, alone }, "slow")), ...(await compare({ shipped, alone }, "fast")), told("rows on a canvas: calibration loop", calibrate(), "ms")];
  } finally {
    await browser.close();
    await bare.close();
    await server.stop();
  }
}

async function compare({ shipped, alone }: { shipped: Page; alone: Page }, pace: "slow" | "fast"): Promise<Figure[]> {
  for (const page of [shipped, alone]) await measureScroll(page, { scroller, pace });
  const measured: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { perFrame: theirs } = await measureScroll(alone, { scroller, pace });
    const { perFrame: ours } = await measureScroll(shipped, { scroller, pace });
    measured.push({ theirs, ours });
  }
  const what = `rows on a canvas, ${pace} scroll`;
  return [
    atMost(`${what}: CPU per frame over bare Glide`, median(measured.map(({ ours, theirs }) => ours / theirs)), { unit: "times", limit: 1.5 }),
    told(`${what}: CPU per frame, best of five`, Math.min(...measured.map(({ ours }) => ours)), "ms"),
    told(`${what}: CPU per frame of bare Glide, best of five`, Math.min(...measured.map(({ theirs }) => theirs)), "ms"),
  ];
}
