import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, press, untilRows } from "./grid.ts";

test.use({ isTabKept: true });

test("T806 T809 T930 T932 child tables open by mouse and by key, and stand beside the rows for who chooses so; links of their rows lead on", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "clerk", { next: "/tables/districts" });
  await untilRows(page);
  const names = [await cell(page, 1, 0).innerText(), await cell(page, 1, 1).innerText()];
  const child = (at: number) => page.getByRole("treegrid", { name: `Мурожаатлар: ${names[at]}` });
  await cell(page, 0, 0).getByRole("button").click();
  await expect(child(0)).toBeVisible();
  await cell(page, 0, 0).first().getByRole("button").click();
  await expect(child(0)).toHaveCount(0);
  await press(page, 1, 1);
  await page.keyboard.press("Alt+ArrowDown");
  await expect(child(1).locator("[data-line='0'] > [data-column='1']")).toContainText(/\d\d-\d{5}/);
  await checkAccessibility(page);
  await page.keyboard.press("Alt+ArrowUp");
  await expect(child(1)).toHaveCount(0);

  await page.getByRole("button", { name: "Ички жадвал ёнма-ён" }).click();
  await expect(page.getByText("Қаторни танланг")).toBeVisible();
  await press(page, 1, 0);
  await page.keyboard.press("ArrowDown");
  const grid = page.getByRole("region", { name: `Мурожаатлар: ${names[1]}` });
  await expect(grid).toBeVisible();
  expect((await grid.boundingBox())?.x).toBeGreaterThan((await page.getByRole("separator", { name: "Жадваллар орасидаги чегара" }).boundingBox())?.x ?? Infinity);
  await checkAccessibility(page);
  await grid.getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
