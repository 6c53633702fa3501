import type { Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, press, untilRows } from "./grid.ts";

/** How far a column of the body begins beside its title, in pixels: the ring of the active cell on the canvas, or the cell itself. */
async function drift(page: Page, column: number): Promise<number> {
  return await page.evaluate((at) => {
    const title = document.querySelectorAll("[role=table] [data-title]")[at - 1]?.closest("[role=columnheader]")?.getBoundingClientRect();
    const element = document.querySelector(`[data-line="1"] > [data-column="${at}"]`);
    const canvas = document.querySelector<HTMLCanvasElement>("[data-testid=data-grid-canvas]");
    if (!title) return Infinity;
    if (element) return Math.abs(element.getBoundingClientRect().left - title.left);
    const box = canvas?.getBoundingClientRect();
    const brush = canvas?.getContext("2d");
    if (!canvas || !box || !brush) return Infinity;
    const scale = canvas.width / box.width;
    const { data, width } = brush.getImageData(0, Math.round((36 + 18) * scale), canvas.width, 1);
    const ring = document.createElement("canvas").getContext("2d");
    if (!ring) return Infinity;
    ring.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--focus-ring");
    ring.fillRect(0, 0, 1, 1);
    const wanted = [...ring.getImageData(0, 0, 1, 1).data];
    const isRing = (x: number): boolean => wanted.every((part, index) => Math.abs(part - (data[x * 4 + index] ?? 0)) < 40);
    const first = Array.from({ length: width }, (_, x) => x).find(isRing);
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

/** The first row of which anything is in sight. */
const firstRow = async (page: Page): Promise<string> => ((await page.locator("main footer").textContent()) ?? "").replace(/–.*/, "");

test("T871 T872 T869 T867 header and body stand edge to edge at any zoom, the table is as high as the window leaves, and another density moves no row away", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "clerk", { next: "/tables/my_applications" });
  const screen = await page.context().newCDPSession(page);
  for (const [path, column] of [["/tables/my_applications", 5], ["/tables/applications_by_phone", 3]] as const) {
    await page.goto(path);
    await untilRows(page);
    expect(await page.locator(".dvn-scroller, div[role=grid]").first().evaluate((scroller) => getComputedStyle(scroller).overscrollBehaviorX)).toBe("contain");
    await press(page, column, 1);
    for (const zoom of [0.8, 1.1, 1.25, 1]) {
      await screen.send("Emulation.setDeviceMetricsOverride", { width: Math.round(1440 / zoom), height: Math.round(900 / zoom), deviceScaleFactor: zoom, mobile: false });
      await expect.poll(async () => await drift(page, column), `${path} at ${zoom}`).toBeLessThanOrEqual(1);
    }
    await page.mouse.wheel(0, 3_600);
    await expect.poll(async () => await firstRow(page)).not.toBe("1");
    const before = await firstRow(page);
    for (const density of ["Кенг", "Ихчам"]) {
      await page.getByRole("button", { name: "Қаторлар зичлиги" }).click();
      await page.getByRole("menuitemradio", { name: density }).click();
      await expect.poll(async () => await firstRow(page)).toBe(before);
    }
  }
  await screen.detach();
  for (const [width, height, rest] of [[1440, 900, 95], [768, 1024, 95], [390, 844, 95], [1440, 760, 0]] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => Math.round(await beside(page)), `${width}×${height}`).toBe(rest);
  }
  await expect(cell(page, 1, 0)).toBeAttached();
});
