import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/browser.mjs";
import { call } from "../../tests/integration/harness/call.ts";
import { signIn } from "../../tests/integration/harness/signIn.ts";
import { startServer } from "../../tests/integration/harness/startServer.ts";
import { calibrate, median } from "../harness/calibrate.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { serveBareGlide } from "./parts/serveBareGlide.ts";

/** Wheel steps of a round: half of them slow, half fast enough that new pages come in all the time. */
const steps = [...Array<number>(40).fill(72), ...Array<number>(40).fill(720)];
const rounds = 5;
const size = { width: 1280, height: 800 };
const rowsShared = 12_000;

interface Scroll {
  /** Milliseconds of the page's main thread for each frame. */
  readonly perFrame: number;
  /** Milliseconds between two frames at most. */
  readonly longest: number;
}

/** The shipped table of cities against the grid library alone with the same rows and columns: the same wheel, in turn. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
  const bare = await serveBareGlide(await citiesOf(server));
  try {
    const pages = { shipped: await openShipped(browser, server.url), bare: await openBare(browser, bare.url) };
    const measured: { shipped: Scroll[]; bare: Scroll[] } = { shipped: [], bare: [] };
    await scroll(pages.shipped);
    await scroll(pages.bare);
    for (let round = 0; round < rounds; round += 1) {
      measured.bare.push(await scroll(pages.bare));
      measured.shipped.push(await scroll(pages.shipped));
    }
    return figures(measured);
  } finally {
    await browser.close();
    await bare.close();
    await server.stop();
  }
}

function figures({ shipped, bare }: { shipped: Scroll[]; bare: Scroll[] }): Figure[] {
  const ratios = shipped.map(({ perFrame }, round) => perFrame / (bare[round]?.perFrame ?? Number.NaN));
  const longest = (scrolls: Scroll[]): number => median(scrolls.map((one) => one.longest));
  const best = (scrolls: Scroll[]): number => Math.min(...scrolls.map((one) => one.perFrame));
  const allowed = Math.max(1.5 * longest(bare), 50);
  return [
    atMost("table scroll: CPU per frame of the shipped table over bare Glide", median(ratios), { unit: "times", limit: 1.5 }),
    atMost("table scroll: longest frame of the shipped table", longest(shipped), { unit: "ms", limit: allowed }),
    told("table scroll: longest frame of bare Glide", longest(bare), "ms"),
    told("table scroll: CPU per frame of the shipped table, best of five", best(shipped), "ms"),
    told("table scroll: CPU per frame of bare Glide, best of five", best(bare), "ms"),
    told("table scroll: calibration loop", calibrate(), "ms"),
  ];
}

/** The first rows of the table in its usual order, for the rival: it has them in memory from the start. */
async function citiesOf(server: { readonly url: string }): Promise<Record<string, unknown>[]> {
  const token = await signIn(server, "clerk");
  const rows: Record<string, unknown>[] = [];
  for (let page = 1; rows.length < rowsShared; page += 1) {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "cities" }, body: { page, pageSize: 1000 }, token });
    rows.push(...data.rows);
  }
  return rows;
}

async function openShipped(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: size })).newPage();
  await page.goto(`${url}/login?next=/tables/cities`);
  await page.locator("input[name=username]").fill("clerk");
  await page.locator("input[name=password]").fill("demo-clerk-1");
  await page.locator("input[name=password]").press("Enter");
  await page.waitForURL((address) => address.pathname === "/tables/cities");
  // Without the sidebar the table is as wide as its rival.
  await page.goto(`${url}/tables/cities?_target=blank`);
  return await ready(page);
}

async function openBare(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: size })).newPage();
  await page.goto(url);
  return await ready(page);
}

async function ready(page: Page): Promise<Page> {
  await page.waitForFunction(() => (document.querySelector("[data-testid='glide-cell-1-0']")?.textContent ?? "") !== "");
  return page;
}

/** Scrolls from the top, one wheel step a frame, and counts what it costs. */
async function scroll(page: Page): Promise<Scroll> {
  await page.bringToFront();
  await page.evaluate(() => document.querySelector(".dvn-scroller")?.scrollTo(0, 0));
  await page.waitForTimeout(800);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const before = await taskTime(session);
  const gaps = await page.evaluate(wheel, steps);
  const spent = (await taskTime(session)) - before;
  await session.detach();
  return { perFrame: spent / gaps.length, longest: Math.max(...gaps) };
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

/** Runs in the page: the scrolling element moves by itself, so that the browser's own input handling is not measured. */
async function wheel(distances: number[]): Promise<number[]> {
  const scroller = document.querySelector(".dvn-scroller");
  if (!scroller) throw new Error("there is no table to scroll");
  const gaps: number[] = [];
  let last = await new Promise<number>(requestAnimationFrame);
  for (const distance of distances) {
    scroller.scrollTop += distance;
    const now = await new Promise<number>(requestAnimationFrame);
    gaps.push(now - last);
    last = now;
  }
  return gaps;
}
