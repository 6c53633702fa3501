// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { SavedView, TableConfig, User, ViewChange } from "#sdk/wire.ts";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aFilter, aTable } from "../../testing/testTable.ts";

const aView = (id: string, query: Record<string, string>, more: Partial<SavedView> = {}): SavedView =>
  ({ id, title: id, shared: false, mayChange: true, isDefault: false, isDefaultForAll: false, state: { query, columns: null }, ...more });
const big = aView("Катталар", { sort: "-size" });
const config = aTable({ columns: [aColumn("name"), aColumn("size", { type: "int" })], filters: [aFilter("name", { title: "Исми" })], views: [big], mayShareViews: true, isSearchable: true });

let page: TablePage;
let sent: unknown[];
beforeEach(() => {
  page = new TablePage();
  sent = [];
});
afterEach(async () => {
  expect(await page.close()).toEqual([]);
});

const signedIn = (permissions: string[] = []): Partial<CapabilityMap> => ({ user: { current: createWritable({ id: "u", permissions } as unknown as User) } });

async function show(more: Partial<TableConfig> = {}, given: Partial<CapabilityMap> = signedIn()): Promise<void> {
  const { capabilities } = fakeCapabilities();
  const kept = new Map([...config.views, ...(more.views ?? [])].map((view) => [view.id, view]));
  const tables: CapabilityMap["tables"] = {
    ...capabilities.tables,
    addView: async (_name, view) => {
      sent.push(["add", view]);
      if (view.title === "юз бир") return await Promise.reject(new PlatonError("too_many_views", "expected", { status: 409, message: "Жуда кўп" }));
      return await Promise.resolve(aView("new", view.state.query, { title: view.title, shared: view.shared ?? false }));
    },
    changeView: async (_name, id, change: ViewChange) => {
      sent.push([id, change]);
      const old = kept.get(id) ?? big;
      kept.set(id, { ...old, ...change });
      return await Promise.resolve({ ...old, ...change });
    },
    removeView: async (_name, id) => void sent.push(await Promise.resolve(["remove", id])),
  };
  await page.show({ config: { ...config, ...more }, rows: [{ $id: "1", name: "Нукус", size: 1 }], given: { ...given, tables } });
}

const chip = (): HTMLElement => page.page.element.querySelector<HTMLElement>("[role=search] [aria-haspopup=menu]") as HTMLElement;
const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role^=menuitem]")];
const choose = async (label: string): Promise<void> => {
  await page.press(chip());
  await page.until(() => items().length > 0);
  await page.press(items().find((item) => item.textContent?.startsWith(label)) ?? null);
};
const asked = (): unknown => page.asked.rows.at(-1)?.sort;
const name = async (title: string): Promise<void> => {
  await page.until(() => document.querySelector("[role=dialog] input[type=text]"));
  const field = document.querySelector<HTMLInputElement>("[role=dialog] input[type=text]") as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, title);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => document.querySelector<HTMLFormElement>("[role=dialog]")?.requestSubmit());
};

describe("views of a table", () => {
  it("T654 a view opens from the menu, says when something differs from it, is saved again and put back", async () => {
    await show();
    expect([chip().textContent, asked()]).toEqual(["tables.views", []]);
    await choose("Катталар");
    expect([chip().textContent, asked()]).toEqual(["Катталар", [{ field: "size", dir: "desc" }]]);
    await page.page.press("name");
    expect([chip().textContent, chip().getAttribute("aria-label")]).toEqual(["Катталар *", "tables.viewChanged"]);
    await choose("tables.viewReset");
    expect([chip().textContent, asked()]).toEqual(["Катталар", [{ field: "size", dir: "desc" }]]);
    await page.page.press("name");
    await choose("tables.viewSave");
    expect(sent).toEqual([["Катталар", { state: { query: { sort: "name" }, columns: null } }]]);
    expect([chip().textContent, asked()]).toEqual(["Катталар", [{ field: "name", dir: "asc" }]]);
    await choose("tables.viewNone");
    expect([chip().textContent, asked()]).toEqual(["tables.views", []]);
  });

  it("T655 what is on the screen becomes a view under a name; what the server says of it is read there, and the name stays", async () => {
    await show();
    await page.page.press("name");
    await choose("tables.viewNew");
    await name("юз бир");
    await page.until(() => document.querySelector("[role=dialog]")?.textContent?.includes("Жуда кўп"));
    await name("  Исм бўйича ");
    await page.until(() => !document.querySelector("[role=dialog]"));
    expect(sent[1]).toEqual(["add", { title: "Исм бўйича", state: { query: { sort: "name" }, columns: null } }]);
    await page.until(() => document.activeElement === chip());
    expect(chip().textContent).toBe("Исм бўйича");
  });

  it("T655 the open view is renamed, shared, wanted first and deleted after a question", async () => {
    await show({}, signedIn(["platon.admin"]));
    await choose("Катталар");
    await choose("tables.viewShare");
    await choose("tables.viewDefaultForAll");
    await choose("tables.viewDefault");
    await choose("tables.viewRename");
    await name("Энг катталар");
    await choose("tables.viewRemove");
    expect(sent).toEqual([
      ["Катталар", { shared: true }], ["Катталар", { isDefaultForAll: true }], ["Катталар", { isDefault: true }], ["Катталар", { title: "Энг катталар" }], ["remove", "Катталар"],
    ]);
    expect(page.done).toContain("confirm tables.viewDeleteShared");
    expect([chip().textContent, asked()]).toEqual(["tables.views", []]);
  });

  it("T650 a view has the columns of its maker, and without it the reader has their own", async () => {
    const narrow = aView("Тор", {});
    await show({ views: [{ ...narrow, state: { query: {}, columns: { order: {}, titles: { name: "Шаҳар" }, hidden: ["size"] } } }] });
    const titles = (): string[] => [...page.page.element.querySelectorAll("[role=columnheader]")].map((title) => title.textContent ?? "");
    const before = titles();
    await choose("Тор");
    expect([titles().some((title) => title.includes("Шаҳар")), titles().length]).toEqual([true, before.length - 1]);
    await choose("tables.viewNone");
    expect(titles()).toEqual(before);
  });

  it("T657 a shared view of somebody else's is opened, wanted first and copied, and nothing else", async () => {
    await show({ mayShareViews: false, views: [aView("Умумий", { sort: "name" }, { shared: true, mayChange: false, isDefaultForAll: true })] });
    expect([chip().textContent, asked()]).toEqual(["Умумий", [{ field: "name", dir: "asc" }]]);
    await page.press(chip());
    await page.until(() => items().length > 0);
    expect(items().map((item) => item.textContent)).toEqual(["tables.viewNone", "Умумийtables.viewIsDefaultForAll", "tables.viewNew", "tables.viewDefault"]);
  });

  it("T657 a guest has no views", async () => {
    await show({}, {});
    expect(chip().textContent).toBe("tables.groupBy");
  });

  it("T653 a view that names what is gone opens, says so, and is mended", async () => {
    await show({ views: [aView("Эски", { "f.gone": "1", sort: "name" }, { isDefault: true })] });
    const notice = page.page.element.querySelector("p[role=status]");
    expect([asked(), notice?.textContent]).toEqual([[{ field: "name", dir: "asc" }], "tables.deadPartsui.remove"]);
    await page.press(notice?.querySelector("button") ?? null);
    expect(sent).toEqual([["Эски", { state: { query: { sort: "name" }, columns: null } }]]);
  });
});
