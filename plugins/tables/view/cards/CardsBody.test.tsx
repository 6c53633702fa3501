// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { RowsQuery, TableConfig } from "#sdk/wire.ts";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

const config = aTable({
  columns: [
    aColumn("name", { link: "forms/t/{$id}" }), aColumn("size", { type: "int", footer: "sum" }), aColumn("note"), aColumn("state", { cellFormat: "status:done=success" }), aColumn("hidden"),
  ],
  preferences: { order: { name: 0, state: 1, size: 2, note: 3, hidden: 4 }, hidden: ["hidden"], titles: { size: "Own" }, widths: {}, pins: {} },
});
const rows = Array.from({ length: 130_000 }, (_, index) => ({ $id: `id${index}`, name: `n${index}`, size: 1_000 + index, note: index === 0 ? "" : "a", state: "done", hidden: "h" }));

let table: TablePage;
const { storage } = fakeCapabilities().capabilities;

async function show(more: Partial<TableConfig> = {}, given: object = {}): Promise<void> {
  table = new TablePage();
  await table.show({ config: { ...config, ...more }, rows, box: { width: 390, height: 600 }, isNarrow: true, given: { storage, ...given } });
}

afterEach(async () => {
  expect(await table.close()).toEqual([]);
  await storage.remove("cards..t");
});

const items = (): HTMLElement[] => [...table.page.element.querySelectorAll<HTMLElement>("[role=listitem]")];
const named = (name: string): HTMLElement | null => table.page.element.querySelector(`[aria-label="${name}"]`);

async function showCards(more: Partial<TableConfig> = {}): Promise<void> {
  await show(more);
  await table.until(() => named("tables.cards.show"));
  await table.press(named("tables.cards.show"));
  await table.until(() => items()[0]?.textContent.includes("n0"));
}

it("T860 T861 on a phone rows show as cards where the person says so, which is kept for this table and person", async () => {
  await showCards();
  expect(await storage.get("cards..t")).toBe(true);
  await table.close();
  await show();
  await table.until(() => items().length > 0);
  await table.press(named("tables.cards.show"));
  await table.until(() => items().length === 0 && table.page.element.querySelector("[role=table] [role=columnheader]"));
  expect(await storage.get("cards..t")).toBeUndefined();
});

it("T862 a card has the first column as its linked title, and the other shown columns in the person's order under their titles; what is empty is left out", async () => {
  await showCards();
  const [first, second] = items();
  expect(first?.querySelector("a")?.getAttribute("href")).toContain("forms/t/id0");
  const fields = (card: HTMLElement | undefined): string[][] => [...(card?.querySelectorAll("dl > div") ?? [])].map((field) => [...field.children].map((part) => part.textContent));
  expect(fields(first)).toEqual([["state", "done"], ["Own", "1\u00a0000"]]);
  expect(fields(second).at(-1)).toEqual(["note", "a"]);
  expect(first?.querySelector("dd")?.innerHTML).toContain("success");
});

