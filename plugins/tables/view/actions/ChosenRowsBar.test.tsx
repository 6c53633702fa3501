// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { ActionBody, IdsQuery, TableButton } from "#sdk/wire.ts";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

const aButton = (id: string, more: Partial<TableButton>): TableButton => ({
  id, title: id, icon: null, link: null, action: null, scope: "selection", confirmText: null, sortOrder: 0, displayCondition: null, ...more,
});
const config = aTable({
  columns: [aColumn("name"), aColumn("note", { dataNowrap: false })],
  buttons: [
    aButton("remove", { action: "delete", confirmText: "sure?" }),
    aButton("done", { scope: "row", action: 'set:{"name":"x"}', displayCondition: "row.name !== 'n1'" }),
  ],
  form: "f",
});
const rows = Array.from({ length: 600 }, (_, index) => ({ $id: `id${index}`, name: `n${index}`, note: "a" }));

let table: TablePage;
let acted: { button: string; body: ActionBody }[] = [];
let askedIds: IdsQuery[] = [];

async function show(): Promise<void> {
  [table, acted, askedIds] = [new TablePage(), [], []];
  const { tables } = fakeCapabilities().capabilities;
  await table.show({
    config, rows, box: { width: 1_000, height: 360 },
    given: {
      tables: {
        ...tables,
        act: async (_name, button, body) => await Promise.resolve((acted.push({ button, body }), { affected: 2, missing: 1, errors: [], skipped: 0 })),
        ids: async (_name, query = {}) => await Promise.resolve((askedIds.push(query), { ids: ["a", "b", "c"] })),
      },
    },
  });
  await table.until(() => table.cell(0, 1)?.textContent === "n0" && table.grid?.getAttribute("aria-rowcount") === "601");
}

afterEach(async () => {
  expect(await table.close()).toEqual([]);
});

const bar = (): HTMLElement | null => table.page.element.querySelector("[role=region]");
const button = (text: string): HTMLElement | undefined => [...table.page.element.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent.includes(text));

it("T680 while rows are selected a bar says how many and has the buttons of the selection, which get the ids of these rows and clear the selection when it is done", async () => {
  await show();
  expect(bar()).toBeNull();
  await table.press(table.cell(2, 0));
  await table.press(table.cell(4, 0), { shiftKey: true });
  await table.until(bar);
  await table.press(button("remove") ?? null);
  await table.until(() => acted.length === 1);
  expect(acted).toEqual([{ button: "remove", body: { ids: ["id2", "id3", "id4"] } }]);
  expect(table.done).toContain("confirm sure?");
  await table.until(() => bar() === null);
  expect(table.done.some((line) => line.startsWith("toast success tables.act.done"))).toBe(true);
});

it("T681 all rows that match are the question on the screen, and rows of a range that are not loaded are asked for by their places", async () => {
  await show();
  await table.press(table.cell(2, 0));
  await table.until(bar);
  await table.press(button("tables.act.all") ?? null);
  await table.until(() => button("tables.act.all") === undefined);
  await table.press(button("remove") ?? null);
  await table.until(() => acted.length === 1);
  expect(acted[0]?.body).toEqual({ filters: {} });
  await table.until(() => bar() === null);
  await table.press(table.cell(1, 0));
  await table.press(table.cell(1, 1));
  await table.key("End", { ctrlKey: true });
  await table.until(() => table.cell(598, 0));
  await table.press(table.cell(598, 0), { shiftKey: true });
  await table.until(bar);
  await table.press(button("remove") ?? null);
  await table.until(() => acted.length === 2);
  expect(askedIds).toMatchObject([{ from: 1, count: 598 }]);
  expect(acted[1]?.body).toEqual({ ids: ["a", "b", "c"] });
});

it("T682 the menu of a cell has the buttons of its row, where their condition on the row holds", async () => {
  await show();
  const ask = async (line: number): Promise<string[]> => {
    await act(async () => void table.cell(line, 1)?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })));
    await table.until(() => document.querySelector("[role=menuitem]"));
    await act(async () => await new Promise((resolve) => setTimeout(resolve, 20)));
    return [...document.querySelectorAll("[role=menuitem]")].map((item) => item.textContent);
  };
  expect(await ask(1)).toEqual(["overlays.cell.copy"]);
  await table.key("Escape");
  expect(await ask(0)).toEqual(["overlays.cell.copy", "done"]);
  await act(async () => document.querySelectorAll<HTMLElement>("[role=menuitem]")[1]?.click());
  await table.until(() => acted.length === 1);
  expect(acted).toEqual([{ button: "done", body: { ids: ["id0"] } }]);
});

it("T834 records that were selected stay selected under another search: those that it finds are drawn as selected, the others are counted apart", async () => {
  const found = (search = ""): typeof rows => rows.slice(0, 30).filter(({ name }) => name.includes(search));
  table = new TablePage();
  acted = [];
  const { tables } = fakeCapabilities().capabilities;
  await table.show({
    config: { ...config, isSearchable: true }, box: { width: 1_000, height: 360 },
    rows: async ({ search }) => await Promise.resolve({ rows: search ? found(search) : rows.slice(0, 30), page: 1, pageSize: 100, total: search ? found(search).length : 30, totalIsEstimate: false, footers: [] }),
    given: {
      tables: {
        ...tables,
        act: async (_name, pressed, body) => await Promise.resolve((acted.push({ button: pressed, body }), { affected: 2, missing: 0, errors: [], skipped: 0 })),
        ids: async (_name, { among = [], search } = {}) => await Promise.resolve({ ids: found(search).flatMap(({ $id }) => (among.includes($id) ? [$id] : [])) }),
      },
    },
  });
  await table.until(() => table.cell(0, 1)?.textContent === "n0");
  await table.press(table.cell(1, 0));
  await table.press(table.cell(2, 0), { ctrlKey: true });
  await table.until(bar);
  await search("n2");
  const drawn = (): (string | undefined)[] => [...table.page.element.querySelectorAll("[role=row][aria-selected=true]")].map((row) => row.querySelectorAll("[role=gridcell]")[0]?.textContent);
  await table.until(() => bar()?.textContent.includes("tables.act.notShown"));
  await table.until(() => drawn().join() === "n2");
  await table.press(button("remove") ?? null);
  await table.until(() => acted.length === 1);
  expect(acted[0]?.body).toEqual({ ids: ["id1", "id2"] });
});

async function search(text: string): Promise<void> {
  const input = table.page.element.querySelector<HTMLInputElement>("input[type=search]");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await table.until(() => table.cell(0, 1)?.textContent.includes(text) && table.asked.rows.at(-1)?.search === text);
}
