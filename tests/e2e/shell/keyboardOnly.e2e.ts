import type { Locator, Page } from "@playwright/test";
import { expect, test, withMotion } from "../harness/productTest.ts";

test.use({ ...withMotion, isTabKept: true });

/** Tab until the element has the focus; as a person does who has no mouse. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach it: ${String(target)}`);
}

test("K395 the keyboard alone signs in, goes by the menu to a table, opens a form, saves it and logs out", async ({ page }) => {
  await page.goto("/auth/user");
  await tabTo(page, page.locator("[name=username]"));
  await page.keyboard.type("admin");
  await tabTo(page, page.locator("[name=password]"));
  await page.keyboard.type("demo-admin-1");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/\/auth\/user/);

  const link = page.locator("aside a[href^='/tables/countries']");
  await expect(page.locator("aside").getByRole("link").nth(1)).toBeVisible();
  if (!(await link.isVisible())) {
    await tabTo(page, page.locator("aside button[aria-expanded=false]").first());
    await page.keyboard.press("Enter");
  }
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tables\/countries/);

  await tabTo(page, page.getByRole("main").getByRole("button", { name: "Янги" }), 120);
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog");
  await expect(form.getByRole("textbox").first()).toBeFocused();
  await fillByKeys(page, form);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Маълумотлар сақланди")).toBeVisible();
  await expect(form).toBeHidden();

  await tabTo(page, page.getByRole("banner").getByRole("button", { expanded: false }).last(), 120);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu").getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Тизимдан чиқишни хоҳлайсизми?" });
  await tabTo(page, question.getByRole("button", { name: "Ҳа" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/auth\/user\?next=/);
});

/** The required fields of a country, by Tab, typing, and arrows in the list of continents. */
async function fillByKeys(page: Page, form: Locator): Promise<void> {
  await tabTo(page, form.getByLabel("Код", { exact: false }).first());
  await page.keyboard.type("QJ");
  await tabTo(page, form.getByLabel("Номи").first());
  await page.keyboard.type("Синов");
  const continent = form.getByLabel("Қитъа").first();
  await tabTo(page, continent);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option")).toHaveCount(0);
}
