import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

const combination = "Control+Shift+KeyD";
const refused = "Рухсат берилмаган";

test("K310, K313 an administrator sees the product as a plain user, is told so, and comes back", async ({ page }) => {
  await signIn(page, "admin", { next: "/system/plugins" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(refused)).toBeHidden();
  await page.keyboard.press(combination);
  await expect(page.getByText(refused)).toBeVisible();
  const mark = page.getByRole("banner").getByRole("button", { name: /^Оддий фойдаланувчи кўриниши/ });
  await expect(mark).toBeVisible();
  await expect(page.getByText("Ишлаб чиқувчи режими ёқилди")).toBeVisible();
  await expect(page.locator("[data-mode-line]")).toBeVisible();
  await checkAccessibility(page);
  await screenshotMatrix(page, "developer-mode");
  await mark.click();
  await expect(page.getByText(refused)).toBeHidden();
  await expect(mark).toBeHidden();
  await expect(page.locator("[data-mode-line]")).toHaveCount(0);
});

test("K312, K313 developer mode stays after a reload, and is shown on a screen without the layout too", async ({ page }) => {
  await signIn(page, "admin", { next: "/404" });
  await expect(page.getByRole("button", { name: "Нодира Каримова", exact: true })).toBeVisible();
  await page.keyboard.press(combination);
  await expect(page.locator("[data-mode-line]")).toBeVisible();
  await page.goto("/forms/countries?_target=blank");
  await expect(page.getByRole("textbox").first()).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.locator("[data-mode-line]")).toBeVisible();
  await page.keyboard.press(combination);
  await expect(page.locator("[data-mode-line]")).toHaveCount(0);
});

test("K311 for those who are no administrators the keys do nothing", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  await expect(page.getByRole("button", { name: "Жасур Тошматов", exact: true })).toBeVisible();
  await page.keyboard.press(combination);
  await expect(page.locator("[data-mode-line]")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("platon_developer_mode"))).toBeNull();
});
