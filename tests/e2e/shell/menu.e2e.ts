import type { Locator, Page } from "@playwright/test";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { holdCalls } from "../harness/holdCalls.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

const menuOf = (page: Page): Locator => page.locator("aside nav");
const row = (page: Page, name: string): Locator => menuOf(page).locator("[data-row]").filter({ hasText: name });
const namesOf = async (page: Page): Promise<string[]> => (await menuOf(page).locator("[data-row]").allInnerTexts()).map((text) => text.trim().toLowerCase());
const isBefore = async (page: Page, first: string, second: string): Promise<boolean> => {
  const names = await namesOf(page);
  return names.indexOf(first.toLowerCase()) < names.indexOf(second.toLowerCase());
};

/** Puts a menu on the wire as another server would answer it. */
async function answerMenu(page: Page, items: readonly object[]): Promise<void> {
  await page.route("**/api/menus", (route) => route.fulfill({ json: { statusCode: 200, message: "", data: items, errors: null } }));
}

const item = (id: string, more: object = {}): object => ({ id, name: id, link: `tables/${id}`, children: [], ...more });

test("K213 by mouse a row is moved only while the menu is unlocked, stays there after a reload, and reset brings it back", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  await expect(row(page, "Харита")).toBeVisible();
  await expect(row(page, "Харита").locator("[data-handle]")).toHaveCount(0);
  await page.getByRole("button", { name: "Тартибни ўзгартириш" }).click();
  await checkAccessibility(page, "aside");
  await row(page, "Харита").dragTo(row(page, "Мамлакатлар"), { targetPosition: { x: 80, y: 3 } });
  await expect.poll(() => isBefore(page, "Харита", "Мамлакатлар")).toBe(true);
  await expect(page).toHaveURL(/\/404/);
  await page.reload();
  await expect.poll(() => isBefore(page, "Харита", "Мамлакатлар")).toBe(true);
  await page.getByRole("button", { name: "Дастлабки тартибни қайтариш" }).click();
  await expect.poll(() => isBefore(page, "Харита", "Мамлакатлар")).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem("menuOrder"))).toBeNull();
  await page.getByRole("button", { name: "Тартибни қулфлаш" }).click();
  await expect(menuOf(page).locator("[data-handle]")).toHaveCount(0);
});

test("K214 the keyboard alone unlocks, walks and moves, keeps the focus on the row and says where it stands", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  await expect(row(page, "Харита")).toBeVisible();
  await page.getByRole("button", { name: "Тартибни ўзгартириш" }).press("Enter");
  const handle = page.getByRole("button", { name: "Суриш: Харита" });
  await handle.focus();
  await page.keyboard.press("ArrowUp");
  await expect(handle).toBeFocused();
  await expect.poll(() => isBefore(page, "Харита", "Шаҳарлар")).toBe(true);
  await expect(menuOf(page).locator("[aria-live]")).toHaveText(/^Харита: \d+ \/ \d+$/);
  await page.getByRole("link", { name: "Харита" }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByRole("link", { name: "Харита" })).toBeFocused();
  await expect.poll(() => isBefore(page, "Харита", "Шаҳарлар")).toBe(false);
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("link", { name: "Шаҳарлар" })).toBeFocused();
});

test("K215 a finger moves a row by its handle", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "clerk", { next: "/404" });
  await page.getByRole("banner").getByRole("button").first().click();
  await page.getByRole("button", { name: "Тартибни ўзгартириш" }).click();
  const from = await page.getByRole("button", { name: "Суриш: Харита" }).boundingBox();
  const to = await row(page, "Мамлакатлар").boundingBox();
  if (!from || !to) throw new Error("The rows are not in sight");
  const touch = await page.context().newCDPSession(page);
  const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] });
  const x = from.x + from.width / 2;
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(x, from.y + from.height / 2) });
  for (let step = 1; step <= 5; step += 1) {
    const y = from.y + ((to.y + 3 - from.y) * step) / 5;
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(x, y) });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(() => isBefore(page, "Харита", "Мамлакатлар")).toBe(true);
});

test("K405 a group that was unfolded stays so when its child is followed; folded over the place, it stays so until the next", async ({ page }) => {
  await answerMenu(page, [item("group", { name: "Мурожаатлар", link: null, children: [item("countries"), item("cities")] }), item("regions")]);
  await signIn(page, "clerk", { next: "/404" });
  const group = menuOf(page).getByRole("button", { name: "Мурожаатлар" });
  const child = menuOf(page).getByRole("link", { name: "countries" });
  await group.click();
  await child.click();
  await expect(page).toHaveURL(/\/tables\/countries/);
  await expect(child).toBeFocused();
  await expect(group).toHaveAttribute("aria-expanded", "true");
  await group.click();
  await expect(group).toHaveAttribute("aria-expanded", "false");
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(/\/tables\/countries/);
  await expect(group).toHaveAttribute("aria-expanded", "false");
});

test("K216 in the collapsed sidebar nothing can be dragged", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404", stored: { isDraggingAllowed: "true", menuCollapsed: "true" } });
  await expect(menuOf(page).getByRole("link").first()).toBeVisible();
  await expect(page.locator("aside")).toHaveAttribute("data-mode", "rail");
  await expect(menuOf(page).locator("[data-handle], [data-movable]")).toHaveCount(0);
});

