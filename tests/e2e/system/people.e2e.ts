import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test("SY171 an administrator makes a user with a role; the user signs in, chooses a password and sees what the role shows", async ({ page, browser }) => {
  const username = `aziz${Date.now().toString(36)}`;
  await signIn(page, "admin", { next: "/forms/users?_target=self" });
  await page.getByLabel("Ф.И.Ш.").fill("Азиз Каримов");
  await page.getByLabel("Логин").fill(username);
  await page.getByLabel("Биринчи кириши").click();
  await page.getByRole("option", { name: "Биринчи парол билан" }).click();
  await page.getByLabel("Парол", { exact: true }).fill("birinchi-1");
  await page.getByLabel("Роллари").click();
  await page.getByRole("option", { name: "Мурожаатларни кўриб чиқувчи" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Сақлаш" }).first().click();
  await expect(page.getByText("Азиз Каримов").first()).toBeVisible();
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto("/auth/user");
  await theirs.locator("[name=username]").fill(username);
  await theirs.locator("[name=password]").fill("birinchi-1");
  await theirs.keyboard.press("Enter");
  await theirs.locator("[name=first]").fill("ozimniki-1");
  await theirs.locator("[name=again]").fill("ozimniki-1");
  await theirs.keyboard.press("Enter");
  await theirs.getByRole("button", { name: "Шакллар" }).click();
  await expect(theirs.getByRole("link", { name: "Фикр-мулоҳазалар" })).toBeVisible();
  await context.close();
});
