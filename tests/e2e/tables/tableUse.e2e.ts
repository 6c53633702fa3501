import { call } from "../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { holdCalls } from "../harness/holdCalls.ts";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, cellPoint, chip, press, title, untilRows } from "./grid.ts";

test.use({ isTabKept: true });

test("T12 T14 T30 a title sorts ascending, descending, not at all, and the address says so", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  await untilRows(page);
  const header = page.getByRole("table").getByRole("columnheader", { name: /^Номи/ });
  const orders: string[] = [];
  for (const state of ["ascending", "descending", "none"]) {
    // Until the state is reached: the table's own order may be by this column already.
    await expect(async () => {
      if ((await header.getAttribute("aria-sort")) !== state) await title(page, "Номи").click();
      await expect(header).toHaveAttribute("aria-sort", state, { timeout: 500 });
    }).toPass();
    orders.push(new URL(page.url()).searchParams.get("sort") ?? "the usual one");
  }
  expect(orders[1]).toBe("-name");
  expect(orders[2]).toBe("");
  await page.goto("/tables/countries?sort=-name");
  await untilRows(page);
  // Other tests of the worker add countries with Cyrillic names, which come after Z.
  await expect(cell(page, 2, 0)).toHaveText(/^[ZА-Я]/);
});

test("T13 with Shift a second column joins the order, and both show their number", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/applications?sort=-due_date" });
  await untilRows(page);
  await title(page, "Ф.И.Ш.").click({ modifiers: ["Shift"] });
  await expect(page).toHaveURL(/sort=-due_date(,|%2C)applicant/);
  await expect(title(page, "Муддат")).toContainText("1");
  await expect(title(page, "Ф.И.Ш.")).toContainText("2");
});

test("T35 T30 a filter is a chip with its value, and one press clears it", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/applications" });
  await untilRows(page);
  await chip(page, "Ҳолати").click();
  await page.getByRole("dialog", { name: "Ҳолати" }).getByText("Ҳал қилинди").click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/f\.status=/);
  await expect(cell(page, 5, 0)).toHaveText("Ҳал қилинди");
  await page.reload();
  await untilRows(page);
  await expect(chip(page, "Ҳолати: Ҳал қилинди")).toBeVisible();
  await page.getByRole("button", { name: /^Тозалаш: Ҳолати/ }).click();
  await expect(page).not.toHaveURL(/f\.status=/);
});

