import type { Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, press, untilRows } from "./grid.ts";
import { makeTable } from "./madeTable.ts";

test.use({ isTabKept: true });

const million = 1_000_000;

/** Of the body that scrolls, however it draws. */
const scrollTop = async (page: Page, share: number): Promise<void> =>
  await page.evaluate((part) => {
    const body = document.querySelector(".dvn-scroller, [role=grid]:not(table)");
    if (body) body.scrollTop = part * (body.scrollHeight - body.clientHeight);
  }, share);

for (const body of ["canvas", "elements"] as const) {
  test(`T605 T906 of a million rows, with 200 columns, End, the scroll bar, the wheel and arrows reach each, as ${body}`, async ({ page }) => {
    const columns = Array.from({ length: 200 }, (_, at) => ({ id: `c${at}`, width: 300, dataField: at === 0 ? "a" : "b", ...(at === 1 && { title: "т".repeat(5_000) }) }));
    await makeTable(page, { rows: million, columns, config: { leftFixed: 1, rightFixed: body === "elements" ? 1 : 0 }, rowAt: (at) => ({ $id: `${at}`, a: `row ${at}`, b: "b" }) });
    await signIn(page, "clerk", { next: "/tables/countries" });
    await untilRows(page);
    await press(page, 1, 2);
    await page.keyboard.press("Control+End");
    await expect(cell(page, 1, million - 1)).toHaveText(`row ${million - 1}`);
    for (const back of [2, 3, 4]) {
      await page.keyboard.press("ArrowUp");
      await expect(page.locator("[role=row]:has(:focus)")).toHaveAttribute("aria-rowindex", `${million - back + 2}`);
    }
    await scrollTop(page, 0.5);
    await expect(cell(page, 1, million / 2)).toHaveText(`row ${million / 2}`);
    const box = await page.locator("section:has(.dvn-scroller), section:has([role=grid])").first().boundingBox();
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 200);
    const first = async (): Promise<number> => await page.evaluate(() => Math.min(...[...document.querySelectorAll("[role=grid] [aria-rowindex]")].map((row) => Number(row.getAttribute("aria-rowindex")) - 2).filter((at) => at > 10)));
    const before = await first();
    await page.mouse.wheel(0, 360);
    await expect.poll(async () => (await first()) - before).toBe(10);
    await press(page, 1, 2);
    await page.keyboard.press("End");
    await expect(page.locator("[role=gridcell]:focus")).toHaveAttribute("aria-colindex", `${columns.length + 1}`);
    await expect(page.locator(":focus")).toHaveText("b");
    expect(await page.locator(":focus").evaluate((focused) => focused.closest("[role=row]")?.children.length)).toBeLessThan(40);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}

test("T605 T903 rows as high as their texts do not jump on the way up, and the last is shown", async ({ page }) => {
  const lines = (at: number): string => Array.from({ length: 1 + ((at * 7) % 5) }, (_, line) => `row ${at} line ${line}`).join("\n");
  // Their heights are known only when they have come.
  await makeTable(page, { rows: 2_000, answersAfter: 200, columns: [{ id: "a", width: 300, dataNowrap: false }, { id: "b", width: 300 }], rowAt: (at) => ({ $id: `${at}`, a: lines(at), b: "b" }) });
  await signIn(page, "clerk", { next: "/tables/countries" });
  await untilRows(page);
  await press(page, 1, 0);
  await page.keyboard.press("Control+End");
  await expect(cell(page, 1, 1_999)).toBeInViewport({ ratio: 1 });
  await scrollTop(page, 0.5);
  await expect(page.locator("[data-line='1000'] > [data-column='1']")).toContainText("row 1000");
  const worst = await page.evaluate(async () => {
    const grid = document.querySelector("[role=grid]");
    if (!grid) return Infinity;
    const frame = async (): Promise<void> => await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const box = grid.getBoundingClientRect();
    let most = 0;
    for (let step = 0; step < 60; step += 1) {
      const row = document.elementFromPoint(box.left + 100, box.top + box.height / 2)?.closest("[data-line]");
      const top = row?.getBoundingClientRect().top ?? 0;
      grid.scrollTop -= 90;
      await frame();
      // A busy machine moves the rows some frames later.
      const isStill = (): boolean => row?.isConnected === true && row.getBoundingClientRect().top === top;
      for (let late = 0; late < 30 && isStill(); late += 1) await frame();
      if (row?.isConnected) most = Math.max(most, Math.abs(row.getBoundingClientRect().top - top - 90));
    }
    return most;
  });
  expect(worst).toBeLessThanOrEqual(1);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
