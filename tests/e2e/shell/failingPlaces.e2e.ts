import type { Locator, Page } from "@playwright/test";
import { newCity } from "../forms/demoRecords.ts";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { answer, fail, isSameDocument, markDocument, start } from "./failingCalls.ts";

test.use({ isTabKept: true });

const refused = [/status of (403|404|50\d)/, /internal|starting|forbidden|not_found|network/, /ERR_FAILED/];

interface Place {
  readonly path: string;
  /** What it is made of. */
  readonly call: RegExp;
  /** Something of it that is there once it is. */
  readonly there: (page: Page) => Locator;
}

const places: readonly Place[] = [
  { path: "/tables/countries", call: /\/api\/tables\/countries(\?|$)/, there: (page) => page.getByRole("heading", { level: 1, name: /^Мамлакатлар/ }) },
  { path: "/forms/countries?_target=self", call: /\/api\/forms\/countries(\?|$)/, there: (page) => page.getByRole("button", { name: "Сақлаш" }) },
  { path: "/pages/components", call: /\/api\/pages\/components(\?|$)/, there: (page) => page.getByRole("heading", { level: 1, name: "Компонентлар" }) },
  { path: "/system/plugins", call: /\/api\/plugins(\?|$)/, there: (page) => page.getByRole("switch").first() },
];

for (const { path, call, there } of places) {
  test(`K452 what fails of ${path} is said in the specification's words, and comes in place`, async ({ page, expectProblems }) => {
    expectProblems(refused);
    const main = page.getByRole("main");
    await page.route(call, fail);
    await signIn(page, "admin", { next: path });
    await expect(main.getByText("Серверда хатолик", { exact: true })).toBeVisible();
    await checkAccessibility(page);
    await markDocument(page);
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await main.getByRole("button", { name: "Қайта юклаш" }).click();
    await expect(main.getByText("Интернет алоқаси йўқ")).toBeVisible();
    await page.unroute(call);
    await main.getByRole("button", { name: "Қайта уриниш" }).click();
    await expect(there(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.route(call, answer(403, "forbidden"));
    await page.reload();
    await main.getByRole("button", { name: "Бош саҳифа", exact: true }).click();
    await expect(page).not.toHaveURL(new RegExp(path.split("?")[0] ?? path));
  });
}

test("K452 a table of a server that starts waits for it, and comes by itself", async ({ page, expectProblems }) => {
  expectProblems(refused);
  const call = /\/api\/tables\/countries(\?|$)/;
  await page.route(call, start);
  await page.clock.install();
  await signIn(page, "clerk", { next: "/tables/countries" });
  await expect(page.getByRole("main").getByText("Тизим ишга тушмоқда", { exact: true })).toBeVisible();
  await page.unroute(call);
  await page.clock.fastForward(3_000);
  await expect(page.getByRole("heading", { level: 1, name: /^Мамлакатлар/ })).toBeVisible();
});

test("K482 among the recent places is none that is not there any more", async ({ page }) => {
  const left = [{ title: "Эски", href: "/no/such/place" }, { title: "Мамлакатлар", href: "/tables/countries" }];
  await signIn(page, "clerk", { next: "/tables/cities", stored: { platon_recent: JSON.stringify(left) } });
  await expect(page.getByRole("heading", { level: 1, name: /^Шаҳарлар/ })).toBeVisible();
  await page.keyboard.press("Control+k");
  const recent = page.getByRole("group", { name: "Яқинда очилган" }).getByRole("option");
  await expect(recent.filter({ hasText: "Мамлакатлар" })).toHaveCount(1);
  await expect(recent.filter({ hasText: "Эски" })).toHaveCount(0);
});

test("K451 a place that is not there, that failed or that the person may not see is not offered as one where they were", async ({ page, expectProblems }) => {
  expectProblems(refused);
  await signIn(page, "clerk", { next: "/404" });
  const id = await newCity(page, "Хива");
  const main = page.getByRole("main");
  const stored = async (): Promise<string> => (await page.evaluate(() => localStorage.getItem("platon_recent"))) ?? "";
  await page.route("**/api/pages/dashboard?*", fail);
  const failing = { "/tables/no_such_table": "Жадвал топилмади", "/tables/feedback": "Рухсат берилмаган", "/system/plugins": "Рухсат берилмаган", "/pages/dashboard": "Серверда хатолик", "/no/such/place": "Саҳифа топилмади" };
  for (const [path, text] of Object.entries(failing)) {
    await page.goto(path);
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  }
  expect(await stored()).toBe("");
  await page.goto(`/forms/cities/${id}?_target=self`);
  await expect.poll(stored).toContain(id);
});
