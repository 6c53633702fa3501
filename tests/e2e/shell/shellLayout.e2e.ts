import type { Page } from "@playwright/test";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test, withMotion } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ ...withMotion, isTabKept: true });

const tools = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Қўшимча амаллар" });
const account = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Жасур Тошматов" });

test("K221 the sidebar has the project's title, who works where, the menu, and a footer with copyright and versions", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  const sidebar = page.locator("aside");
  await expect(sidebar.getByRole("link", { name: "Давлат хизматлари" })).toHaveAttribute("href", "/");
  for (const text of ["Жасур Тошматов", "Мутахассис", "Тошкент шаҳар ҳокимлиги"]) await expect(sidebar.getByText(text, { exact: true })).toBeVisible();
  await expect(sidebar.getByText(/^© 20\d\d Platon · 1\.0\.0 · SDK 1\.0\.0$/)).toBeVisible();
  await screenshotMatrix(page, "shell");
});

test("K222 the account menu has settings, user security and logout with its question", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  await account(page).click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem")).toHaveText(["Созламалар", "Фойдаланувчи хавфсизлиги", "Чиқиш"]);
  await expect(menu.getByRole("menuitem", { name: "Фойдаланувчи хавфсизлиги" })).toHaveAttribute("href", /^\/auth\/user/);
  await menu.getByRole("menuitem", { name: "Чиқиш" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Тизимдан чиқишни хоҳлайсизми?");
  await question.getByRole("button", { name: "Йўқ" }).click();
  await expect(account(page)).toBeVisible();
  await account(page).click();
  await menu.getByRole("menuitem", { name: "Чиқиш" }).click();
  await question.getByRole("button", { name: "Ҳа" }).click();
  await expect(page).toHaveURL(/\/auth\/user\?next=/);
});

test("K223 support shows the project's telephone and messenger", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  await page.getByRole("button", { name: "Техник ёрдам" }).click();
  await expect(page.getByRole("menuitem", { name: "+998 71 200 00 00" })).toHaveAttribute("href", "tel:+998712000000");
  await expect(page.getByRole("menuitem", { name: "Мессенжер орқали ёзиш" })).toHaveAttribute("href", /^https:\/\/t\.me\//);
});

test("K224 at 992 px and below the top bar's tools are a panel; of it and the menu one is open", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  await expect(tools(page)).toHaveCount(0);
  await expect(account(page)).toBeVisible();
  for (const width of [992, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(account(page)).toBeHidden();
    await tools(page).click();
    await expect(account(page)).toBeVisible();
    await checkAccessibility(page);
    await tools(page).press("Escape");
    await expect(account(page)).toBeHidden();
  }
  const menu = page.locator("aside");
  await tools(page).click();
  await page.getByRole("banner").getByRole("button", { name: "Асосий меню" }).click();
  await expect(menu).toBeInViewport();
  await expect(account(page)).toBeHidden();
  await page.getByRole("button", { name: "Ёпиш" }).click();
  await tools(page).click();
  await expect(menu).not.toBeInViewport();
  await expect(account(page)).toBeVisible();
  await page.setViewportSize({ width: 993, height: 800 });
  await expect(tools(page)).toHaveCount(0);
  await expect(account(page)).toBeVisible();
});

test("K225 at 360 px nothing of the shell is wider than the window, and every target can be hit", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, "admin", { next: "/404" });
  await tools(page).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await tools(page).click();
  await page.getByRole("banner").getByRole("button", { name: "Асосий меню" }).click();
  const small = await page.locator("aside").locator("button:visible, a:visible").evaluateAll((targets) =>
    targets.filter((target) => Math.min(target.getBoundingClientRect().width, target.getBoundingClientRect().height) < 23.5).map((target) => target.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
});

test("K226 a corrupt value of each storage key of the menu is reset and nothing breaks", async ({ page, expectProblems }) => {
  expectProblems([/was not what its key stands for/]);
  const keys = ["menuOrder", "isDraggingAllowed", "menuCollapsed", "menuUnfolded", "user_organizations"];
  await signIn(page, "clerk", { next: "/404", stored: Object.fromEntries(keys.map((key) => [key, '{"a":['])) });
  await expect(page.locator("aside").getByRole("link", { name: "Харита" })).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage).filter((value) => value === '{"a":['))).toEqual([]);
});
