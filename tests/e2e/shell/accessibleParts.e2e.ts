import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { inBothThemes } from "../harness/inBothThemes.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { untilRows } from "../tables/grid.ts";

test.setTimeout(150_000);

test("K377 the offline bar has no serious accessibility fault, in a light and a dark theme", async ({ page, context, expectProblems }) => {
  expectProblems([/ERR_FAILED|ERR_INTERNET_DISCONNECTED/, /network/i]);
  await signIn(page, "clerk", { next: "/tables/countries" });
  await inBothThemes(page, async () => {
    await untilRows(page);
    await context.setOffline(true);
    await expect(page.getByRole("status").filter({ hasText: "Сервер билан алоқа йўқ" })).toBeVisible();
    await checkAccessibility(page);
    await context.setOffline(false);
  });
});

const printed = [
  ["table", "/tables/countries", "tbody:visible tr"],
  ["form", "/forms/countries?_target=self", "label"],
  ["page", "/pages/dashboard", "h2"],
] as const;

for (const [kind, next, content] of printed) {
  test(`K377 a printed ${kind} has no serious accessibility fault, in a light and a dark theme`, async ({ page }) => {
    await signIn(page, "admin", { next });
    await inBothThemes(page, async () => {
      await page.emulateMedia({ media: "screen" });
      await expect(page.getByRole("main").locator(kind === "table" ? "canvas" : content).first()).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("main").locator(content).first()).toBeVisible();
      await checkAccessibility(page);
      if (process.env["SCREENS"] === "1") {
        const theme = await page.evaluate(() => localStorage.getItem("platon_theme_color") ?? "");
        await page.pdf({ path: `test-results/screens/print-${kind}-${theme}.pdf`, format: "A4" });
      }
    });
  });
}
