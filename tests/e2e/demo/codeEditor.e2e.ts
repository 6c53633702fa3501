import { expect, test } from "../harness/productTest.ts";

test("DM145 a component that is edited in Monaco is seen beside it; its error stands at its line, and the last result stays", async ({ page, expectProblems }) => {
  expectProblems([/Starter:\d+:\d+: /]);
  await page.goto("/demo/code-editor");
  const editor = page.frameLocator("iframe[title='Starter.tsx']");
  const result = page.locator("[data-live]");
  await expect(result.getByRole("heading")).toHaveText("platon.platon");
  await editor.locator(".view-line", { hasText: "theme.name" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type("<i>Салом</i>");
  await expect(result.getByText("Салом")).toBeVisible();
  await page.keyboard.type("{missing.name}");
  await expect(page.getByText("14-қатор: ReferenceError: missing is not defined")).toBeVisible();
  await expect(editor.locator(".squiggly-error").first()).toBeVisible();
  await expect(result.getByText("Салом")).toBeVisible();
  for (let letter = 0; letter < "{missing.name}".length; letter++) await page.keyboard.press("Backspace");
  await expect(page.getByText("Кодда хато бор")).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  const [source, below] = [await page.locator("iframe[title='Starter.tsx']").boundingBox(), await result.boundingBox()];
  expect((source?.y ?? 0) + (source?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
