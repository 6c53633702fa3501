import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";
import { newCity } from "./demoRecords.ts";

test.use({ isTabKept: true });

test("F36 an unknown form or record says so and leads back", async ({ page, expectProblems }) => {
  expectProblems([/status of 404/, /not_found/]);
  await signIn(page, "clerk", { next: "/forms/nosuchform?_target=self" });
  await expect(page.getByText("Маълумот топилмади")).toBeVisible();
  await page.goto("/forms/cities/00000000-0000-7000-8000-000000000000?_target=self");
  await expect(page.getByText("Маълумот топилмади")).toBeVisible();
  await checkAccessibility(page);
});

test("F37 a form that cannot be reached says so and is tried again", async ({ page, expectProblems }) => {
  expectProblems([/ERR_FAILED/, /network/i]);
  await signIn(page, "clerk", { next: "/404" });
  const id = await newCity(page, "Узилган");
  await page.route("**/api/forms/**", async (route) => await route.abort());
  await page.goto(`/forms/cities/${id}?_target=self`);
  await expect(page.getByText("Интернет алоқаси йўқ")).toBeVisible();
  await page.unroute("**/api/forms/**");
  await page.getByRole("button", { name: "Қайта уриниш" }).click();
  await expect(page.getByLabel("Номи")).toHaveValue("Узилган");
});

test("F18 a guest sends the public form and is thanked", async ({ page }) => {
  await page.goto("/public/forms/feedback");
  await expect(page.getByLabel("Ф.И.Ш.")).toBeFocused();
  await page.getByRole("button", { name: "Юбориш" }).click();
  await expect(page.getByText("Майдонни тўлдириш керак").first()).toBeVisible();
  await checkAccessibility(page);
  await page.getByLabel("Ф.И.Ш.").fill("Алишер Қодиров");
  await page.getByLabel("Мавзу").click();
  await page.getByRole("option").first().click();
  await page.getByRole("textbox", { name: "Матн" }).fill("Раҳмат, ҳаммаси яхши ишлаяпти");
  await page.getByRole("button", { name: "Юбориш" }).click();
  await expect(page.getByText("Маълумотлар юборилди")).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole("button", { name: "Яна юбориш" }).click();
  await expect(page.getByLabel("Ф.И.Ш.")).toHaveValue("");
  await screenshotMatrix(page, "form-public");
});

test("F38 a select offers the server's options, finds others by their name, and shows a chosen one that is far down the list", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  const id = await newCity(page, "Танлов");
  await page.goto(`/forms/cities/${id}?_target=self`);
  const country = page.getByLabel("Мамлакат");
  await expect(country).toHaveText("Uzbekistan");
  await country.click();
  await expect(page.getByRole("option", { name: "Afghanistan" })).toBeVisible();
  await page.keyboard.type("Zimb");
  await page.getByRole("option", { name: "Zimbabwe" }).click();
  await expect(country).toHaveText("Zimbabwe");
});
