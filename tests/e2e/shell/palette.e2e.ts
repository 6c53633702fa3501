import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

test("K393 Ctrl+K opens the palette, whose code comes only then; typing, arrows and Enter lead to a place", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await signIn(page, "clerk", { next: "/404" });
  await expect(page.locator("aside").getByRole("link").nth(1)).toBeVisible();
  const isLoaded = (): boolean => asked.some((url) => /\/assets\/Palette-/.test(url));
  expect(isLoaded()).toBe(false);
  await page.keyboard.press("Control+k");
  const line = page.getByRole("combobox", { name: "Тезкор қидирув" });
  await expect(line).toBeFocused();
  expect(isLoaded()).toBe(true);
  await checkAccessibility(page);
  await line.fill("мамлакат");
  const chosen = page.getByRole("option", { selected: true });
  await expect(chosen).toContainText("амлакат");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tables\/countries/);
  await expect(line).toBeHidden();
});

test("K403 a form that no menu leads to is found by its title, and opened", async ({ page }) => {
  await signIn(page, "admin", { next: "/404" });
  await expect(page.locator("aside").getByRole("link").nth(1)).toBeVisible();
  await expect(page.locator("aside a[href^='/forms/countries']")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Тезкор қидирув" }).fill("forms/countries");
  await expect(page.getByRole("group", { name: "Шакллар" }).getByRole("option")).toContainText("/forms/countries");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/forms\/countries\?_target=self/);
});

test("K393 Escape closes the palette alone, wherever the focus is: what it stands over stays", async ({ page }) => {
  await signIn(page, "admin", { next: "/tables/countries?_modal=/forms/countries?_target%3Dmodal_60" });
  const field = page.getByRole("dialog").getByRole("textbox").first();
  await expect(field).toBeFocused();
  await page.keyboard.press("Control+k");
  const line = page.getByRole("combobox", { name: "Тезкор қидирув" });
  await expect(line).toBeFocused();
  await page.getByRole("group", { name: "Яқинда очилган" }).getByText("Яқинда очилган").click();
  await expect(line).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Escape");
  await expect(line).toBeHidden();
  await expect(field).toBeVisible();
  await expect(page).toHaveURL(/_modal=/);
});

test("K393 Escape closes the palette and gives the focus back; it offers recent places, looks, languages and an address", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const opener = page.getByRole("banner").getByRole("button", { name: "Қидириш" });
  await opener.click();
  const line = page.getByRole("combobox", { name: "Тезкор қидирув" });
  await expect(page.getByRole("group", { name: "Яқинда очилган" }).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(line).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await line.fill("english");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Quick search" }).fill("zzzzzz");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("combobox", { name: "Quick search" }).fill("/system/profile");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My profile");
});
