import { callAs } from "../forms/demoRecords.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, untilRows } from "./grid.ts";

test.use({ isTabKept: true });

const application = {
  applicant: "Синов Кўп", pinfl: "31204985220017", city: "Нукус", service: "Нафақа", status: "Янги", amount: "10", content: "матн",
  received_date: "2026-01-10", due_date: "2026-02-10",
};

test("T830 T831 two records are changed by the form's own elements; one that the form refuses is told by its number and stays selected", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/applications?q=98-7000" });
  for (const [number, received_date] of [["98-70001", "2026-01-10"], ["98-70002", "2026-03-10"]]) {
    expect((await callAs(page, "POST", "forms/applications", { values: { ...application, number, received_date, due_date: "2026-04-10" } })).status).toBe(200);
  }
  await expect(cell(page, 1, 1)).toHaveText("98-70001");
  await cell(page, 0, 0).click();
  await cell(page, 0, 1).click({ modifiers: ["Control"] });
  await page.getByRole("region", { name: "Танланган" }).getByRole("button", { name: "Ўзгартириш" }).click();
  const dialog = page.getByRole("dialog", { name: "2 та ёзувни ўзгартириш" });
  await dialog.getByRole("combobox").click();
  await page.getByRole("option", { name: "Муддат" }).click();
  await dialog.getByRole("textbox", { name: "Муддат" }).fill("01.02.2026");
  await dialog.getByRole("button", { name: "Ўзгартириш Ctrl ↵" }).click();
  await page.getByRole("button", { name: "Батафсил" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(/^98-70002Муддат: /);
  await page.getByRole("dialog").getByRole("button", { name: "Ёпиш" }).last().click();
  await expect(page.getByRole("region", { name: "Танланган" })).toContainText("1 та танланган");
  await expect(page.locator("[role=row][aria-selected=true]")).toContainText("98-70002");
});

test("T839 a record that was made above the table stands in it, with the focus on it", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  await untilRows(page);
  await page.getByRole("button", { name: "Янги ёзув" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Код" }).fill("Ъъ");
  await dialog.getByRole("textbox", { name: "Номи", exact: true }).fill("Ъъюртлар");
  await dialog.getByRole("combobox", { name: "Қитъа" }).click();
  await page.getByRole("option").first().click();
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-testid^="glide-cell-"]', { hasText: "Ъъюртлар" })).toHaveCount(1);
  await expect(page.getByTestId("data-grid-canvas")).toBeFocused();
  await expect(page.getByRole("region", { name: "Танланган" })).toContainText("1 та танланган");
});
