import type { Page } from "@playwright/test";
import { expect, test as base } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

interface Stored {
  readonly values: Readonly<Record<string, unknown>>;
  readonly version: string;
}

const texts = { Шаҳарлар: "Қалалар", "kernel.notFound.title": "Бет табылмады (kk)" };

/** What was said goes again, and then the language: other tests of this worker know the demo as it is. */
const test = base.extend<{ language: string }>({
  language: async ({ page }, use) => {
    await use("kk");
    await call(page, "put", "config/wording/kk", { texts: Object.fromEntries(Object.keys(texts).map((key) => [key, null])) });
    const path = await settingsPath(page);
    const { version } = await call<Stored>(page, "get", path);
    await call(page, "put", path, { values: { languages: [] }, version });
  },
});

test("SY253 an administrator adds a language and translates a text of the project and one of the product, and a second browser in that language shows both without a reload", async ({ page, newVisitor, language }) => {
  await signIn(page, "admin", { next: "/system/settings" });
  const list = page.getByRole("group", { name: "Ўз тиллари" });
  await list.getByRole("button", { name: "Қатор қўшиш" }).click();
  await list.getByLabel("Код").fill(language);
  await list.getByLabel("Тилнинг ўзидаги номи").fill("Қазақша");
  await list.getByLabel("BCP 47 белгиси").fill("kk");
  await list.getByRole("combobox", { name: "Ўрнини босувчи тил" }).click();
  await page.getByRole("option", { name: "Русский" }).click();
  await page.getByRole("button", { name: "Сақлаш" }).click();
  await expect(page.getByRole("status").getByText("сақланди").first()).toBeVisible();

  const visitor = await newVisitor();
  await signIn(visitor, "clerk", { next: "/404", stored: { platon_locale: language } });
  const [heading, menu] = [visitor.getByRole("heading", { level: 1 }), visitor.getByRole("complementary")];
  await expect(visitor.locator("html")).toHaveAttribute("lang", language);
  await expect(heading).toHaveText("Страница не найдена");
  await expect(menu.getByRole("link", { name: "Города", exact: true })).toBeVisible();

  await page.goto(`/system/translations?language=${language}`);
  await translate(page, "Шаҳарлар", "Города");
  await translate(page, "kernel.notFound.title", "Страница не найдена");
  await expect(heading).toHaveText(texts["kernel.notFound.title"]);
  await expect(menu.getByRole("link", { name: texts["Шаҳарлар"], exact: true })).toBeVisible();
  await visitor.goto("/404?locale=uz");
});

async function translate(page: Page, key: keyof typeof texts, source: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("searchbox").fill(key);
  const field = main.getByLabel(`Таржима: ${source}`, { exact: true });
  await field.fill(texts[key]);
  await field.blur();
}

async function call<Data>(page: Page, method: "get" | "post" | "put", path: string, data?: unknown): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const answer = await page.request[method](`/api/${path}`, { data, headers: { Authorization: `Bearer ${token}` } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

async function settingsPath(page: Page): Promise<string> {
  const { rows } = await call<{ rows: { $id: string }[] }>(page, "post", "tables/project_settings/rows", {});
  return `forms/project_settings/${rows[0]?.$id}`;
}
