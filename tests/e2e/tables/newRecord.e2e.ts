import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { untilRows } from "./grid.ts";

test.use({ isTabKept: true });

test("T839 a record that was made above the table stands in it, with the focus on it", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  await untilRows(page);
  await page.getByRole("button", { name: "Янги ёзув" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Код", exact: true }).fill("Ъъ");
  await dialog.getByRole("textbox", { name: "Номи", exact: true }).fill("Ъъюртлар");
  await dialog.getByRole("combobox", { name: "Қитъа" }).click();
  await page.getByRole("option").first().click();
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-testid^="glide-cell-"]', { hasText: "Ъъюртлар" })).toHaveCount(1);
  await expect(page.getByTestId("data-grid-canvas")).toBeFocused();
  await expect(page.getByRole("region", { name: "Танланган" })).toContainText("1 та танланган");
});
