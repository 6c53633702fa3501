import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

test("P4 a guest at the root sees the landing page, and comes to sign in from it", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Давлат хизматлари");
  // Each of its texts is there: what has none shows its key.
  await expect(page.getByRole("main")).not.toContainText("landing.");
  await checkAccessibility(page);
  await screenshotMatrix(page, "landing");
  await page.getByRole("button", { name: "Тизимга кириш", exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/user/);
  await expect(page.locator("input[name=username]")).toBeVisible();
});

test("P5 a table that the user may not read shows no access, and the way home", async ({ page, expectProblems }) => {
  expectProblems([/status of 403/, /forbidden/]);
  await signIn(page, "clerk", { next: "/tables/feedback" });
  const main = page.getByRole("main");
  await expect(main.getByText("Рухсат берилмаган")).toBeVisible();
  await main.getByRole("button", { name: "Бош саҳифа" }).click();
  await expect(page).not.toHaveURL(/\/tables\/feedback/);
});
