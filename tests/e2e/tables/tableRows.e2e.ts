import { call } from "../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import { holdCalls } from "../harness/holdCalls.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, press, untilRows } from "./grid.ts";

test.use({ isTabKept: true });

test("T62 T28 the count is marked as an estimate and row numbers continue", async ({ page }) => {
  // Few steps lead to the third page there.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await signIn(page, "clerk", { next: "/tables/cities" });
  await untilRows(page);
  await expect(page.getByText(/^тахминан .* та ёзув$/)).toBeVisible();
  await press(page, 2, 1);
  const active = page.locator("[role=gridcell][aria-selected=true]");
  await expect(active).toHaveAttribute("id", "glide-cell-2-1");
  const line = async (): Promise<number> => Number(/\d+$/.exec((await active.getAttribute("id")) ?? "")?.[0]);
  while ((await line()) < 200) {
    const before = await line();
    await page.keyboard.press("PageDown");
    await expect.poll(line).toBeGreaterThan(before);
  }
  const at = await line();
  await expect(cell(page, 0, at)).toHaveText(String(at + 1));
});

test("T112 rows that come after they were scrolled to are told to screen readers without another step", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  await untilRows(page);
  const release = await holdCalls(page, "**/api/tables/countries/rows");
  const asked = page.waitForRequest("**/api/tables/countries/rows");
  await press(page, 3, 1);
  await page.keyboard.press("Control+End");
  await asked;
  const last = page.getByTestId(/^glide-cell-1-2\d\d$/).last();
  await expect(last).toBeAttached();
  await expect(last).toBeEmpty();
  release();
  await expect(last).not.toBeEmpty();
});

test("T29 a change by another session shows without a reload", async ({ page, server }) => {
  await signIn(page, "clerk", { next: "/tables/countries?q=Uzbekistan" });
  await untilRows(page);
  const before = await cell(page, 2, 0).textContent();
  const token = await tokenOf(server, "admin");
  const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "countries" }, body: { search: "Uzbekistan" }, token });
  const id = String(data.rows[0]?.$id);
  const record = await call(server, "GET forms/{name}/{id}", { params: { name: "countries", id }, token });
  const change = { values: { name: `${String(record.data.values["name"])} ✓` }, version: record.data.version };
  const saved = await call(server, "PUT forms/{name}/{id}", { params: { name: "countries", id }, body: change, token });
  expect(saved.status).toBe(200);
  await expect(cell(page, 2, 0)).toHaveText(`${before} ✓`);
});
