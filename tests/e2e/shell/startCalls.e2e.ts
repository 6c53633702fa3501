import type { Page } from "@playwright/test";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { holdCalls } from "../harness/holdCalls.ts";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { openBlank, signIn } from "../harness/signInPage.ts";
import { answer, fail, hang, isSameDocument, markDocument, start } from "./failingCalls.ts";

/** The calls with which the document begins. */
const calls = {
  settings: "**/settings.json",
  info: "**/api/info?*",
  user: "**/api/user-info",
  menus: "**/api/menus",
  translations: "**/api/web/assets/translations?*",
  events: "**/api/events*",
};

const refused = [/status of 50\d/, /internal|starting|unavailable|network/, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/];

/** A place without calls of its own. */
const place = "/404";
const isDrawn = async (page: Page): Promise<void> => await expect(page.locator("aside").getByRole("link").nth(1)).toBeVisible();

test("K370 project information that fails shows the server's error, and the reload button asks again in the same document", async ({ page, expectProblems }) => {
  expectProblems(refused);
  await page.route(calls.info, fail);
  await signIn(page, "clerk", { next: place });
  await expect(page.getByRole("main").getByText("Серверда хатолик", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Хатолик", { exact: true }).first()).toBeVisible();
  await screenshotMatrix(page, "start-failed");
  await markDocument(page);
  await page.unroute(calls.info);
  await page.getByRole("button", { name: "Қайта юклаш" }).click();
  await isDrawn(page);
  expect(await isSameDocument(page)).toBe(true);
});

test("K415 a start that the server refuses leads home by making the calls again", async ({ page, expectProblems }) => {
  expectProblems([/status of 403/, /forbidden/]);
  await page.route(calls.info, answer(403, "forbidden"));
  await signIn(page, "clerk", { next: place });
  const home = page.getByRole("main").getByRole("button", { name: "Бош саҳифа" });
  await expect(home).toBeVisible();
  await markDocument(page);
  await page.unroute(calls.info);
  await home.click();
  await isDrawn(page);
  await expect(page).not.toHaveURL(/404/);
  expect(await isSameDocument(page)).toBe(true);
});

test("K370 a user that cannot be loaded leads to sign in, a menu that fails says so in its place, and the rest goes on", async ({ page, expectProblems }) => {
  expectProblems(refused);
  await page.route(calls.menus, fail);
  await signIn(page, "clerk", { next: place });
  const alert = page.locator("aside").getByRole("alert");
  await expect(alert).toContainText("Менюни юклаб бўлмади");
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await page.unroute(calls.menus);
  await alert.getByRole("button").click();
  await isDrawn(page);
  for (const address of [calls.settings, calls.translations, calls.events]) {
    await page.route(address, fail);
    await page.reload();
    await isDrawn(page);
    await page.unroute(address);
  }
  await page.route(calls.user, fail);
  await page.goto("/tables/countries");
  await expect(page).toHaveURL(/\/auth\/user\?next=%2Ftables%2Fcountries$/);
  expect(await page.evaluate(() => [localStorage.getItem("auth_token"), localStorage.getItem("auth_user")])).toEqual([null, null]);
});

for (const call of ["info", "user", "menus"] as const) {
  test(`K371 a hanging call of the start (${call}) is told after five seconds, and can be made again in the same document`, async ({ page }) => {
    const untilHung = await hang(page, calls[call]);
    await page.clock.install();
    await signIn(page, "clerk", { next: "/tables/countries" });
    const notice = page.getByRole("status").filter({ hasText: "Сервер одатдагидан секин жавоб бермоқда" });
    await untilHung();
    await page.clock.fastForward(5_000);
    await expect(notice).toBeVisible();
    // The walk sees it where nothing else has come (K470).
    if (call === "menus") await checkAccessibility(page);
    await screenshotMatrix(page, `start-late-${call}`);
    await markDocument(page);
    // The screen is in use where only the menu is missing: what is there already is not asked for again (K406).
    if (call === "menus") for (const address of [calls.info, calls.user]) await page.route(address, fail);
    await notice.getByRole("button", { name: "Қайта уриниш" }).click();
    await isDrawn(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });
}

for (const call of ["settings", "translations", "events"] as const) {
  test(`K371 a hanging call of the start (${call}) keeps nobody from working`, async ({ page }) => {
    const untilHung = await hang(page, calls[call]);
    await page.clock.install();
    await signIn(page, "clerk", { next: place });
    await untilHung();
    if (call === "settings") {
      await expect(page.locator(".boot")).toBeVisible();
      await page.clock.fastForward(4_000);
    }
    await isDrawn(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Саҳифа топилмади");
  });
}

test("K371 words of a language that do not come are the built-in ones until they are there", async ({ page }) => {
  const release = await holdCalls(page, /\/assets\/words-en-[^/]*\.js$/);
  await page.clock.install();
  await signIn(page, "clerk", { next: `${place}?locale=en` });
  await expect(page.locator(".boot")).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Саҳифа топилмади");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});

test("K373 a server that starts is waited for, and the page opens by itself", async ({ page, expectProblems }) => {
  expectProblems(refused);
  for (const address of [calls.info, calls.user, calls.menus]) await page.route(address, start);
  await page.clock.install();
  await signIn(page, "clerk", { next: place });
  await expect(page.getByText("Тизим ишга тушмоқда", { exact: true })).toBeVisible();
  await markDocument(page);
  await page.unrouteAll();
  await page.clock.fastForward(3_000);
  await isDrawn(page);
  expect(await isSameDocument(page)).toBe(true);
});

test("K375 while the server starts one screen says so, the menu waits too, and comes by itself", async ({ page, expectProblems }) => {
  expectProblems(refused);
  for (const address of [calls.info, calls.user, calls.menus]) await page.route(address, start);
  await page.clock.install();
  await signIn(page, "clerk", { next: place });
  await expect(page.getByText("Тизим ишга тушмоқда", { exact: true })).toBeVisible();
  await page.evaluate(() => {
    const look = (): void => void (document.body.textContent.includes("Тизим ишга тушмоқда") || Object.assign(window, { hasFlickered: true }));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  for (let round = 0; round < 2; round += 1) {
    await askAgain(page);
    await expect(page.getByText("Тизим ишга тушмоқда", { exact: true })).toBeVisible();
  }
  expect(await page.evaluate(() => "hasFlickered" in window)).toBe(false);
  for (const address of [calls.info, calls.user]) await page.unroute(address);
  await askAgain(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Саҳифа топилмади");
  await expect(page.locator("aside [data-skeleton]")).toHaveCount(7);
  await expect(page.getByText("Менюни юклаб бўлмади")).toHaveCount(0);
  await page.unroute(calls.menus);
  await page.clock.fastForward(3_000);
  await isDrawn(page);
});

/** The server that starts is asked again as soon as the time for it has come. */
async function askAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/api\/info/);
  await page.clock.fastForward(3_000);
  await answered;
}

test("K374 without the network a banner says so, what is typed stays, and it goes when the network is back", async ({ page, context, expectProblems }) => {
  expectProblems(refused);
  await signIn(page, "admin", { next: "/tables/countries?_modal=/forms/countries?_target%3Dmodal_60" });
  const field = page.getByRole("dialog").getByRole("textbox").first();
  await field.fill("Ўрикзор");
  await context.setOffline(true);
  const banner = page.getByRole("status").filter({ hasText: "Сервер билан алоқа йўқ" });
  await expect(banner).toBeVisible();
  await screenshotMatrix(page, "offline");
  await expect(field).toHaveValue("Ўрикзор");
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(field).toHaveValue("Ўрикзор");
});

test("UI383 a screen that is opened without the network says quietly what is missing: one notice, one button; it comes with the network", async ({ page, context, expectProblems }) => {
  expectProblems([...refused, /could not be started/]);
  await signIn(page, "clerk", { next: "/404" });
  await page.locator("aside").getByRole("link", { name: "Шаҳарлар" }).first().waitFor();
  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: "Сервер билан алоқа йўқ" })).toBeVisible();
  await page.locator("aside").getByRole("link", { name: "Шаҳарлар" }).first().click();
  await expect(page.getByRole("main").getByText("Маълумотлар юкланмади")).toBeVisible();
  await expect(page.getByRole("button", { name: /Қайта (уриниш|юклаш)/ })).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "Шаҳарлар" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Қайта (уриниш|юклаш)/ })).toHaveCount(0);
});

test("UI194 on a phone toasts and what is said of the connection leave the buttons of a form, and one another, free", async ({ page, context, expectProblems }) => {
  expectProblems(refused);
  await page.setViewportSize({ width: 360, height: 740 });
  await openBlank(page);
  await page.evaluate(() => localStorage.setItem("platon_toasts", JSON.stringify([{ kind: "success", text: "Сақланди" }])));
  const toast = page.getByRole("status").getByText("Сақланди");
  const shown = toast.waitFor();
  await signIn(page, "clerk", { next: "/forms/countries?_target=self" });
  await shown;
  await page.getByRole("button", { name: "Сақлаш" }).click({ trial: true, timeout: 2_000 });
  // A toast under the pointer stays.
  await toast.hover();
  const retry = page.getByRole("button", { name: "Қайта уриниш" });
  await context.setOffline(true);
  await expect(retry).toBeVisible();
  await toast.click({ trial: true });
  await retry.click({ trial: true });
  for (const name of ["Бекор қилиш", "Сақлаш"]) await page.getByRole("button", { name }).click({ trial: true });
  await context.setOffline(false);
});

test("K503 in a low window the toast of a failed start leaves its button free", async ({ page, expectProblems }) => {
  expectProblems(refused);
  await page.setViewportSize({ width: 640, height: 400 });
  await page.route(calls.info, fail);
  await signIn(page, "clerk", { next: place });
  const toast = page.getByRole("alert").getByText("Хатолик", { exact: true });
  // Under the pointer it stays.
  await toast.hover();
  await page.getByRole("button", { name: "Қайта юклаш" }).click({ trial: true, timeout: 2_000 });
  await expect(toast).toBeVisible();
});

test("K374 a start without the network goes on by itself when the network is back", async ({ page, expectProblems }) => {
  expectProblems(refused);
  await page.route("**/api/**", (route) => route.abort());
  await page.clock.install();
  await signIn(page, "clerk", { next: place });
  await expect(page.getByText(/^Сервер билан алоқа йўқ/).first()).toBeVisible();
  await markDocument(page);
  await page.unrouteAll();
  await page.clock.fastForward(5_000);
  await isDrawn(page);
  expect(await isSameDocument(page)).toBe(true);
});

const keys = ["auth_token_refresh", "auth_user", "login_url", "menuCollapsed", "menuOrder", "isDraggingAllowed", "user_organizations", "platon_theme", "platon_theme_color", "platon_density", "menuUnfolded", "platon_toasts", "platon_pending_columns", "platon_sidebar_width", "platon_recent", "platon_translations_uz", "platon_plugin:tables:x"];

test("K380 a corrupt value in every storage key is reset and logged, and nothing breaks", async ({ page, expectProblems }) => {
  expectProblems([/was not what its key stands for/]);
  await signIn(page, "clerk", { next: place, stored: Object.fromEntries(keys.map((key) => [key, "{\"broken\": ўзбек"])) });
  await isDrawn(page);
  const left = await page.evaluate((all) => all.filter((key) => localStorage.getItem(key)?.includes("broken")), keys);
  expect(left).toEqual([]);
  await page.evaluate(() => ["auth_token", "device_id", "platon_locale"].forEach((key) => localStorage.setItem(key, "\u0001 бузилган")));
  await page.goto("/tables/countries");
  await expect(page).toHaveURL(/\/auth\/user\?next=%2Ftables%2Fcountries$/);
  await expect(page.locator("[name=username]")).toBeVisible();
});
