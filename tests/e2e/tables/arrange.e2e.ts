import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { title, untilRows } from "./grid.ts";

const address = "/tables/due_applications";
const arranged = (page: Page, name: string): Locator => page.getByRole("main").getByRole("columnheader").filter({ hasText: name });

async function dragBefore(page: Page, moved: Locator, target: Locator): Promise<void> {
  const [from, to] = [await moved.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error("a title is not in sight");
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + to.height / 2, { steps: 6 });
  await page.mouse.move(to.x + 10, to.y + to.height / 2);
  await page.mouse.up();
}

/** Names of the titles from left to right. */
const titles = async (page: Page): Promise<string[]> =>
  await page.locator("[data-title]").evaluateAll((found) => found.map((one) => one.querySelector("span")?.textContent ?? ""));

test("T939 T941 T942 T943 T945 an administrator arranges columns, filters and what is pinned by the mouse and the keyboard, leaving asks, and a colleague sees the saved order at once", async ({ page, newVisitor }) => {
  await signIn(page, "admin", { next: address });
  const visitor = await newVisitor();
  await signIn(visitor, "clerk", { next: address });
  await untilRows(page);
  await untilRows(visitor);
  const before = await titles(visitor);
  await expect(visitor.getByRole("button", { name: "Жойлаштириш" })).toHaveCount(0);
  await page.getByRole("button", { name: "Жойлаштириш" }).click();
  await dragBefore(page, arranged(page, "Муддат"), arranged(page, "Шаҳар"));
  await expect(arranged(page, "Муддат")).toHaveCSS("grid-column-start", String(before.indexOf("Шаҳар") + 1));
  await arranged(page, "Муддат").getByRole("button").press("Alt+Shift+ArrowRight");
  await page.getByRole("button", { name: "Фильтр қўшиш" }).click();
  await page.getByRole("dialog", { name: "Фильтр қўшиш" }).getByRole("button", { name: /^Шаҳар/ }).click();
  const filters = page.getByRole("group", { name: "Фильтрлар" });
  await dragBefore(page, filters.getByRole("button", { name: "Шаҳар" }), filters.getByRole("button", { name: "Ҳолати" }));
  await expect(filters.getByRole("button").first()).toHaveText("Шаҳар");
  await page.getByRole("slider", { name: "Чапда қотирилганлар чегараси" }).press("ArrowRight");
  await page.getByRole("button", { name: "Чиқиш", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button").first().click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/arrange=1/);
  await page.getByRole("button", { name: "Сақлаш", exact: true }).click();
  await expect(page).not.toHaveURL(/arrange/);
  const others = before.filter((name) => name !== "Муддат");
  const wanted = others.toSpliced(others.indexOf("Шаҳар"), 0, "Муддат");
  for (const one of [visitor, page]) {
    await expect(title(one, "Муддат")).toBeVisible();
    await expect.poll(async () => await titles(one)).toEqual(wanted);
    await expect(one.getByRole("search").getByRole("button", { name: /^(Шаҳар|Ҳолати)/ }).first()).toHaveText("Шаҳар");
    await expect(one.locator("[data-pinned] [data-title]")).toHaveCount(2);
  }
});
