import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, cellPoint, press, untilRows } from "./grid.ts";
import { withColumns } from "./withColumns.ts";

test.use({ isTabKept: true });

/** The same table; one column whose texts may be of several lines is what a canvas cannot draw. */
for (const body of ["canvas", "elements"] as const) {
  test(`T54 T90 T602 T603 T606 T710 T898 rows are used by keyboard and mouse, as ${body}`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    // So wide that nothing scrolls sideways under the pinned columns.
    await page.setViewportSize({ width: 1600, height: 800 });
    if (body === "elements") await withColumns(page, "countries", (columns) => columns.map((column, at) => ({ ...column, dataNowrap: at < columns.length - 1 })));
    await signIn(page, "admin", { next: "/tables/countries" });
    await untilRows(page);
    const grid = page.locator("[role=grid][aria-label=Мамлакатлар]");
    const rows = Number(await grid.getAttribute("aria-rowcount")) - 1;
    const isIn = async (): Promise<boolean> => await page.evaluate(() => document.activeElement?.closest("canvas, [role=grid]") !== null);
    const untilActive = async (column: number, row: number): Promise<void> => await expect(cell(page, column, row)).toBeFocused();

    await press(page, 3, 1);
    await untilActive(3, 1);
    for (const [key, column, row] of [["ArrowDown", 3, 2], ["ArrowRight", 4, 2], ["Home", 0, 2], ["End", 8, 2], ["Control+End", 8, rows - 1], ["Control+Home", 0, 0]] as const) {
      await page.keyboard.press(key);
      await untilActive(column, row);
      if (body === "elements") await expect(cell(page, column, row)).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press("PageDown");
    await expect(cell(page, 0, 0)).not.toBeFocused();

    await page.keyboard.press("Tab");
    expect(await isIn()).toBe(false);
    await page.keyboard.press("Shift+Tab");
    expect(await isIn()).toBe(true);
    await page.keyboard.press("Shift+Tab");
    expect(await isIn()).toBe(false);

    await page.keyboard.press("Tab");
    await page.keyboard.press("Control+Home");
    await untilActive(0, 0);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Control+c");
    const shown = await Promise.all([[1, 0], [2, 0], [1, 1], [2, 1]].map(async ([column = 0, row = 0]) => await cell(page, column, row).textContent()));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${shown[0]}\t${shown[1]}\n${shown[2]}\t${shown[3]}`);

    await press(page, 3, 2);
    await untilActive(3, 2);
    await page.keyboard.press("F2");
    const editor = page.getByRole("group", { name: /Ўз тилидаги номи/ }).getByRole("textbox");
    await expect(editor).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(editor).toHaveCount(0);
    await untilActive(3, 2);

    const at = await cellPoint(page, 3, 3);
    await page.mouse.click(at.x, at.y, { button: "right" });
    await expect(page.getByRole("menu").getByRole("menuitem").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);

    const link = await cellPoint(page, 2, 3);
    const href = /\/forms\/countries\//;
    await page.mouse.move(link.x - 60, link.y);
    await expect(page.locator("a[href*='/forms/countries/']").first()).toHaveAttribute("href", href);
    const opened = context.waitForEvent("page");
    await page.keyboard.down("Control");
    await page.mouse.click(link.x - 60, link.y);
    await page.keyboard.up("Control");
    expect((await opened).url()).toMatch(href);
    await page.bringToFront();
    await checkAccessibility(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}
