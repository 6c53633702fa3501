import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cityModal, newCity } from "./demoRecords.ts";

test.use({ isTabKept: true });

test("F16 leaving with unsaved changes asks, and staying keeps them", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  const id = await newCity(page, "Қолган");
  await page.goto(cityModal(id));
  const dialog = page.getByRole("dialog", { name: "Шаҳар" });
  await dialog.getByLabel("Номи").fill("Ўзгарган");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Йўқ" }).click();
  await expect(dialog.getByLabel("Номи")).toHaveValue("Ўзгарган");
  await dialog.getByRole("button", { name: "Бекор қилиш" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ҳа" }).click();
  await expect(dialog).toBeHidden();
});

test("F16 K430 a form in a tab of its own is left for home, after the question where something was typed", async ({ page }) => {
  await signIn(page, "clerk", { next: "/forms/cities" });
  await page.getByLabel("Номи").fill("Ёзилган");
  await page.getByRole("button", { name: "Бекор қилиш" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Йўқ" }).click();
  await expect(page.getByLabel("Номи")).toHaveValue("Ёзилган");
  await page.getByRole("button", { name: "Бекор қилиш" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ҳа" }).click();
  await expect(page).not.toHaveURL(/forms\/cities/);
  await expect(page.getByRole("navigation").first()).toBeVisible();
});

test("F35 a session that ends while a form is open asks to sign in over it, and the typed values are saved", async ({ page, expectProblems }) => {
  expectProblems([/status of 401/]);
  await signIn(page, "clerk", { next: "/404" });
  const id = await newCity(page, "Сеанс");
  await page.goto(`/forms/cities/${id}?_target=self`);
  await page.getByLabel("Номи").fill("Сеансдан кейин");
  // Both tokens are worth nothing any more: the session is over for good, which no other call finds out before this one.
  await page.getByRole("button", { name: "Сақлаш" }).evaluate((button: HTMLElement) => {
    localStorage.setItem("auth_token", "ended");
    localStorage.setItem("auth_token_refresh", "ended");
    button.click();
  });
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[name=username]").fill("clerk");
  await dialog.locator("input[name=password]").fill("demo-clerk-1");
  await dialog.locator("input[name=password]").press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Маълумотлар сақланди")).toBeVisible();
  await expect(page.getByLabel("Номи")).toHaveValue("Сеансдан кейин");
});

test("F23 without a network the save says so, what is typed stays, and the same press later saves it", async ({ page, context, expectProblems }) => {
  expectProblems([/ERR_INTERNET_DISCONNECTED/, /network/i]);
  await signIn(page, "clerk", { next: "/404" });
  const id = await newCity(page, "Алоқасиз");
  await page.goto(`/forms/cities/${id}?_target=self`);
  await page.getByLabel("Номи").fill("Алоқадан кейин");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Сақлаш" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Сақланмади. Сервер билан алоқа йўқ" });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel("Номи")).toHaveValue("Алоқадан кейин");
  await context.setOffline(false);
  await notice.getByRole("button", { name: "Қайта уриниш" }).click();
  await expect(page.getByText("Маълумотлар сақланди")).toBeVisible();
  await expect(notice).toBeHidden();
});
