import type { Locator } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

const picture = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

test("F719 over a form in a modal Escape closes a list, a calendar, a preview and a question one by one; the focus returns, and what was typed stays", async ({ page }) => {
  await signIn(page, "admin", { next: "/tables/samples?_modal=/forms/all_elements?_target%3Dmodal_60" });
  const form = page.getByRole("dialog", { name: "Барча элементлар" });
  const title = form.getByRole("textbox", { name: "Матн", exact: true });
  await title.fill("Қолади");
  const escapes = async (opener: Locator, opened: Locator, focused = opener): Promise<void> => {
    await opener.press("Enter");
    await expect(opened).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
    await expect(focused).toBeFocused();
    await expect(title).toHaveValue("Қолади");
  };
  await form.getByRole("tab", { name: "Танловлар" }).press("Enter");
  await escapes(form.getByRole("combobox", { name: "Рўйхат" }), page.getByRole("listbox"));
  await form.getByRole("tab", { name: "Сон ва вақтлар" }).press("Enter");
  const calendar = page.getByRole("dialog", { name: "Тақвимни очиш" });
  await escapes(form.getByRole("button", { name: "Тақвимни очиш" }).first(), calendar, form.getByRole("textbox", { name: "Сана ва вақт" }));
  await form.getByRole("tab", { name: "Файл ва расмлар" }).press("Enter");
  await form.locator("input[name=pictures]").setInputFiles({ name: "нуқта.png", mimeType: "image/png", buffer: picture });
  await escapes(form.getByRole("button", { name: /Кўриш.*нуқта/ }), page.getByRole("dialog", { name: "нуқта.png" }));
  // What was typed is asked about, and the question goes like any other.
  await title.focus();
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(title).toBeFocused();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Ҳа" }).click();
  await expect(form).toBeHidden();
  await expect(page.locator("body > [inert]")).toHaveCount(0);
});
