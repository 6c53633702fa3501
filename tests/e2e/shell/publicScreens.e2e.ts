import { expect, test } from "../harness/productTest.ts";
import { withPublicTable } from "../harness/withPublicTable.ts";
import { cell, untilRows } from "../tables/grid.ts";

test.use({ isTabKept: true });

test("K350 K473 a guest reads a public table and a public page without the layout, and no others", async ({ page, server, expectProblems }) => {
  expectProblems([/status of 40[134]/, /not_found|forbidden|unauthenticated/]);
  const root = page.locator("html");
  await withPublicTable(server, "countries", async () => {
    await page.goto("/public/tables/countries");
    await untilRows(page);
    await expect(cell(page, 2, 0)).toHaveText("Afghanistan");
    await expect(root).toHaveAttribute("data-route", "public-table");
    await expect(page.locator("aside")).toHaveCount(0);
  });
  for (const closed of ["/public/tables/cities", "/public/pages/dashboard", "/public/forms/cities"]) {
    await page.goto(closed);
    await expect(page.getByRole("main").getByText(/топилмади|рухсат берилмаган/), closed).toBeVisible();
    await expect(page.getByTestId("data-grid-canvas").or(page.locator("[data-platon-box]")).or(page.getByRole("textbox")), closed).toHaveCount(0);
  }
  await page.goto("/public/pages/main");
  await expect(page.locator("[data-platon-box] h1")).toContainText("Давлат хизматлари");
  await expect(root).toHaveAttribute("data-route", "public-page");
  await expect(page.locator("aside")).toHaveCount(0);
  await expect(page).toHaveURL(/\/public\/pages\/main$/);
});
