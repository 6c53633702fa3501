import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test("F473 UI595 the tab that the keyboard opened is open after a reload, and on a phone its line stands above the pane", async ({ page }) => {
  await signIn(page, "admin", { next: "/forms/all_elements?_target=self" });
  const tabs = page.getByRole("tablist", { name: "Ёндаги бўлимлар" });
  await tabs.getByRole("tab", { name: "Манзил" }).focus();
  await page.keyboard.press("ArrowDown");
  const phone = page.getByRole("tab", { name: "Алоқа" });
  await expect(phone).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Телефон" })).toBeVisible();
  await page.reload();
  await expect(phone).toHaveAttribute("aria-selected", "true");
  await page.setViewportSize({ width: 390, height: 844 });
  const [line, pane] = await Promise.all([tabs.boundingBox(), page.getByRole("tabpanel", { name: "Алоқа" }).boundingBox()]);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(pane?.y ?? 0);
});
