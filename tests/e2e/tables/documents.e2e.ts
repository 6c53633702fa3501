import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

/** Id of the first row of a table that a search finds. */
const idOf = (page: Page, table: string, search: string): Promise<string> =>
  page.evaluate(async ({ name, search: text }) => {
    const headers = { authorization: `Bearer ${localStorage.getItem("auth_token")}`, "content-type": "application/json" };
    const answer = await fetch(`/api/tables/${name}/rows`, { method: "POST", headers, body: JSON.stringify({ pageSize: 50 }) });
    const { data } = (await answer.json()) as { data: { rows: Record<string, unknown>[] } };
    return String(data.rows.find((row) => text === "" || Object.values(row).includes(text))?.["$id"]);
  }, { name: table, search });

test("DT26 DT27 DT29 a document of a record is looked at, saved and kept with it, and its template is shown with a record while it is written", async ({ page }) => {
  await signIn(page, "admin", { next: "/tables/countries" });
  await page.goto(`/forms/applications/${await idOf(page, "applications", "")}`);
  await page.getByRole("button", { name: "Ҳужжат", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.frameLocator("iframe").getByRole("heading", { name: "Жавоб хати" })).toBeVisible();
  await expect(dialog.locator("iframe")).toHaveAttribute("sandbox", "");
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Сақлаш" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^Жавоб хати \d+-М-\d{4}\.pdf$/);
  const pdf = await getDocument({ data: new Uint8Array(await readFile(await file.path())) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  expect(items.map((item) => ("str" in item ? item.str : "")).join(" ").replace(/\s+/g, " ")).toContain("рақамли мурожаатингиз кўриб чиқилди");

  const kept = dialog.getByRole("region", { name: "Ёзув билан сақланган ҳужжатлар" });
  const again = page.waitForEvent("download");
  await kept.getByRole("button", { name: file.suggestedFilename() }).click();
  expect(await readFile(await (await again).path())).toEqual(await readFile(await file.path()));

  await page.goto(`/forms/document_templates/${await idOf(page, "document_templates", "answer-letter")}`);
  await page.getByRole("tab", { name: "Код" }).click();
  await page.getByRole("button", { name: "Ҳужжатни кўриш" }).click();
  await expect(page.frameLocator('iframe[title="Ҳужжатнинг кўриниши"]').getByRole("heading", { name: "Жавоб хати" })).toBeVisible();
});
