import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import type { TableConfig } from "#contract/table.ts";
import { browserFlags, findBrowser } from "../../scripts/browser.mjs";
import { demoProject } from "../../tests/integration/harness/seededData.ts";
import { startServer } from "../../tests/integration/harness/startServer.ts";
import { calibrate } from "../harness/calibrate.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";

const [rows, columns, limit, rounds] = [50, 20, 100, 5];
/** Room for all of them beside the sidebar and below the top bar. */
const size = { width: 2_400, height: 2_200 };

/**
 * Another theme and another language while a table shows 50 rows × 20 columns: from the choice in the menu until two frames
 * after the canvas has the other colour, or the shell, the menu and the titles of the columns have their names in the other
 * language. Best of five, the first time (which may load something) beside it.
 */
export async function measure(): Promise<Figure[]> {
  const server = await startServer({ project: await wideProject() });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
  try {
    const page = await browser.newPage({ viewport: size });
    await openTable(page, server.url);
    const theme = await switchOver(page, 0, (round) => (round % 2 === 0 ? "platon.deepDark" : "platon.light"));
    const language = await switchOver(page, 1, (round) => (round % 2 === 0 ? "en" : "uz-Cyrl"));
    return [...figures("another theme", theme), ...figures("another language", language), told("switching: calibration loop", calibrate(), "ms")];
  } finally {
    await browser.close();
    await server.stop();
  }
}

function figures(what: string, [first = 0, ...later]: number[]): Figure[] {
  return [
    atMost(`${what} with ${rows} rows × ${columns} columns, best of five`, Math.min(...later), { unit: "ms", limit }),
    told(`${what} with ${rows} rows × ${columns} columns, the first time`, first, "ms"),
  ];
}

/** The demo project, whose table of countries has its columns several times over. */
async function wideProject(): Promise<string> {
  // Seen from the bundle of this file, in the cache.
  const folder = fileURLToPath(new URL("../wide-table", import.meta.url));
  const file = join(folder, "tables/countries.json");
  await rm(folder, { recursive: true, force: true });
  await cp(demoProject, folder, { recursive: true });
  const table = JSON.parse(await readFile(file, "utf8")) as Pick<TableConfig, "columns">;
  const wide = Array.from({ length: columns }, (_, at) => ({ ...table.columns[at % table.columns.length], key: `c${at}`, width: 100 }));
  await writeFile(file, JSON.stringify({ ...table, columns: wide }));
  return folder;
}

async function openTable(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login?next=/tables/countries`);
  await page.locator("input[name=username]").fill("clerk");
  await page.locator("input[name=password]").fill("demo-clerk-1");
  await page.locator("input[name=password]").press("Enter");
  await page.waitForFunction(
    ([lastRow, lastColumn]) => (document.querySelector(`[data-testid='glide-cell-${lastColumn}-${lastRow}']`)?.textContent ?? "") !== "",
    [rows - 1, columns - 1],
  );
}

/** Chooses again and again in the picker at that place of the top bar; milliseconds of each choice. */
async function switchOver(page: Page, picker: number, wanted: (round: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // The menu of the pickers: theme and language are the first two tools that open one.
    await page.locator("header [aria-haspopup=menu]").nth(picker).click();
    await page.getByRole("menuitemradio").first().waitFor();
    await page.waitForTimeout(300);
    times.push(await page.evaluate(choose, { wanted: wanted(round), isTheme: picker === 0 }));
    await page.waitForTimeout(1_000);
  }
  return times;
}

/** Runs in the page: presses the item, and waits until all that has the look has changed, and two frames more. */
async function choose({ wanted, isTheme }: { wanted: string; isTheme: boolean }): Promise<number> {
  const names: Readonly<Record<string, number>> = { "platon.deepDark": 2, "platon.light": 3, "uz-Cyrl": 0, en: 3 };
  const item = document.querySelectorAll<HTMLElement>("[role=menuitemradio]")[names[wanted] ?? 0];
  const root = document.documentElement;
  // A copy: the browser warns of reading back from a canvas that is drawn on.
  const copy = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const pixel = (): string => {
    const canvas = document.querySelector<HTMLCanvasElement>("canvas[data-testid='data-grid-canvas']");
    if (canvas) copy?.drawImage(canvas, 5, canvas.height - 5, 1, 1, 0, 0, 1, 1);
    return String(copy?.getImageData(0, 0, 1, 1).data);
  };
  const textOf = (selector: string) => () => Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent).join();
  const shellWord = (): string => document.querySelector("header [aria-haspopup=menu]")?.getAttribute("aria-label") ?? "";
  // The product's own words, and what the server names: the menu and the columns.
  const looks = isTheme ? [pixel] : [shellWord, textOf("aside nav"), textOf("div[role=columnheader]")];
  const before = looks.map((look) => look());
  const isChanged = (): boolean => (isTheme ? root.dataset["theme"] : root.lang) === wanted && looks.every((look, at) => look() !== before[at]);
  const frame = async (): Promise<number> => await new Promise(requestAnimationFrame);
  await frame();
  const start = performance.now();
  item?.click();
  while (!isChanged()) {
    await new Promise((resolve) => setTimeout(resolve));
    if (performance.now() - start > 10_000) throw new Error(`${wanted} did not come: ${looks.map((look, at) => look() !== before[at]).join()}`);
  }
  await frame();
  await frame();
  return performance.now() - start;
}
