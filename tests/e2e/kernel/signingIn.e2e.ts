import type { Page } from "@playwright/test";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { endOwnSession } from "../harness/endOwnSession.ts";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { openBlank, signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

const refused = [/status of 401/, /unauthenticated|token_expired|refresh_reused/];

test("K31 a guest who wants a table signs in and arrives there, and is welcomed", async ({ page }) => {
  await page.goto("/tables/countries");
  await expect(page).toHaveURL(/\/auth\/user\?next=%2Ftables%2Fcountries/);
  await page.locator("[name=username]").fill("clerk");
  await page.locator("[name=password]").fill("demo-clerk-1");
  // Looked for from now on: it stays for five seconds only, however slow the machine is.
  const welcome = page.getByRole("status").getByText("Хабар").waitFor();
  await page.keyboard.press("Enter");
  await welcome;
  await expect(page).toHaveURL(/\/tables\/countries$/);
});

test("AU8 a wrong password reads 'Логин ёки пароль нотугри!' in Uzbek", async ({ page, expectProblems }) => {
  expectProblems(refused);
  await page.goto("/login", { waitUntil: "commit" });
  await page.locator("[name=username]").fill("clerk");
  await page.locator("[name=password]").fill("wrong");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Логин ёки пароль нотугри!");
  await expect(page.locator("[name=username]")).toHaveValue("clerk");
  await page.goto("/auth/user?locale=en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
});

test("K500 the sign-in document says the project's name and words in the language that is chosen there", async ({ page }) => {
  await page.goto("/auth/user");
  const expectNames = async (name: string, words: string): Promise<void> => {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`· ${name}$`));
  };
  await expectNames("Давлат хизматлари", "Барчаси бир жойда, ўз тилингизда");
  await page.locator("[name=username]").fill("clerk");
  for (const [language, name, words] of [["English", "Public services", "in your language"], ["Русский", "Государственные услуги", "на вашем языке"]] as const) {
    await page.getByRole("button", { name: /^(Тил|Language)/ }).click();
    await page.getByRole("menuitemradio", { name: language }).click();
    await expectNames(name, words);
  }
  await expect(page.locator("[name=username]")).toHaveValue("clerk");
});

test("AU9 the sign-in document has no serious accessibility fault, in a light and a dark theme", async ({ page }) => {
  await page.goto("/auth/user");
  for (const theme of ["platon.platon", "platon.deepDark"]) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    await checkAccessibility(page);
  }
  await screenshotMatrix(page, "sign-in");
});

test("K462 a refresh that is answered with 401 leads to /auth/login, and signing in there leads back", async ({ page, expectProblems }) => {
  expectProblems(refused);
  await signIn(page, "clerk", { next: "/tables/countries" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // In one go: a call of the document that is left would find it out first.
  await page.evaluate(() => {
    ["auth_token", "auth_token_refresh"].forEach((key) => localStorage.setItem(key, "ended"));
    location.assign("/tables/cities");
  });
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Ftables%2Fcities$/);
  await page.locator("[name=username]").fill("clerk");
  await page.locator("[name=password]").fill("demo-clerk-1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tables\/cities$/);
});

test("K15 two tabs whose token has expired make one refresh between them", async ({ page, context, expectProblems }) => {
  expectProblems(refused);
  await signIn(page, "clerk", { next: "/tables/countries" });
  const other = await context.newPage();
  await other.goto("/tables/countries");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  // A document that takes the events over from one that is gone asks for them, and would begin a refresh that ends with it.
  await openBlank(page);
  await other.goto("about:blank");
  let refreshes = 0;
  context.on("request", (request) => void (refreshes += request.url().endsWith("/auth/refresh/token") ? 1 : 0));
  await page.evaluate(() => localStorage.setItem("auth_token", "expired"));
  await Promise.all([page, other].map((tab) => tab.goto("/tables/countries")));
  for (const tab of [page, other]) await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  expect(refreshes).toBe(1);
});

test("K26 logging out asks first, and then every tab leaves", async ({ page, context }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  // A light screen: Chromium 156 itself may fall over a hidden tab that is led away from a heavy one as soon as it was opened.
  const other = await context.newPage();
  await other.goto("/404");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  // A browser draws a tab in the background once in a second.
  await page.bringToFront();
  const account = page.getByRole("banner").getByRole("button", { expanded: false }).last();
  await account.click();
  await page.getByRole("menuitem", { name: "Чиқиш" }).click();
  const question = page.getByRole("alertdialog", { name: "Тизимдан чиқишни хоҳлайсизми?" });
  await question.getByRole("button", { name: "Йўқ" }).click();
  await expect(question).toBeHidden();
  await expect(account).toBeFocused();
  await account.click();
  await page.getByRole("menuitem", { name: "Чиқиш" }).click();
  await question.getByRole("button", { name: "Ҳа" }).click();
  await expect(page).toHaveURL(/\/auth\/user\?next=%2Ftables%2Fcountries/);
  await expect(other).toHaveURL(/\/auth\/user\?next=%2F404/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("auth_")))).toEqual([]);
});

