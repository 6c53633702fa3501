import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { press, untilRows } from "../tables/grid.ts";

test.use({ isTabKept: true });

/** Opens the form of the one row that an address finds, as a person does: by the keyboard on its first cell. */
async function openFound(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await untilRows(page);
  await expect(async () => {
    // An editor that a slip has opened takes all keys.
    await page.keyboard.press("Escape");
    await press(page, 2, 0);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  return page.getByRole("dialog");
}

async function change(page: Page, address: string, [label, value]: [string, string]): Promise<void> {
  const form = await openFound(page, address);
  await form.getByLabel(new RegExp(`^${label}`)).fill(value);
  await form.getByRole("button", { name: "Сақлаш" }).click();
  await expect(form).toBeHidden();
}

/** A mark on the document, which a reload would take away. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void (document.documentElement.dataset["seen"] = "1"));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.dataset["seen"] === "1");

test("P2 a menu item that an administrator changes shows in another browser without a reload", async ({ page, newVisitor }) => {
  test.setTimeout(120_000);
  const visitor = await newVisitor();
  await signIn(visitor, "clerk", { next: "/tables/countries" });
  const item = (name: string): Locator => visitor.locator("aside").getByRole("link", { name, exact: true });
  await expect(item("Намуналар рўйхати").or(item("Компонентлар")).first()).toBeVisible();
  await mark(visitor);

  await signIn(page, "admin", { next: "/tables/menus" });
  const found = "/tables/menus?q=pages/components";
  await change(page, found, ["Номи", "Тайёр қисмлар"]);
  await expect(item("Тайёр қисмлар")).toBeVisible();
  await expect(item("Компонентлар")).toHaveCount(0);
  expect(await isMarked(visitor)).toBe(true);

  // As it was, for whoever comes next on this server.
  await change(page, found, ["Номи", "Компонентлар"]);
  await expect(item("Компонентлар")).toBeVisible();
});

test("P3 a translation that an administrator changes shows in another browser without a reload", async ({ page, newVisitor }) => {
  test.setTimeout(120_000);
  const visitor = await newVisitor();
  await visitor.addInitScript(() => localStorage.setItem("platon_locale", "en"));
  await signIn(visitor, "clerk", { next: "/tables/countries" });
  const item = (name: string): Locator => visitor.locator("aside").getByRole("link", { name, exact: true });
  await expect(item("Countries")).toBeVisible();
  await mark(visitor);

  await signIn(page, "admin", { next: "/tables/translations" });
  const found = `/tables/translations?f.key=${encodeURIComponent("Мамлакатлар")}`;
  await change(page, found, ["English", "Lands of the world"]);
  await expect(item("Lands of the world")).toBeVisible();
  expect(await isMarked(visitor)).toBe(true);

  await change(page, found, ["English", "Countries"]);
  await expect(item("Countries")).toBeVisible();
});
