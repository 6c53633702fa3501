import type { Page } from "@playwright/test";
import type { ChangesBody } from "#contract/config.ts";
import type { RowsAnswer } from "#contract/table.ts";
import { expect, test as base } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { untilRows } from "../tables/grid.ts";

const account = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^(Жасур Тошматов|Нодира Каримова)$/u });

/** What was made goes again: other tests of this worker know the demo as it is. */
const test = base.extend<{ table: string }>({
  table: async ({ page }, use) => {
    await use("oquv_markazlari");
    await removeTable(page, "oquv_markazlari", "Ўқув марказлари");
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
