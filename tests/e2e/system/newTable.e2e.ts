import type { Page } from "@playwright/test";
import type { ChangesBody } from "#contract/config.ts";
import type { RowsAnswer } from "#contract/table.ts";
import { expect, test as base } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, untilRows } from "../tables/grid.ts";

const account = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^(Жасур Тошматов|Нодира Каримова)$/u });

/** What was made goes again: other tests of this worker know the demo as it is. */
const test = base.extend<{ table: string; fileTable: string }>({
  table: async ({ page }, use) => {
    await use("oquv_markazlari");
    await removeTable(page, "oquv_markazlari", "Ўқув марказлари");
  },
  fileTable: async ({ page }, use) => {
    await use("yilgi_omborlar");
    await removeTable(page, "yilgi_omborlar", "2026 йилги омборлар");
  },
});

test("K721, SY231 an administrator finds administration in the account menu, makes a table, and a colleague has it at once", async ({ page, newVisitor, table }) => {
  await signIn(page, "admin", { next: "/404" });
  const visitor = await newVisitor();
  await signIn(visitor, "clerk", { next: "/404" });
  await account(visitor).click();
  await expect(visitor.getByRole("menuitem", { name: "Созламалар" })).toBeVisible();
  await expect(visitor.getByRole("menuitem", { name: "Бошқарув" })).toHaveCount(0);
  await visitor.keyboard.press("Escape");
  await account(page).click();
  await page.getByRole("menuitem", { name: "Бошқарув" }).click();
  await page.getByRole("main").getByRole("button", { name: "Янги жадвал" }).click();
  await page.getByLabel("Жадвал номи").fill("Ўқув марказлари");
  await page.keyboard.press("Tab");
  await page.getByLabel("1-майдон номи").fill("Номи");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Шаҳар");
  await page.getByRole("combobox", { name: "2-майдон тури" }).click();
  await page.getByRole("option", { name: "Бошқа жадвалдаги ёзув" }).click();
  await page.getByRole("combobox", { name: "Қайси маълумотлар билан боғланади" }).click();
  await page.getByRole("option", { name: "Шаҳарлар" }).click();
  await page.getByRole("button", { name: "Жадвални яратиш" }).click();
  await expect(page).toHaveURL(new RegExp(`/tables/${table}$`));
  await page.getByRole("button", { name: "Янги ёзув" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Номи").fill("Биринчи марказ");
  await form.getByRole("combobox", { name: "Шаҳар" }).click();
  await page.getByRole("option").first().click();
  await form.getByRole("button", { name: "Сақлаш" }).click();
  await expect(form).toHaveCount(0);
  await visitor.getByRole("complementary").getByRole("link", { name: "Ўқув марказлари" }).click();
  await untilRows(visitor);
  await expect(visitor.getByText("1 та ёзув")).toBeVisible();
  // Nobody looks at it while it goes.
  await Promise.all([page.goto("/404"), visitor.goto("/404")]);
});

const stores = [
  "2026 йилги омборлар;;;;", "Номи;СТИР;Сиғими;Очилган;Шаҳар",
  "Марказий;301234567;1 200,5;05.11.2026;Тошкент", "Шимолий;204567891;800;01.02.2020;Урганч", "Жанубий;302223344;95,25;15.09.2019;Термиз",
].join("\r\n");

test("IM51, IM52 a file that is dropped on a new table becomes its fields, one of which is changed, and then its rows and its item in the menu", async ({ page, fileTable }) => {
  await signIn(page, "admin", { next: "/system/new-table" });
  const zone = page.locator("label", { hasText: "Excel ёки CSV файлини шу ерга ташланг" });
  const dropped = await page.evaluateHandle((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], "omborlar.csv"));
    return files;
  }, stores);
  await zone.dispatchEvent("dragover", { dataTransfer: dropped });
  await zone.dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.getByLabel("Жадвал номи")).toHaveValue("2026 йилги омборлар");
  const kinds = page.getByRole("combobox", { name: /-майдон тури$/ });
  await expect(kinds).toHaveText(["Қисқа матн", "Қисқа матн", "Каср сон", "Сана", /./]);
  await expect(page.getByText("Барча 3 та қатор майдонларга мос келади")).toBeVisible();
  const choose = async (kind: string): Promise<void> => {
    await kinds.nth(2).click();
    await page.getByRole("option", { name: kind, exact: true }).click();
  };
  await choose("Бутун сон");
  await expect(page.getByText("3 та қатордан 2 таси майдонларга мос келмайди")).toBeVisible();
  await expect(page.getByText("3-қатор «1 200,5»:")).toBeVisible();
  await choose("Қисқа матн");
  await expect(page.getByText("Барча 3 та қатор майдонларга мос келади")).toBeVisible();
  await page.getByRole("button", { name: "Жадвални яратиш" }).click();
  await expect(page).toHaveURL(new RegExp(`/tables/${fileTable}$`), { timeout: 30_000 });
  await untilRows(page);
  await expect(page.getByText("3 та ёзув")).toBeVisible();
  await expect(cell(page, 1, 0)).toHaveText("Марказий");
  await expect(page.getByRole("complementary").getByRole("link", { name: "2026 йилги омборлар" })).toBeVisible();
  await page.goto("/404");
});

async function removeTable(page: Page, name: string, title: string): Promise<void> {
  const call = async <Data>(path: string, body: unknown): Promise<Data> => {
    const token = await page.evaluate(() => localStorage.getItem("auth_token"));
    const answer = await page.request.post(`/api/${path}`, { data: body, headers: { Authorization: `Bearer ${token}` } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  };
  const changes: ChangesBody["changes"] = [];
  for (const [entity, field, value] of [["menus", "name", title], ["tables", "name", name], ["forms", "name", name], ["datasets", "name", name]] as const) {
    const { rows } = await call<RowsAnswer>(`tables/${entity}/rows`, { search: value });
    for (const row of rows.filter((one) => one[field] === value)) changes.push({ change: "delete", entity, id: String(row["$id"]) });
  }
  if (changes.length > 0) await call("config/changes", { changes, destructive: true });
}
