import { chromium, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/browser.mjs";
import { startServer } from "../../tests/integration/harness/startServer.ts";
import { calibrate } from "../harness/calibrate.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { groupedTable, groupsOf } from "./parts/groupedTable.ts";
import { openWideTable } from "./parts/openWideTable.ts";

const size = { width: 1280, height: 800 };
const rounds = 5;
const longestFrame = 100;
const openAll = "button[aria-label='Барча гуруҳларни очиш']";

interface Opened {
  readonly calls: number;
  /** Milliseconds between two frames at most, until the rows stand there. */
  readonly longest: number;
}

/** Groups of a million rows: one of 10,000 is opened, and a hundred together; how often the server is asked, and how long a frame takes. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
  try {
    const found: { one: Opened[]; all: Opened[] } = { one: [], all: [] };
    for (let round = 0; round < rounds; round += 1) {
      const page = await openWideTable(browser, server.url, { size, ...groupedTable, ...groupsOf(100, 10_000) });
      found.one.push(await open(page, "[data-line='0'] [data-toggle]", "[data-line='1'] > [role=gridcell]"));
      await page.context().close();
      const many = await openWideTable(browser, server.url, { size, ...groupedTable, ...groupsOf(100, 10) });
      found.all.push(await open(many, openAll, "[data-line='1'] > [role=gridcell]"));
      await many.context().close();
    }
    return [...figures("a group of 10,000 opened", found.one), ...figures("100 groups expanded together", found.all), told("groups: calibration loop", calibrate(), "ms")];
  } finally {
    await browser.close();
    await server.stop();
  }
}

const figures = (what: string, opened: readonly Opened[]): Figure[] => [
  atMost(`${what}: calls`, Math.max(...opened.map(({ calls }) => calls)), { unit: "calls", limit: 1 }),
  atMost(`${what}: longest frame, best of five`, Math.min(...opened.map(({ longest }) => longest)), { unit: "ms", limit: longestFrame }),
];

async function open(page: Page, button: string, shown: string): Promise<Opened> {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/rows")) calls += 1;
  });
  await page.bringToFront();
  const longest = page.evaluate(watchFrames, shown);
  await page.locator(button).first().click();
  return { longest: await longest, calls };
}

/** Runs in the page: until what is waited for has stood there for ten frames. */
async function watchFrames(shown: string): Promise<number> {
  let longest = 0;
  let last = await new Promise<number>(requestAnimationFrame);
  for (let left = 10; left > 0; left -= document.querySelector(shown) ? 1 : 0) {
    const now = await new Promise<number>(requestAnimationFrame);
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
}
