import type { Page } from "@playwright/test";
import type { ProjectInfo } from "#contract/info.ts";
import { dateNames } from "#core/format/dateNames.ts";
import { localeInfo, locales, type Locale } from "#core/locale.ts";
import { words as kitWords } from "#sdk/ui/words.ts";
import type { Texts } from "#core/wording/defineWords.ts";
import { kernelWords } from "../../../src/kernel/shell/words/kernelWords.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { changeAnswer } from "./changeAnswer.ts";

test.use({ isTabKept: true });

const sources = [kernelWords, kitWords];
const texts = new Map<Locale, Texts>();
test.beforeAll(async () => {
  for (const locale of locales) texts.set(locale, Object.assign({}, ...(await Promise.all(sources.map((source) => source(locale))))) as Texts);
});
const textOf = (locale: Locale, key: string): string => {
  const found = texts.get(locale)?.[key];
  if (found === undefined) throw new Error(`no text ${key}`);
  return found;
};
const routeTexts = async (page: Page, texts: unknown): Promise<void> => {
  await page.route(/\/api\/web\/assets\/translations/, (route) =>
    route.fulfill({ json: { statusCode: 200, message: "", data: texts, errors: null } }),
  );
};

test("K324 every language is complete on the screen: its wording, its month names, its tag", async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, "admin", { next: "/404" });
  for (const locale of locales) {
    await page.goto(`/forms/applications?_target=self&locale=${locale}`);
    await expect(page.locator("html")).toHaveAttribute("lang", localeInfo[locale].tag);
    await expect(page.getByRole("button", { name: textOf(locale, "kernel.theme"), exact: true })).toBeVisible();
    await page.getByRole("button", { name: textOf(locale, "ui.openCalendar") }).first().click();
    const today = new Date();
    const month = dateNames[locale].months[today.getMonth()] ?? "";
    const weekday = dateNames[locale].weekdaysShort[0] ?? "";
    const calendar = page.locator("[role=dialog], [data-popover]").filter({ hasText: weekday }).first();
    await expect(calendar).toContainText(new RegExp(month, "i"));
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => localStorage.getItem("platon_locale"))).toBe(locale);
  }
});

test("K304 K460 of the address's language counts what the project offers: it is stored and told, another is not", async ({ page }) => {
  await changeAnswer<ProjectInfo>(page, "info", (info) => {
    info.locales = info.locales.filter((locale) => locale !== "kh");
  });
  const told: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/user-locale/")) told.push(new URL(request.url()).searchParams.get("locale"));
  });
  await signIn(page, "clerk", { next: "/404" });
  for (const [locale, shown] of [["ru", "ru"], ["kh", "ru"], ["en", "en"]] as const) {
    await page.goto(`/404?locale=${locale}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(shown, "kernel.notFound.title"));
    await expect.poll(() => page.evaluate(() => localStorage.getItem("platon_locale"))).toBe(shown);
    // The server is told once the user is known.
    await expect.poll(() => told.at(-1)).toBe(shown);
  }
  await page.goto("/404?locale=uz");
  await expect.poll(() => told).toEqual(["ru", "en", "uz"]);
});

test("K307 html in a translation is text", async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1">';
  await routeTexts(page, { "kernel.notFound.title": hostile, "kernel.theme": "<b>x</b>", __proto__: { x: "y" }, constructor: "c" });
  await signIn(page, "clerk", { next: "/404" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hostile);
  await expect(page.getByRole("button", { name: "<b>x</b>" })).toBeVisible();
  await expect(page.locator("main img, header b")).toHaveCount(0);
});
