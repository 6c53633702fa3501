import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { holdCalls } from "../harness/holdCalls.ts";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

const missing = [/status of 404/, /not_found/];

test("K32 an unknown address shows 404, 'Саҳифа топилмади' and the way home", async ({ page }) => {
  await signIn(page, "clerk", { next: "/no/such/place" });
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Саҳифа топилмади");
  await screenshotMatrix(page, "not-found");
  await page.getByRole("button", { name: "Бош саҳифага қайтиш" }).click();
  await expect(page).not.toHaveURL(/no\/such\/place/);
});

test("PG8 an unknown page reads 'Саҳифа топилмади' inside the layout", async ({ page, expectProblems }) => {
  expectProblems(missing);
  await signIn(page, "clerk", { next: "/pages/nosuchpage" });
  await expect(page.getByRole("main").getByText("Саҳифа топилмади")).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeVisible();
});

test("K84 the menu shows seven placeholders while it loads", async ({ page }) => {
  const release = await holdCalls(page, "**/api/menus");
  await signIn(page, "clerk", { next: "/404" });
  await expect(page.locator("aside [data-skeleton]")).toHaveCount(7);
  release();
  await expect(page.locator("aside [data-skeleton]")).toHaveCount(0);
  await expect(page.locator("aside").getByRole("link").nth(1)).toBeVisible();
});

test("K57 theme and language are chosen in the top bar and stay after a reload", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  await page.getByRole("button", { name: "Кўриниш" }).click();
  await page.getByRole("menuitemradio", { name: "Қора" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "platon.deepDark");
  await page.getByRole("button", { name: "Тил" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "platon.deepDark");
});

test("K40 a modal opens from its address, Escape closes it, and the focus stays in it meanwhile", async ({ page }) => {
  await signIn(page, "admin", { next: "/tables/countries?_modal=/forms/countries?_target%3Dmodal_60" });
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox").first()).toBeVisible();
  for (let press = 0; press < 12; press++) await page.keyboard.press("Tab");
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/tables\/countries$/);
});

test("K42 closing a form with unsaved changes asks first, and no keeps it", async ({ page }) => {
  await signIn(page, "admin", { next: "/tables/countries?_modal=/forms/countries?_target%3Dmodal_60" });
  const field = page.getByRole("dialog").getByRole("textbox").first();
  await field.fill("Ўрикзор");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Йўқ" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Ўрикзор");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Ҳа" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("K6 a plugin that an administrator switches off goes from open tabs without a reload, and comes back", async ({ page, newVisitor, expectProblems }) => {
  expectProblems(missing);
  await signIn(page, "admin", { next: "/pages/nosuchpage" });
  const visitor = await newVisitor();
  await signIn(visitor, "clerk", { next: "/tables/countries" });
  const links = visitor.locator("aside a[href^='/pages/']");
  await expect(links).not.toHaveCount(0);
  const before = await links.count();
  const setState = async (state: string): Promise<number> =>
    await page.evaluate(async (wanted) => {
      const headers = { authorization: `Bearer ${localStorage.getItem("auth_token")}`, "content-type": "application/json" };
      return (await fetch("/api/plugins/pages", { method: "PUT", headers, body: JSON.stringify({ state: wanted }) })).status;
    }, state);
  expect(await setState("disabled")).toBe(200);
  await expect(links).toHaveCount(0);
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  expect(await setState("enabled")).toBe(200);
  await expect(links).toHaveCount(before);
  await expect(page.getByText("404", { exact: true })).toBeHidden();
});

test("K46 on a phone the menu is a drawer that a link closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "clerk", { next: "/404" });
  const menu = page.locator("aside");
  await expect(menu).not.toBeInViewport();
  await page.getByRole("banner").getByRole("button").first().click();
  await expect(menu).toBeInViewport();
  await checkAccessibility(page);
  await menu.getByRole("link").nth(1).click();
  await expect(menu).not.toBeInViewport();
});

test("K83 the shell has no serious accessibility fault, in a light and a dark theme", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  await expect(page.locator("aside").getByRole("link").nth(1)).toBeVisible();
  for (const theme of ["platon.platon", "platon.deepDark"]) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    await checkAccessibility(page);
  }
});
