import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { callAs } from "./demoRecords.ts";

test("F569 rich text, a document and Markdown are written by keyboard, and are there after a reload", async ({ page }) => {
  await signIn(page, "admin", { next: "/forms/all_elements?_target=self" });
  await page.locator("[name=title]").fill("Узун матнлар");
  await page.getByLabel("Парол", { exact: true }).fill("namuna-4");
  const editors = page.getByRole("tab", { name: "Таҳрирлагичлар" });
  await editors.press("Enter");
  const rich = page.getByRole("textbox", { name: "Форматланган матн" });
  await rich.focus();
  await page.keyboard.type("Бир икки уч");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" тўрт");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- биринчи");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ичида");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("toolbar").nth(1).getByRole("button", { name: "Сарлавҳа", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  const blocks = page.getByRole("textbox", { name: "Блокли ҳужжат" });
  await expect(blocks).toBeFocused();
  await page.keyboard.type("## Баён");
  await page.keyboard.press("Enter");
  await page.keyboard.type("матни");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Markdown" })).toBeFocused();
  await page.keyboard.type("# Қўлланма **қалин**");
  await expect(page.getByRole("heading", { name: "Қўлланма қалин" })).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/all_elements\/[0-9a-f-]{36}/);
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? "";
  const { data } = await callAs(page, "GET", `forms/all_elements/${id}`);
  expect(data["values"]).toMatchObject({
    description: '<p>Бир икки уч<strong> тўрт</strong></p><ol><li data-list="bullet">биринчи</li><li data-list="bullet" class="ql-indent-1">ичида</li></ol>',
    document: { type: "doc", content: [{ type: "heading", attrs: { level: 2 } }, { type: "paragraph" }] },
    guide: "# Қўлланма **қалин**",
  });
  await page.reload();
  await editors.press("Enter");
  await expect(rich).toContainText("Бир икки уч тўртбиринчиичида");
  await expect(blocks.getByRole("heading", { name: "Баён" })).toBeVisible();
  await expect(page.getByText("Сақланмаган ўзгаришлар")).toBeHidden();
});
