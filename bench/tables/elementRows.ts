import { chromium, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/browser.mjs";
import { startServer } from "../../tests/integration/harness/startServer.ts";
import { calibrate, median } from "../harness/calibrate.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { measureScroll, type Scroll, type Scrolling } from "./parts/measureScroll.ts";
import { openWideTable } from "./parts/openWideTable.ts";
import { serveAgGrid } from "./parts/serveAgGrid.ts";

const rounds = 5;
const size = { width: 1280, height: 800 };

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

async function compare({ ours, theirs }: { ours: Rival; theirs: Rival }, pace: Scrolling["pace"]): Promise<Figure[]> {
  const scroll = ({ page, scroller, row }: Rival): Promise<Scroll> => measureScroll(page, { scroller, row, pace });
  for (const one of [ours, theirs]) await scroll(one);
  const measured: { ours: Scroll; theirs: Scroll }[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push({ theirs: await scroll(theirs), ours: await scroll(ours) });
  const best = (who: "ours" | "theirs"): number => Math.min(...measured.map((one) => one[who].perFrame));
  const what = `rows as elements, ${pace} scroll`;
  return [
    atMost(`${what}: CPU per frame over AG Grid Community`, median(measured.map((one) => one.ours.perFrame / one.theirs.perFrame)), { unit: "times", limit: 1 }),
    atMost(`${what}: blank frames`, Math.max(...measured.map((one) => one.ours.blank)), { unit: "frames", limit: 0 }),
    told(`${what}: CPU per frame, best of five`, best("ours"), "ms"),
    told(`${what}: CPU per frame of AG Grid Community, best of five`, best("theirs"), "ms"),
  ];
}
