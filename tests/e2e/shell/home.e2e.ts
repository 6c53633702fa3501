import type { Page } from "@playwright/test";
import type { MenuItem, ProjectInfo } from "#contract/info.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { changeAnswer } from "./changeAnswer.ts";

test.use({ isTabKept: true });

/** Opens `/` anew, and tells where it leads. */
async function homeOf(page: Page): Promise<string> {
  await page.goto("/");
  await expect(page).not.toHaveURL(/\/$/);
  return new URL(page.url()).pathname;
}
const withMain = async (page: Page, hasMain: boolean): Promise<void> =>
  await changeAnswer<ProjectInfo>(page, "info", (info) => {
    info.has_main = hasMain;
  });

test("K33 home is the main page, else the menu's home item, else the profile page, also where the menu fails", async ({ page, expectProblems }) => {
  expectProblems([/status of 500/, /internal/, /\[kernel\]/]);
  await withMain(page, true);
  await signIn(page, "clerk", { next: "/404" });
  expect(await homeOf(page)).toBe("/pages/main");
  await page.unrouteAll();
  await withMain(page, false);
  expect(await homeOf(page)).toBe("/pages/dashboard");
  await expect(page.locator("[data-platon-box] h2").first()).toBeVisible();
  // The way there leaves no step behind it.
  await page.goBack();
  await expect(page).not.toHaveURL(/dashboard/);
  await changeAnswer<MenuItem[]>(page, "menus", (items) => items.forEach((item) => void (item.isHomepage = false)));
  expect(await homeOf(page)).toBe("/system/profile");
  await page.unroute(/\/api\/menus(\?|$)/);
  await page.route("**/api/menus", (route) => route.fulfill({ status: 500, json: { statusCode: 500, message: "", data: { code: "internal" }, errors: null } }));
  expect(await homeOf(page)).toBe("/system/profile");
});

test("K33 a guest of a project without a landing page is sent to sign in, and comes home afterwards", async ({ page, expectProblems }) => {
  expectProblems([/status of 404/, /not_found/]);
  await page.route(/\/api\/public\/main(\?|$)/, (route) => route.fulfill({ status: 404, json: { statusCode: 404, message: "", data: { code: "not_found" }, errors: null } }));
  await page.goto("/", { waitUntil: "commit" });
  await expect(page).toHaveURL(/\/auth\/user/);
  await page.locator("[name=username]").fill("clerk");
  await page.locator("[name=password]").fill("demo-clerk-1");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/\/auth\/|\/$/);
});