it("T863 cards are a list in which each is named by its title, of which those in sight are in the document; the last of 130 000 is reached", async () => {
  await showCards();
  const [first] = items();
  expect([first?.getAttribute("aria-posinset"), document.getElementById(first?.getAttribute("aria-labelledby") ?? "")?.textContent]).toEqual(["1", "n0"]);
  await table.until(() => items()[0]?.getAttribute("aria-setsize") === "130000");
  expect(items().length).toBeLessThan(30);
  const scroller = table.page.element.querySelector("[role=list]")?.parentElement;
  // Cards are measured as they come, and each is as high as the box here.
  const pull = async (): Promise<boolean> => {
    await act(async () => {
      if (scroller) scroller.scrollTop = 1e9;
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    return items().at(-1)?.textContent.includes("n129999") === true;
  };
  let isThere = false;
  for (let pulls = 0; pulls < 10 && !isThere; pulls += 1) isThere = await pull();
  expect(isThere).toBe(true);
});

it("T864 cards are selected one by one and from one to another, and their menu is that of a cell", async () => {
  await showCards();
  await table.press(named("tables.cards.select")?.closest("label") ?? null);
  const marks = (): HTMLInputElement[] => [...table.page.element.querySelectorAll<HTMLInputElement>("[role=listitem] input")];
  const chosen = (): boolean[] => marks().map(({ checked }) => checked).slice(0, 4);
  await table.press(marks()[2] ?? null, { shiftKey: true });
  expect(chosen()).toEqual([true, true, true, false]);
  await table.press(marks()[1] ?? null);
  expect(chosen()).toEqual([true, false, true, false]);
  await table.press(named("tables.cards.menu"));
  await table.until(() => [...document.querySelectorAll("[role=menuitem]")].some(({ textContent }) => textContent === "overlays.cell.open"));
});

it("T865 the order of cards is chosen above them", async () => {
  await showCards();
  await table.press(named("tables.cards.order: tables.cards.noOrder"));
  await table.until(() => document.querySelector("[role=menuitemradio]"));
  await act(async () => [...document.querySelectorAll<HTMLElement>("[role=menuitemradio]")].find(({ textContent }) => textContent === "Own")?.click());
  await table.until(() => JSON.stringify(lastAsked().sort) === '[{"field":"size","dir":"asc"}]');
});

it("T868 groups have heads among their cards, which open and close them and say their footers; those of the table stand below", async () => {
  const footersOf = (label: string) => [[{ column: "size", value: 5, label }]];
  const groups = ["done", "new"].map((value) => ({ value, label: null, count: 3, footers: footersOf("5"), path: [value] }));
  const empty = { rows: [], page: 1, pageSize: 100, total: null, totalIsEstimate: false, footers: [] };
  table = new TablePage();
  await storage.set("cards..t", true);
  await table.show({
    config: { ...config, groupBy: ["state"] }, box: { width: 390, height: 600 }, isNarrow: true, given: { storage },
    rows: async ({ groupPath = [], openGroups }) => await Promise.resolve(
      groupPath.length > 0 || openGroups ? { ...empty, rows: rows.slice(0, 3), opened: openGroups?.map((path) => ({ path, rows: rows.slice(0, 3) })) ?? [] } : { ...empty, groups, groupTotal: 2 },
    ),
    count: async () => await Promise.resolve({ total: 6, totalIsEstimate: false, footers: footersOf("6") }),
  });
  const head = (): HTMLElement | null => table.page.element.querySelector("[role=listitem] [aria-expanded]");
  await table.until(() => head()?.textContent.includes("done"));
  expect([head()?.getAttribute("aria-expanded"), items()[0]?.querySelector("dl")?.textContent]).toEqual(["false", "Own5"]);
  await table.until(() => table.page.element.querySelector("section[aria-label='tables.totals']")?.textContent === "Own6");
  await table.press(head());
  await table.until(() => items().length === 5);
  expect([head()?.getAttribute("aria-expanded"), items()[1]?.textContent.includes("n0")]).toEqual(["true", true]);
});

it("T873 T874 on a phone the tools of a table fold into one menu, from which rows get another density", async () => {
  await show();
  await table.until(() => named("tables.tools"));
  expect([named("tables.columns.settings"), named("shell.density.title")]).toEqual([null, null]);
  await table.press(named("tables.tools"));
  await table.until(() => document.querySelector("[role=menu]"));
  const entries = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-menu-item]")];
  expect(entries().map(({ textContent }) => textContent)).toEqual(["tables.deleted", "tables.columns.settings", "shell.density.compact", "shell.density.comfortable"]);
  await act(async () => entries()[3]?.click());
  await table.press(named("tables.tools"));
  await table.until(() => entries()[3]?.getAttribute("aria-checked") === "true");
});

const lastAsked = (): RowsQuery => table.asked.rows.at(-1) ?? {};

it("T866 a finger that rests for half a second opens the menu of what it rests on; one that moves scrolls", async () => {
  await showCards();
  const field = items()[0]?.querySelector("dd") ?? undefined;
  const touch = (type: string, y: number): PointerEvent =>
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 10, clientY: y }), { pointerType: "touch", isPrimary: true }) as unknown as PointerEvent;
  const rest = async (moved: number): Promise<void> => {
    await act(async () => {
      field?.dispatchEvent(touch("pointerdown", 10));
      field?.dispatchEvent(touch("pointermove", 10 + moved));
      await new Promise((resolve) => setTimeout(resolve, 550));
      field?.dispatchEvent(touch("pointerup", 10 + moved));
    });
  };
  await rest(12);
  expect(document.querySelector("[role=menu]")).toBeNull();
  await rest(6);
  await table.until(() => document.querySelector("[role=menu]"));
});
