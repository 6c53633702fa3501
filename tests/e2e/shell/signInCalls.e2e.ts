import type { Locator, Page } from "@playwright/test";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { answer, fail, hang, isSameDocument, markDocument, start } from "./failingCalls.ts";

/** The calls with which the sign-in document begins. */
const calls = {
  settings: "**/settings.json",
  info: "**/api/info?*",
  user: "**/api/user-info",
  translations: "**/api/web/assets/translations?*",
};

const refused = [/status of 50\d/, /internal|starting|unavailable|network/, /ERR_FAILED/];
const place = "/auth/user";

const username = (page: Page): Locator => page.locator("[name=username]");
/** Who is signed in is told so there. */
const account = (page: Page): Locator => page.getByRole("heading", { level: 1, name: "Сиз тизимдасиз" });

test("K370 K453 project information that fails takes the sign-in form away until it is there: what was typed stays", async ({ page, expectProblems }) => {
  expectProblems(refused);
  let refuse = (): void => undefined;
  const refusal = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(calls.info, async (route) => {
    await refusal;
    await fail(route);
  });
  await page.goto(place);
  await username(page).fill("clerk");
  await markDocument(page);
  refuse();
  const main = page.getByRole("main");
  await expect(main.getByText("Серверда хатолик", { exact: true })).toBeVisible();
  await expect(username(page)).toBeHidden();
  await checkAccessibility(page);
  await page.unroute(calls.info);
  await main.getByRole("button", { name: "Қайта юклаш" }).click();
  await expect(username(page)).toHaveValue("clerk");
  await expect(page.getByText("Серверда хатолик", { exact: true })).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test("K370 a user that cannot be loaded because the server is away says so, and one that is refused shows the form", async ({ page, expectProblems }) => {
  expectProblems(refused);
  await page.route(calls.user, answer(502, "unavailable"));
  await signIn(page, "clerk", { next: place });
  const main = page.getByRole("main");
  await expect(main.getByText("Серверда хатолик", { exact: true })).toBeVisible();
  await markDocument(page);
  await page.unroute(calls.user);
  await main.getByRole("button", { name: "Қайта юклаш" }).click();
  await expect(account(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.route(calls.user, fail);
  await page.reload();
  await expect(username(page)).toBeVisible();
});

for (const call of ["info", "user"] as const) {
  test(`K371 a hanging call of the sign-in document (${call}) is told after five seconds, and can be made again in it`, async ({ page }) => {
    const untilHung = await hang(page, calls[call]);
    await page.clock.install();
    await signIn(page, "clerk", { next: place });
    const notice = page.getByRole("status").filter({ hasText: "Сервер одатдагидан секин жавоб бермоқда" });
    await untilHung();
    await page.clock.fastForward(5_000);
    await expect(notice).toBeVisible();
    await checkAccessibility(page);
    await markDocument(page);
    await notice.getByRole("button", { name: "Қайта уриниш" }).click();
    await expect(account(page)).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test("K371 settings, translations and words that fail or hang keep nobody from signing in", async ({ page, expectProblems }) => {
  expectProblems([...refused, /Failed to fetch dynamically imported module/]);
  await page.clock.install();
  for (const answers of [fail, async () => await new Promise<void>(() => undefined)]) {
    for (const address of [calls.settings, calls.translations, /\/assets\/words-en-[^/]*\.js$/]) await page.route(address, answers);
    await page.goto(`${place}?locale=en`);
    // Each of them is waited for in its turn.
    await expect(async () => {
      await page.clock.fastForward(4_000);
      await expect(username(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole("heading", { level: 1, name: "Тизимга кириш" })).toBeVisible();
    await page.unrouteAll();
  }
});

test("K373 while the server starts the sign-in document says so, and opens by itself", async ({ page, expectProblems }) => {
  expectProblems(refused);
  for (const address of [calls.info, calls.user]) await page.route(address, start);
  await page.clock.install();
  await signIn(page, "clerk", { next: place });
  await expect(page.getByText("Тизим ишга тушмоқда", { exact: true })).toBeVisible();
  await markDocument(page);
  await page.unrouteAll();
  await page.clock.fastForward(3_000);
  await expect(account(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test("K374 the sign-in document without the network goes on by itself when it is back", async ({ page, expectProblems }) => {
  expectProblems(refused);
  await page.route("**/api/**", (route) => route.abort());
  await page.clock.install();
  await signIn(page, "clerk", { next: place });
  await expect(page.getByText(/^Сервер билан алоқа йўқ/).first()).toBeVisible();
  await markDocument(page);
  await page.unrouteAll();
  await page.clock.fastForward(5_000);
  await expect(account(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
