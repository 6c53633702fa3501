import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, cellPoint, press, untilRows } from "./grid.ts";

test.use({ isTabKept: true });

test("T710 T711 T713 T715 T907 cells are edited in place in a table over a screen, whatever scrolls or is pressed meanwhile", async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await signIn(page, "admin", { next: `/404?_modal=${encodeURIComponent("/tables/countries?_target=modal_95")}` });
  const dialog = page.getByRole("dialog");
  await untilRows(page);
  const capital = cell(page, 4, 2);
  const before = (await capital.textContent()) ?? "";
  const editor = page.getByRole("group", { name: /^Таҳрирлаш/ });

  await press(page, 4, 2);
  await expect(capital).toBeFocused();
  // Typed at once: the editor comes later.
  await page.keyboard.type("ав");
  await expect(editor.getByRole("textbox")).toHaveValue("ав");
  await page.keyboard.press("Escape");
  await expect(editor).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(capital).toHaveText(before);

  await expect(capital).toBeFocused();
  await page.keyboard.press("F2");
  await editor.getByRole("textbox").fill("Пойтахт");
  const { x, y } = await cellPoint(page, 6, 4);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 36 * 40);
  await expect(cell(page, 4, 45)).not.toBeEmpty();
  await page.mouse.click(x, y);
  await expect(page.getByText("Сақланди").first()).toBeVisible();
  await page.keyboard.press("Control+Home");
  await expect(capital).toHaveText("Пойтахт");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Control+z");
  await expect(capital).toHaveText(before);

  await press(page, 5, 2);
  await page.keyboard.press("F2");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await press(page, 1, 2);
  await page.keyboard.press("F2");
  await editor.getByRole("textbox").fill("абв");
  await page.keyboard.press("Enter");
  await expect(editor.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Escape");
  await expect(editor).toHaveCount(0);
  await expect(cell(page, 1, 2)).toHaveText(/^[A-Z]{2}$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});
