import { expect, test } from "../harness/productTest.ts";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

test("T616 T617 T618 rows stand in groups of two levels, which the keyboard opens and the wheel scrolls through", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/applications" });
  await page.getByRole("link", { name: "Ҳолати бўйича" }).or(page.getByRole("button", { name: "Ҳолати бўйича" })).click();
  const heads = page.getByRole("treegrid").getByRole("row", { expanded: false });
  await expect(heads).toHaveCount(5);
  await heads.first().getByRole("rowheader").click();
  await expect(page.getByRole("row", { expanded: true })).toHaveCount(1);
  await expect(page.locator("[data-line='1']")).toContainText("Хизмат тури");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const first = page.locator("[data-line='2'] > [data-column='1']");
  await expect(first).toContainText(/\d\d-\d{5}/);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await expect(page.locator(":focus")).toHaveAttribute("data-active", "true");
  await expect(first).not.toBeInViewport();
  await checkAccessibility(page);
});
