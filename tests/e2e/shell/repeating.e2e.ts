import { newCity } from "../forms/demoRecords.ts";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, chip, untilRows } from "../tables/grid.ts";
import { fail, isSameDocument, markDocument } from "./failingCalls.ts";

test.use({ isTabKept: true });

const refused = [/status of 500/, /internal/];

test("K376 rows that fail are asked for again in place, with the filter that was typed", async ({ page, expectProblems }) => {
  expectProblems(refused);
  await signIn(page, "clerk", { next: "/tables/cities" });
  await untilRows(page);
  await markDocument(page);
  await page.route("**/api/tables/cities/rows*", fail);
  await chip(page, "Мамлакат").click();
  await page.getByRole("dialog", { name: "Мамлакат" }).getByRole("textbox").fill("Kyrgyzstan");
  await page.keyboard.press("Enter");
  const again = page.getByRole("main").getByRole("button", { name: "Қайта юклаш" });
  await expect(again).toBeVisible();
  await checkAccessibility(page);
  await expect(page.getByRole("search")).toContainText("Kyrgyzstan");
  await page.unroute("**/api/tables/cities/rows*");
  await again.click();
  await expect(cell(page, 1, 0)).toHaveText("Bishkek");
  await expect(page.getByRole("search")).toContainText("Kyrgyzstan");
  expect(await isSameDocument(page)).toBe(true);
});

test("K376 a form that fails to be saved is sent again in place, with all that was typed", async ({ page, expectProblems }) => {
  expectProblems(refused);
  await signIn(page, "clerk", { next: "/404" });
  const id = await newCity(page, "Бошланғич");
  await page.goto(`/forms/cities/${id}?_target=self`);
  const name = page.getByLabel("Номи");
  await name.fill("Терилган");
  await markDocument(page);
  await page.route("**/api/forms/cities/*", fail);
  await page.getByRole("button", { name: "Сақлаш" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Қайта уриниш" });
  await expect(notice).toBeVisible();
  await expect(name).toHaveValue("Терилган");
  await page.unroute("**/api/forms/cities/*");
  await notice.getByRole("button", { name: "Қайта уриниш" }).click();
  await expect(page.getByText("Маълумотлар сақланди")).toBeVisible();
  await expect(name).toHaveValue("Терилган");
  expect(await isSameDocument(page)).toBe(true);
});
