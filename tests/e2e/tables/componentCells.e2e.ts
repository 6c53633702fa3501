import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, untilRows } from "./grid.ts";
import { withColumns } from "./withColumns.ts";

test.use({ isTabKept: true });

test("T800 T803 T804 a component of the project draws the cells of a column and its title; one that is not there leaves the text", async ({ page }) => {
  await page.setViewportSize({ width: 1900, height: 700 });
  await signIn(page, "clerk", { next: "/tables/applications" });
  await untilRows(page);
  await expect(cell(page, 11, 0).getByRole("img", { name: /^[123] \/ 3$/ })).toBeVisible();
  const title = page.getByRole("columnheader", { name: "Босқич" }).locator("i");
  await expect(title).toHaveCount(3);
  await checkAccessibility(page);
  await withColumns(page, "applications", (columns) =>
    columns.map((column) => (column.headerComponent ? { ...column, cellFormat: "component:Gone", headerComponent: "Gone" } : column)));
  await page.reload();
  await untilRows(page);
  await expect(cell(page, 11, 0)).toHaveText(await cell(page, 5, 0).innerText());
  await expect(page.getByRole("columnheader", { name: "Босқич", exact: true }).first()).toHaveText(/Босқич/);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
