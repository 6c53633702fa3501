import type { Page } from "@playwright/test";
import type { RowsAnswer } from "#contract/table.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

const bar = (page: Page) => page.getByRole("region", { name: "Бошқа фойдаланувчи кўзи билан" });

const menu = async (page: Page): Promise<string[]> => {
  const rows = page.getByRole("complementary").locator("[data-row]");
  // That of a plugin comes last.
  await expect(rows.filter({ hasText: "Рейтинг" })).toBeVisible();
  return await rows.allInnerTexts();
};

test("SY244 an administrator looks as a clerk, sees the clerk's menu, can save nothing, and stops", async ({ page, newVisitor, expectProblems }) => {
  const clerk = await newVisitor();
  await signIn(clerk, "clerk", { next: "/404" });
  const expected = await menu(clerk);
  await signIn(page, "admin", { next: "/404" });
  const own = await menu(page);
  expect(own).not.toEqual(expected);
  const [user, city] = [await idOf(page, "users", { username: "clerk" }), await idOf(page, "cities")];
  const other = await page.context().newPage();
  await other.goto("/system/administration");
  await expect(other.getByRole("main")).toContainText("Маълумотлар");

  await page.goto(`/system/users/${user}`);
  await page.getByRole("button", { name: "Шу фойдаланувчи кўзи билан кўриш" }).click();
  await expect(bar(page)).toContainText("30 дақиқа қолди");
  expect(await menu(page)).toEqual(expected);
  await expect(bar(other)).toBeVisible();

  await page.goto(`/forms/cities/${city}?_target=self`);
  await page.getByRole("main").getByLabel("Номи").fill("Синов");
  expectProblems([/status of 403/]);
  await page.getByRole("button", { name: "Сақлаш" }).click();
  await expect(page.getByText("Сиз тизимни Жасур Тошматов кўзи билан кўряпсиз").first()).toBeVisible();

  await bar(page).getByRole("button", { name: "Тугатиш" }).click();
  await expect(page).toHaveURL(new RegExp(`/system/users/${user}$`));
  await expect(page.getByRole("main")).toContainText("Жасур Тошматов · clerk");
  expect(await menu(page)).toEqual(own);
  for (const one of [page, other]) await expect(bar(one)).toHaveCount(0);
});

async function idOf(page: Page, table: string, filters = {}): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const answer = await page.request.post(`/api/tables/${table}/rows`, { data: { filters }, headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: RowsAnswer };
  return String(data.rows[0]?.["$id"]);
}
