import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { callAs } from "./demoRecords.ts";

test("F639 code is typed in the editor's own document, left by keyboard, saved by the page's key and there after a reload", async ({ page }) => {
  await signIn(page, "admin", { next: "/forms/all_elements?_target=self" });
  await page.locator("[name=title]").fill("Дастур матни");
  await page.getByLabel("Парол", { exact: true }).fill("namuna-4");
  const openCode = async (): Promise<void> => {
    for (const name of ["Таҳрирлагичлар", "Код ва JSON"]) await page.getByRole("tab", { name }).click();
    await label.scrollIntoViewIfNeeded();
  };
  const label = page.getByText("TypeScript", { exact: true });
  await openCode();
  const editor = page.frameLocator("iframe[title='TypeScript']");
  const text = editor.getByRole("textbox", { name: /^TypeScript\. / });
  await expect(text).toBeAttached();
  await label.click();
  await expect(text).toBeFocused();
  await page.keyboard.type('import { storage } from "@platon/sdk";\nexport default () => <b>{storage.sett("ў")}</b>;');
  // Only the SDK's types tell that there is no such call.
  await expect(editor.locator(".squiggly-error")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(text).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/all_elements\/[0-9a-f-]{36}/);
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? "";
  const { data } = await callAs(page, "GET", `forms/all_elements/${id}`);
  expect(data["values"]).toMatchObject({ script: 'import { storage } from "@platon/sdk";\nexport default () => <b>{storage.sett("ў")}</b>;' });
  await page.reload();
  await openCode();
  await expect(editor.locator(".view-line")).toHaveCount(2);
  await expect(page.getByText("Сақланмаган ўзгаришлар")).toBeHidden();
});
