import type { Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { untilRows } from "./grid.ts";

const scroller = ".dvn-scroller, div[role=grid]";

/** How far a column of the body begins beside its title, in pixels: the ring of the active cell on the canvas, or the cell itself. */
async function drift(page: Page, column: number): Promise<number> {
  return await page.evaluate((at) => {
    const title = document.querySelector(`[data-title="${at - 1}"]`)?.closest("[role=columnheader]")?.getBoundingClientRect();
    const element = document.querySelector(`[data-line="1"] > [data-column="${at}"]`);
    const canvas = document.querySelector<HTMLCanvasElement>("[data-testid=data-grid-canvas]");
    if (!title) return Infinity;
    if (element) return Math.abs(element.getBoundingClientRect().left - title.left);
    const box = canvas?.getBoundingClientRect();
    // The table's own canvas is not made to be read.
    const brush = Object.assign(document.createElement("canvas"), { width: canvas?.width ?? 0, height: 1 }).getContext("2d", { willReadFrequently: true });
    if (!canvas || !box || !brush) return Infinity;
    const scale = canvas.width / box.width;
    brush.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--focus-ring");
    brush.fillRect(0, 0, 1, 1);
    const wanted = [...brush.getImageData(0, 0, 1, 1).data];
    brush.drawImage(canvas, 0, -Math.round((36 + 18) * scale));
    const { data, width } = brush.getImageData(0, 0, canvas.width, 1);
    const isNear = (x: number): boolean => Math.abs(x / scale + box.left - title.left) < 12;
    const isRing = (x: number): boolean => wanted.every((part, index) => Math.abs(part - (data[x * 4 + index] ?? 0)) < 40);
    const first = Array.from({ length: width }, (_, x) => x).find((x) => isNear(x) && isRing(x));
    return first === undefined ? Infinity : Math.abs(first / scale + box.left - title.left);
  }, column);
}

/** What the window has more than the table and all that stands above and below it. */
async function beside(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const table = document.querySelector("section:has([role=table])");
    const around = ["[role=banner], header", "h1", "[role=search]", "main footer"];
    const heights = around.map((one) => (one === "h1" ? document.querySelector("h1")?.closest("header") : one === "[role=search]" ? document.querySelector(one)?.parentElement : document.querySelector(one))?.getBoundingClientRect().height ?? 0);
    return window.innerHeight - (table?.getBoundingClientRect().height ?? 0) - heights.reduce((sum, height) => sum + height, 0);
  });
}

/** Makes the cell of the second row the active one. */
async function pressBelow(page: Page, column: number): Promise<void> {
  const title = await page.locator(`[data-title="${column - 1}"]`).boundingBox();
  const body = await page.locator(scroller).first().boundingBox();
  await page.mouse.click((title?.x ?? 0) + 20, (body?.y ?? 0) + 36 + 18);
}

/** The number of the first row in sight, as the footer says it. */
const firstRow = async (page: Page): Promise<string | undefined> => /(\d+)–\d/.exec((await page.locator("main footer").innerText()).split("\n").at(-1) ?? "")?.[1];

test("T871 T872 T869 T867 header and body stand edge to edge at any zoom, the table is as high as the window leaves, and another density moves no row away", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "clerk", { next: "/tables/my_applications" });
  const screen = await page.context().newCDPSession(page);
  for (const [path, column] of [["/tables/my_applications", 5], ["/tables/applications_by_phone", 3]] as const) {
    await page.goto(path);
    await untilRows(page);
    expect(await page.locator(scroller).first().evaluate((scroller) => getComputedStyle(scroller).overscrollBehaviorX)).toBe("contain");
    await pressBelow(page, column);
    for (const zoom of [0.8, 1.1, 1.25, 1]) {
      await screen.send("Emulation.setDeviceMetricsOverride", { width: Math.round(1440 / zoom), height: Math.round(900 / zoom), deviceScaleFactor: zoom, mobile: false });
      await expect.poll(async () => await drift(page, column), `${path} at ${zoom}`).toBeLessThanOrEqual(1);
    }
    await page.mouse.wheel(0, 700);
    await expect.poll(async () => await firstRow(page)).not.toBe("1");
    const before = await firstRow(page);
    for (const density of ["Кенг", "Ихчам"]) {
      await page.getByRole("button", { name: "Қаторлар зичлиги" }).click();
      await page.getByRole("menuitemradio", { name: density }).click();
      await expect.poll(async () => await firstRow(page)).toBe(before);
    }
  }
  await screen.detach();
  for (const [width, height, rest] of [[768, 1024, 95], [390, 844, 95], [1440, 760, 0], [1440, 900, 95]] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => Math.round(await beside(page)), `${width}×${height}`).toBe(rest);
  }
});
