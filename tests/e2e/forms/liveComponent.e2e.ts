import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test("F840 an administrator sees a component as it is written, with its css, and what is wrong with it at its line; nothing is saved before", async ({ page, expectProblems }) => {
  expectProblems([/Salom:\d+:\d+: /]);
  await signIn(page, "admin", { next: "/forms/components?_target=self" });
  await page.locator("[name=name]").fill("Salom");
  const editor = page.frameLocator("iframe[title='Модул']");
  // The label leads into the editor once that is there.
  await expect(editor.getByRole("textbox")).toBeAttached({ timeout: 30_000 });
  await page.getByText("Модул", { exact: true }).click();
  await expect(editor.getByRole("textbox")).toBeFocused();
  await page.keyboard.insertText('export default () => <p className="salom">Салом</p>;');
  const result = page.getByRole("region", { name: "Кўриниши" });
  await expect(result).toHaveCount(0);
  await page.getByRole("button", { name: "Натижани кўрсатиш" }).click();
  const drawn = result.locator("[data-live]").getByText("Салом");
  await expect(drawn).toBeVisible();
  await page.getByRole("textbox", { name: "CSS", exact: true }).click();
  await page.keyboard.insertText(".salom { color: rgb(1, 2, 3) }");
  await expect(drawn).toHaveCSS("color", "rgb(1, 2, 3)");
  await checkAccessibility(page);
  await page.getByText("Модул", { exact: true }).click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("\n\nmissing.name;\n");
  await expect(result.getByText("3-қатор: ReferenceError: missing is not defined")).toBeVisible();
  await expect(editor.locator(".squiggly-error").first()).toBeVisible();
  await expect(drawn).toBeVisible();
  await page.getByRole("button", { name: "Натижани ёпиш" }).click();
  await expect(result).toHaveCount(0);
});
