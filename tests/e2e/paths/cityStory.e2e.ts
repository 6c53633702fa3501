import type { Page } from "@playwright/test";
import { countCities } from "../harness/countCities.ts";
import { expect, test } from "../harness/productTest.ts";
import { cell, press, untilRows } from "../tables/grid.ts";

test.use({ isTabKept: true });

async function signInFromLanding(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Тизимга кириш", exact: true }).click();
  await page.locator("input[name=username]").fill("clerk");
  await page.locator("input[name=password]").fill("demo-clerk-1");
  await page.keyboard.press("Enter");
  await expect(page.locator("aside").getByRole("link", { name: "Шаҳарлар" })).toBeVisible();
}

async function scrollToEnd(page: Page, cities: number): Promise<void> {
  await untilRows(page);
  await press(page, 4, 1);
  await expect(async () => {
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Control+End");
    await expect(cell(page, 1, cities - 1)).not.toBeEmpty({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
}

test("P1 from the printed address to a changed record that a project's component shows", async ({ page, server }) => {
  test.setTimeout(120_000);
  const printed = /^Platon: (\S+)/m.exec(server.output())?.[1] ?? "";
  await signInFromLanding(page, printed);
  await page.locator("aside").getByRole("link", { name: "Шаҳарлар" }).click();
  const cities = await countCities(server);
  expect(cities).toBeGreaterThan(130_000);
  await scrollToEnd(page, cities);

  const name = (await cell(page, 1, cities - 1).textContent()) ?? "";
  // The first column holds the row's number, the second the link.
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: `Шаҳар · ${name}` });
  await form.getByLabel("Аҳолиси").fill("99999999");
  await form.getByRole("button", { name: "Сақлаш" }).click();
  await expect(page.getByText("Маълумотлар сақланди")).toBeVisible();
  await expect(form).toBeHidden();

  await page.locator("aside").getByRole("link", { name: "Компонентлар" }).click();
  // The component sorts by population: the changed city is on its first page now.
  const row = page.getByRole("main").locator("table.cities").getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(/99\s999\s999/);
});