test("K27 when the session ends over an open form, one signs in over it and what was typed stays", async ({ page, expectProblems }) => {
  expectProblems(refused);
  await signIn(page, "admin", { next: "/tables/countries?_modal=/forms/countries?_target%3Dmodal_60" });
  const form = page.getByRole("dialog");
  const field = form.getByRole("textbox").first();
  await field.fill("Ўрикзор");
  await endOwnSession(page);
  const dialog = page.getByRole("dialog", { name: "Сеанс тугади" });
  await expect(dialog).toBeVisible();
  await dialog.locator("[name=username]").fill("admin");
  await dialog.locator("[name=password]").fill("demo-admin-1");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue("Ўрикзор");
  await expect(page).toHaveURL(/_modal=/);
});

test("K407 who signs in over another's form begins anew, and the browser keeps nothing of the form", async ({ page, expectProblems }) => {
  expectProblems(refused);
  await signIn(page, "admin", { next: "/forms/countries?_target=self" });
  await page.getByRole("main").getByRole("textbox").first().fill("Ўрикзор");
  const kept = keepWhenAsked(page);
  await endOwnSession(page);
  const dialog = page.getByRole("dialog", { name: "Сеанс тугади" });
  await dialog.locator("[name=username]").fill("clerk");
  await dialog.locator("[name=password]").fill("demo-clerk-1");
  const begun = page.waitForEvent("load");
  await page.keyboard.press("Enter");
  await begun;
  expect(kept()).toBe(0);
  await expect(page.getByText("Ўрикзор")).toHaveCount(0);
});

test("K407 logging out over unsaved changes says that they are lost, once, and then nothing keeps the document", async ({ page }) => {
  await signIn(page, "admin", { next: "/forms/countries?_target=self" });
  const field = page.getByRole("main").getByRole("textbox").first();
  await field.fill("Ўрикзор");
  const kept = keepWhenAsked(page);
  const question = page.getByRole("alertdialog", { name: "Тизимдан чиқишни хоҳлайсизми?" });
  for (const answer of ["Йўқ", "Ҳа"]) {
    await expect(field).toHaveValue("Ўрикзор");
    await page.getByRole("banner").getByRole("button", { expanded: false }).last().click();
    await page.getByRole("menuitem", { name: "Чиқиш" }).click();
    await expect(question).toContainText("Сақланмаган ўзгаришлар йўқолади");
    await question.getByRole("button", { name: answer }).click();
  }
  await expect(page).toHaveURL(/\/auth\/user\?next=%2Fforms%2Fcountries/);
  expect(kept()).toBe(0);
});

/** Stays wherever the browser itself asks whether the document may be left; tells how often it did. */
function keepWhenAsked(page: Page): () => number {
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked += 1;
    void dialog.dismiss();
  });
  return () => asked;
}
