import type { Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, cellPoint, untilRows } from "../tables/grid.ts";

test.use({ isTabKept: true });

const account = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Жасур Тошматов" });

/** The row that lies 130 pixels below the header: the fourth of 36 pixels, the third of 44. */
async function expectRow(page: Page, row: number): Promise<void> {
  const { x, y } = await cellPoint(page, 3, 0);
  await expect(async () => {
    await page.mouse.click(x, y + 112);
    await expect(cell(page, 3, row)).toHaveAttribute("aria-selected", "true", { timeout: 1_000 });
  }).toPass();
}

test("K463 the account menu sets how close rows stand: the open table follows at once, and a reload keeps it", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  await untilRows(page);
  await expectRow(page, 3);
  await account(page).click();
  await page.getByRole("menuitemradio", { name: "Кенг" }).click();
  await expectRow(page, 2);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-density", "comfortable");
  await untilRows(page);
  await expectRow(page, 2);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Тезкор қидирув" }).fill("ихчам");
  await page.keyboard.press("Enter");
  await expectRow(page, 3);
});
