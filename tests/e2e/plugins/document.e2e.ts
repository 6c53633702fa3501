import { call } from "../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, untilRows } from "../tables/grid.ts";
import { chooseFiles, grantCapability, installFiles, openPlugin, pluginCard, switchPlugin } from "./pluginsPage.ts";
import { readListings } from "./readListings.ts";

test.use({ isTabKept: true });

const listings = readListings("plugins.md");
const pluginFiles = listings.filter(({ name }) => !name.includes("/"));

test("K190 K191 K192 K200 S332 SY8 the plugin of docs/plugins.md adds a screen, a form element and a cell format, goes and comes back while a second browser watches, and leaves nothing behind", async ({ page, newVisitor, server, expectProblems }) => {
  test.setTimeout(180_000);
  // Its details are open when it is deleted.
  expectProblems([/404 .*plugins\/hearts\/(usage|incidents)/]);
  const token = await tokenOf(server, "admin");
  const exported = async () => (await call(server, "GET config/export", { token })).data;
  const before = await exported();
  const visitor = await newVisitor();
  await signIn(visitor, "admin", { next: "/tables/countries" });
  await visitor.evaluate(() => void (document.documentElement.dataset["seen"] = "1"));
  const sheetsBefore = await visitor.evaluate(() => document.adoptedStyleSheets.length);
  const item = visitor.locator("aside").getByRole("link", { name: "Hearts", exact: true });

  await signIn(page, "admin", { next: "/system/plugins" });
  const panel = await chooseFiles(page, pluginFiles);
  await expect(panel.locator("[data-difference=added]")).toContainText("Жадваллар");
  await panel.getByRole("button", { name: "Бекор қилиш" }).click();
  await expect(pluginCard(page, "hearts")).toHaveCount(0);
  await installFiles(page, pluginFiles);
  await expect(item).toBeVisible();
  const card = await openPlugin(page, "hearts");
  await grantCapability(card, "tables");
  await grantCapability(card, "toasts");
  await grantCapability(card, "commands");
  await checkAccessibility(page);

  const files = listings.filter(({ name }) => name.includes("/")).map(({ name, text }) => ({ path: name, text }));
  const applied = await call(server, "POST config/apply", { body: { files: [...(await exported()), ...files] }, token });
  expect(applied.body).toMatchObject({ statusCode: 200 });

  // The element gives the form a value, which is saved and read by the format.
  await visitor.evaluate(() => window.history.pushState({}, "", "/forms/hearts?_target=self"));
  await visitor.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
  await visitor.getByLabel("Name").fill("Аа Лола Каримова");
  await visitor.getByRole("combobox", { name: "Topic" }).click();
  await visitor.getByRole("option", { name: "Таклиф" }).click();
  await visitor.getByRole("button", { name: "4 / 5" }).click();
  await expect(visitor.getByRole("button", { name: "4 / 5" })).toHaveAttribute("aria-pressed", "true");
  await visitor.getByLabel("Message").fill("Жуда яхши, раҳмат сизга");

  await switchPlugin(page, "hearts", false, true);
  await expect(visitor.getByText("hearts.mark")).toBeVisible();
  await expect(item).toHaveCount(0);
  await switchPlugin(page, "hearts", true);
  await expect(visitor.getByRole("button", { name: "4 / 5" })).toHaveAttribute("aria-pressed", "true");
  await visitor.getByRole("button", { name: "Сақлаш" }).click();

  const saved = async () => (await call(server, "POST tables/{name}/rows", { params: { name: "hearts" }, body: {}, token })).data.rows;
  await expect.poll(async () => (await saved()).find((row) => row["full_name"] === "Аа Лола Каримова")?.["rating"]).toBe(4);
  await item.click();
  await expect(visitor.getByRole("heading", { name: "Hearts" })).toBeVisible();
  await expect(visitor.locator("main li", { hasText: "Аа Лола Каримова" })).toContainText("♥♥♥♥");
  expect(await visitor.evaluate(() => document.documentElement.dataset["seen"])).toBe("1");

  await visitor.getByRole("button", { name: "Count" }).click();
  await expect(visitor.getByText(/^♥ \d+$/)).toBeVisible();

  const rows = await newVisitor();
  await signIn(rows, "admin", { next: "/tables/hearts?q=Аа Лола" });
  await untilRows(rows);
  await expect(cell(rows, 2, 0)).toHaveText("♥♥♥♥");

  const realms = visitor.workers().length;
  // Gone from under the screen that shows it.
  await switchPlugin(page, "hearts", false, true);
  await expect(visitor.getByText("Саҳифа топилмади")).toBeVisible();
  await expect(item).toHaveCount(0);
  await expect(cell(rows, 2, 0)).toHaveText("4");
  // What is left is the spare for whoever comes next.
  await expect.poll(() => visitor.workers().length).toBeLessThan(realms);
  await switchPlugin(page, "hearts", true);
  await expect(visitor.locator("main li", { hasText: "Аа Лола Каримова" })).toBeVisible();

  await rows.close();
  await openPlugin(page, "hearts");
  await screenshotMatrix(page, "plugins");
  await call(server, "DELETE plugins/{id}", { params: { id: "hearts" }, token });
  await expect(item).toHaveCount(0);
  await expect(visitor.getByText("Саҳифа топилмади")).toBeVisible();
  const cleaned = await call(server, "POST config/apply", { body: { files: before, deletions: true }, token });
  expect(cleaned.body).toMatchObject({ statusCode: 200 });
  const byPath = (files: readonly { readonly path: string }[]) => files.toSorted((a, b) => a.path.localeCompare(b.path));
  expect(byPath(await exported())).toEqual(byPath(before));
  const plugins = (await call(server, "GET plugins", { token })).data;
  expect(JSON.stringify(plugins)).not.toContain("hearts");
  // Of what it drew in the open tab neither a realm nor a rule is left, but the spare.
  await expect.poll(() => visitor.workers().filter((worker) => worker.url().startsWith("blob:")).length).toBeLessThanOrEqual(1);
  await expect.poll(async () => await visitor.locator("iframe[src*='//g-']").count()).toBeLessThanOrEqual(1);
  const sheets = async (): Promise<number> => await visitor.evaluate(() => document.adoptedStyleSheets.filter(({ cssRules }) => cssRules.length > 0).length);
  await expect.poll(sheets).toBe(sheetsBefore);
});
