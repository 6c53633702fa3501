import { faultsInBothThemes, wear } from "../harness/lookAround.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { untilRows } from "../tables/grid.ts";

test.use({ isTabKept: true });

test.setTimeout(150_000);

test("K377 the offline bar has no serious accessibility fault, in a light and a dark theme", async ({ page, context, expectProblems }) => {
  expectProblems([/ERR_FAILED|ERR_INTERNET_DISCONNECTED/, /network/i]);
  await signIn(page, "clerk", { next: "/tables/countries" });
  await untilRows(page);
  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: "Сервер билан алоқа йўқ" })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
});

/** What is there on the screen, and then on paper. */
const printed = [
  ["table", "/tables/countries", "canvas", "tbody:visible tr"],
  ["form", "/forms/countries?_target=self", "label", ":text-is('Қитъа'):visible"],
  ["page", "/pages/dashboard", "h2", "h2"],
] as const;

for (const [kind, next, content, onPaper] of printed) {
  test(`K377 a printed ${kind} has no serious accessibility fault, in a light and a dark theme`, async ({ page }) => {
    await signIn(page, "admin", { next });
    await expect(page.getByRole("main").locator(content).first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("main").locator(onPaper).first()).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    if (process.env["SCREENS"] !== "1") return;
    for (const colour of ["deepDark", "light"]) {
      await wear(page, colour);
      await page.pdf({ path: `test-results/screens/print-${kind}-${colour}.pdf`, format: "A4" });
    }
  });
}
