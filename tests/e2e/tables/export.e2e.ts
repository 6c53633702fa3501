import { readFile } from "node:fs/promises";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { untilRows } from "./grid.ts";

test("T770 the export of a table gives the chosen columns of all rows as a file, and says how many stand in it", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  await untilRows(page);
  await page.getByRole("button", { name: "Экспорт" }).click();
  const dialog = page.getByRole("dialog");
  const columns = dialog.getByRole("group", { name: "Устунлар" }).getByRole("checkbox");
  await expect(columns.first()).toBeVisible();
  const all = (await columns.count()) - 1;
  await columns.nth(all).uncheck();
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Файлни олиш" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.xlsx$/);
  const sheet = await readSheet(await readFile(await file.path()));
  const rows = sheet.slice(1).filter(([first]) => first !== null);
  expect(sheet[0]).toHaveLength(all - 1);
  const told = await dialog.getByRole("status").textContent();
  expect(Number(told?.replace(/\D/g, ""))).toBeGreaterThan(100);
  expect(rows.length).toBeGreaterThanOrEqual(Number(told?.replace(/\D/g, "")));
});