test("T60 a table without rows says so, and the filters can be cleared there", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries?q=nowhere-at-all" });
  await expect(page.getByText("Жадвалда маълумот йўқ", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Фильтрларни тозалаш" }).click();
  await untilRows(page);
  await expect(page).not.toHaveURL(/q=/);
});

test("T53 T54 a link opens by Enter and by the real link over its cell", async ({ page, context }) => {
  await signIn(page, "clerk", { next: "/tables/cities" });
  await untilRows(page);
  const { x, y } = await cellPoint(page, 1, 3);
  await page.mouse.move(x, y);
  const link = page.locator("a[href*='/forms/cities/']");
  await expect(link).toHaveAttribute("href", /_target=self/);
  await expect(link).toHaveAttribute("aria-label", (await cell(page, 1, 3).textContent()) ?? "");
  await link.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await press(page, 2, 1);
  await expect(cell(page, 2, 1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(cell(page, 1, 1)).toHaveAttribute("aria-selected", "true");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  expect((await opened).url()).toMatch(/\/forms\/cities\/.*_target=blank/);
  await page.bringToFront();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("T52 T51 copying gives tab-separated text", async ({ page, context, server }) => {
  // Other tests of the worker change what the largest cities are.
  const token = await tokenOf(server, "clerk");
  const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "cities" }, body: { pageSize: 2, sort: [{ field: "population", dir: "desc" }] }, token });
  const [first, second] = data.rows.map((row) => String(row["population"] ?? ""));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, "clerk", { next: "/tables/cities" });
  await untilRows(page);
  await press(page, 5, 0);
  await expect(cell(page, 5, 0)).toHaveAttribute("aria-selected", "true");
  for (const key of ["ArrowRight", "Shift+ArrowRight", "Shift+ArrowLeft", "Shift+ArrowLeft", "Shift+ArrowDown"]) await page.keyboard.press(key);
  await page.keyboard.press("Control+c");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^[^\\t\\n]*\\t${first}\\n[^\\t\\n]*\\t${second}$`));
});

test("T8 T9 a dragged and a fitted width are kept for the user", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  await untilRows(page);
  const header = page.getByRole("table").getByRole("columnheader").nth(1);
  const box = (await header.boundingBox())!;
  const saved = page.waitForRequest((request) => request.url().endsWith("/api/user/column"));
  await page.mouse.move(box.x + box.width, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 60, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect((await saved).postDataJSON()).toMatchObject({ level: 1, column_config: { hidden: [] } });
  await page.reload();
  await untilRows(page);
  expect(Math.round((await header.boundingBox())!.width)).toBe(Math.round(box.width + 60));
  const again = page.waitForRequest((request) => request.url().endsWith("/api/user/column"));
  await page.mouse.dblclick(box.x + box.width + 60, box.y + box.height / 2);
  await again;
  expect((await header.boundingBox())!.width).not.toBe(box.width + 60);
});

test("T65 the header is one stop of the keyboard, with arrows from title to title", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  await untilRows(page);
  const titles = page.getByRole("table").locator("[data-title]");
  await titles.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(titles.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(titles.last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("table").locator(":focus")).toHaveCount(0);
});

test("T99 an embedded table is as high as its rows, in either density", async ({ page }) => {
  await page.route("**/api/public/tables/countries/rows", async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = (await response.json()) as { data: { rows: unknown[] } };
    const six = { ...data, rows: data.rows.slice(0, 6), next: undefined, total: 6, totalIsEstimate: false, footers: [] };
    await route.fulfill({ response, json: { ...envelope, data: six } });
  });
  await signIn(page, "clerk", { next: "/demo/test-table" });
  await untilRows(page);
  const table = page.locator("section", { has: page.getByTestId("data-grid-canvas") });
  const heights: number[] = [];
  for (const density of ["compact", "comfortable"]) {
    await page.evaluate((name) => (document.documentElement.dataset["density"] = name), density);
    heights.push((await table.boundingBox())?.height ?? 0);
  }
  const [compact = 0, comfortable = 0] = heights;
  expect([compact > 6 * 36, comfortable - compact]).toEqual([true, 6 * 8]);
});

test("T64 the new button opens the table's form", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/applications" });
  await untilRows(page);
  await page.getByRole("button", { name: "Янги ёзув" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("T5 T6 a table with groups is accessible and looks right", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/applications" });
  await untilRows(page);
  await expect(page.getByRole("table").getByRole("columnheader", { name: "Мурожаатчи" })).toHaveAttribute("aria-colspan", "2");
  await checkAccessibility(page);
  await screenshotMatrix(page, "table");
});

test("T111 in another language cells and titles change together, when the configuration has come in it", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/samples" });
  await untilRows(page);
  const ticks = page.getByTestId(/^glide-cell-5-/);
  await expect(ticks.filter({ hasText: /^(Ҳа|Йўқ)$/ })).not.toHaveCount(0);
  const release = await holdCalls(page, /\/api\/tables\/samples(\?|$)/);
  await page.getByRole("button", { name: "Тил" }).click();
  const asked = page.waitForRequest(/\/api\/tables\/samples(\?|$)/);
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await asked;
  await expect(page.getByRole("button", { name: "Language" })).toBeVisible();
  // The grid tells screen readers of other cells a moment after it has drawn them.
  await page.waitForTimeout(500);
  await expect(ticks.filter({ hasText: /^(Yes|No)$/ })).toHaveCount(0);
  await expect(title(page, "Белги")).toBeVisible();
  release();
  await expect(title(page, "Tick")).toBeVisible();
  await expect(ticks.filter({ hasText: /^(Yes|No)$/ })).not.toHaveCount(0);
  await expect(ticks.filter({ hasText: /^(Ҳа|Йўқ)$/ })).toHaveCount(0);
});
