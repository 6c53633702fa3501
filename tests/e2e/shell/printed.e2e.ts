import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

for (const [kind, next] of [["table", "/tables/countries"], ["form", "/forms/countries?_target=self"], ["page", "/pages/dashboard"]] as const) {
  test(`K399 a ${kind} is printed by itself, dark on white, without what is only for the screen`, async ({ page }) => {
    await signIn(page, "admin", { next: "/404" });
    await page.evaluate(() => {
      localStorage.setItem("platon_theme", "platon");
      localStorage.setItem("platon_theme_color", "deepDark");
    });
    await page.goto(next);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator("aside").getByRole("link").nth(1)).toBeVisible();
    if (kind === "table") await expect(page.getByRole("main").locator("canvas").first()).toBeVisible();
    await page.waitForTimeout(1_000);
    await page.emulateMedia({ media: "print" });
    // Its rows are text on paper: as many as were loaded, not only those in sight.
    if (kind === "table") await expect.poll(async () => await page.getByRole("main").locator("tbody:visible tr").count()).toBeGreaterThanOrEqual(100);
    // Fields are texts on paper, those of a select as well, and the buttons leave nothing behind.
    if (kind === "form") {
      await expect(page.getByRole("main").getByText("Қитъа", { exact: true })).toBeVisible();
      await expect(page.getByRole("main").getByRole("combobox").first()).toBeHidden();
      await expect(page.getByRole("button", { name: "Сақлаш" })).toBeHidden();
    }
    await expect(page.locator("aside")).toBeHidden();
    await expect(page.getByText("Асосий қисмга ўтиш")).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("main")).toBeVisible();
    const look = await page.getByRole("main").evaluate((main) => ({
      page: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(main).color,
      scrolls: [...main.querySelectorAll("*"), main].filter((one) => getComputedStyle(one).overflowY === "auto" || getComputedStyle(one).overflowY === "scroll").length,
    }));
    expect(look).toEqual({ page: "rgba(0, 0, 0, 0)", ink: "rgb(17, 17, 17)", scrolls: 0 });
    if (process.env["SCREENS"]) await page.screenshot({ path: `test-results/screens/print-${kind}.png`, fullPage: true });
  });
}