test("K204 an order made in one tab shows in the other, and moves of both survive", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  const other = await page.context().newPage();
  await other.goto("/404");
  await page.getByRole("button", { name: "Тартибни ўзгартириш" }).click();
  await page.getByRole("button", { name: "Суриш: Харита" }).press("ArrowUp");
  await expect.poll(() => isBefore(other, "Харита", "Шаҳарлар")).toBe(true);
  await other.getByRole("button", { name: "Суриш: Шаҳарлар" }).press("ArrowDown");
  await expect.poll(() => isBefore(page, "Намуналар", "Шаҳарлар")).toBe(true);
  expect(await isBefore(page, "Харита", "Шаҳарлар")).toBe(true);
});

test("K217 an administrator's pencil opens the item's form in a modal, and what is saved shows in every open tab", async ({ page, newVisitor }) => {
  await signIn(page, "admin", { next: "/404" });
  const visitor = await newVisitor();
  await signIn(visitor, "clerk", { next: "/404" });
  await expect(row(visitor, "Харита")).toBeVisible();
  await expect(visitor.getByRole("button", { name: "Таҳрирлаш: Харита" })).toHaveCount(0);
  await row(page, "Харита").hover();
  await page.getByRole("button", { name: "Таҳрирлаш: Харита" }).click();
  const dialog = page.getByRole("dialog");
  await expect(page).toHaveURL(/_modal=\/?forms\/menus\//);
  await expect(dialog.getByLabel("Номи")).toHaveValue("Харита");
  const save = async (badge: string): Promise<void> => {
    await dialog.getByLabel("Ёрлиқ", { exact: true }).fill(badge);
    await dialog.getByRole("button", { name: "Сақлаш" }).click();
  };
  await save("12");
  await expect(row(visitor, "Харита")).toContainText("12");
  await expect(row(page, "Харита")).toContainText("12");
  await page.goto("/404");
  await row(page, "Харита").hover();
  await page.getByRole("button", { name: "Таҳрирлаш: Харита" }).click();
  await save("");
  await expect(row(visitor, "Харита")).not.toContainText("12");
});

test("K218 badges, dividers, icons of any name, long names and html in names are drawn as what they are", async ({ page }) => {
  const long = "Жуда узун ном ".repeat(22).slice(0, 300);
  await answerMenu(page, [
    item("html", { name: "<img src=x onerror=alert(1)><b>Қалин</b>", cssClass: "no-such-icon" }),
    item("long", { name: long, badge: "99+", badgeType: "danger", cssStyle: "color: rgb(255, 255, 254); position: fixed; background: url(https://evil.example/)" }),
    item("set", { hasDividerBefore: true }),
  ]);
  await signIn(page, "clerk", { next: "/404" });
  await expect(row(page, "<b>Қалин</b>")).toBeVisible();
  await expect(menuOf(page).locator("img, b")).toHaveCount(0);
  await expect(row(page, "<b>Қалин</b>").locator("svg circle")).toHaveCount(1);
  const box = await row(page, "Жуда узун").boundingBox();
  expect([box?.height ?? 0, box?.width ?? 0].map((size) => size < 264)).toEqual([true, true]);
  expect(box?.height).toBeLessThan(45);
  const name = row(page, "Жуда узун").getByText(long.trim());
  expect(await name.evaluate((element) => [element.style.color, element.style.position, element.style.background])).toEqual(["rgb(255, 255, 254)", "", ""]);
  await expect(row(page, "99+")).toBeVisible();
  await checkAccessibility(page, "aside");
});

test("K219 of a long menu only what is in sight is drawn, at any place of it, by pointer and keyboard", async ({ page }) => {
  await answerMenu(page, [item("group", { link: null, children: Array.from({ length: 5_000 }, (_, index) => item(`i${index}`)) }), item("last")]);
  await signIn(page, "clerk", { next: "/404" });
  await page.getByRole("button", { name: "group" }).click();
  const rows = menuOf(page).locator("[data-row]");
  await expect(row(page, "i5").first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(80);
  const scroller = page.locator("aside [data-scroll]");
  await scroller.evaluate((element) => (element.scrollTop = element.scrollHeight));
  await expect(page.getByRole("link", { name: "last", exact: true })).toBeInViewport();
  await expect(page.getByRole("link", { name: "i4999", exact: true })).toBeInViewport();
  expect(await rows.count()).toBeLessThan(80);
  await page.getByRole("link", { name: "last", exact: true }).focus();
  await page.keyboard.press("Home");
  await expect(page.getByRole("button", { name: "group" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "i0", exact: true })).toBeFocused();
  await expect(menuOf(page).locator("li").filter({ hasText: /^i0$/ })).toHaveAttribute("aria-setsize", "5000");
});

test("K504 the menu comes with the block of who works here, so that nothing moves under the pointer", async ({ page }) => {
  await answerMenu(page, [item("top")]);
  const release = await holdCalls(page, "**/api/user-info");
  const answered = page.waitForResponse("**/api/menus");
  await signIn(page, "clerk", { next: "/404" });
  await answered;
  await expect(menuOf(page).locator("[data-skeleton]")).toHaveCount(7);
  await expect(row(page, "top")).toHaveCount(0);
  release();
  await expect(row(page, "top")).toBeVisible();
  await expect(page.locator("aside").getByText("Жасур Тошматов")).toBeVisible();
});

test("K220 in the collapsed sidebar everything below an item can be reached, however deep", async ({ page }) => {
  await answerMenu(page, [item("top", { link: null, children: [item("child", { children: [item("grandchild", { children: [item("deep")] })] })] })]);
  await signIn(page, "clerk", { next: "/404", stored: { menuCollapsed: "true" } });
  await page.getByRole("button", { name: "top" }).click();
  await expect(page.getByRole("menu").getByRole("menuitem")).toHaveText(["child", "grandchild", "deep"]);
});
