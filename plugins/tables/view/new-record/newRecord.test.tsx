// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { TableChange } from "#sdk/capabilities/tables.ts";
import type { IdsAnswer, IdsQuery, TableConfig } from "#sdk/wire.ts";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

const config = aTable({ columns: [aColumn("name"), aColumn("note", { dataNowrap: false })], form: "f", sort: [{ field: "name", dir: "asc" }] });
const rows = Array.from({ length: 300 }, (_, index) => ({ $id: `id${index}`, name: `n${index}`, note: "a" }));

let table: TablePage;
let asked: IdsQuery[] = [];
let tell: (change: TableChange) => void = () => undefined;
let events: CapabilityMap["events"];
beforeEach(() => void ([table, asked] = [new TablePage(), []]));
afterEach(async () => expect(await table.close()).toEqual([]));

async function show(places: IdsAnswer, more: Partial<TableConfig> = {}): Promise<void> {
  const { capabilities } = fakeCapabilities();
  ({ events } = capabilities);
  const watch: CapabilityMap["tables"]["watch"] = (_name, _query, listener) => {
    tell = listener;
    return { dispose: () => undefined };
  };
  await table.show({
    config: { ...config, ...more }, rows, box: { width: 1_000, height: 360 },
    given: { events, tables: { ...capabilities.tables, watch, ids: async (_name, query = {}) => await Promise.resolve((asked.push(query), places)) } },
  });
  await table.until(() => table.cell(0, 1)?.textContent === "n0");
}

const save = async (id: string, form = "f"): Promise<void> => await act(async () => await events.emit("FormSaved", { form, id, isNew: true }));
const reads = (): number => table.asked.rows.filter(({ page }) => page === 1).length;

it("T839 a record that was made above the table is brought into sight where it stands, selected, with the focus on it", async () => {
  await show({ ids: ["id250"], places: [250] });
  await save("id250");
  await table.until(() => document.activeElement?.closest("[data-line]")?.getAttribute("data-line") === "250");
  await table.until(() => table.page.element.querySelector("[role=row][aria-selected=true]")?.textContent.includes("n250"));
  expect(asked[0]).toEqual({ filters: {}, sort: [{ field: "name", dir: "asc" }], among: ["id250"], places: true });
});

it("T835 rows are loaded again once for a new record, also where the server tells of it before it answers", async () => {
  await show({ ids: [] });
  const before = reads();
  await act(async () => tell({ recordIds: ["new"] }));
  await save("new");
  await act(async () => tell({ recordIds: ["other"] }));
  await table.until(() => reads() > before);
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 400)));
  expect(reads()).toBe(before + 1);
});

it("T839 a record that the filters hide is said to be saved, with a way to it; one of another form is none of the table's", async () => {
  const shown = vi.fn<CapabilityMap["toasts"]["show"]>(async () => await Promise.resolve());
  const { capabilities } = fakeCapabilities();
  ({ events } = capabilities);
  await table.show({ config, rows, box: { width: 1_000, height: 360 }, given: { events, toasts: { show: shown }, tables: { ...capabilities.tables, ids: async () => await Promise.resolve({ ids: [], places: [] }) } } });
  await table.until(() => table.cell(0, 1)?.textContent === "n0");
  await save("new", "another");
  expect(shown).not.toHaveBeenCalled();
  await save("new");
  await table.until(() => shown.mock.calls.length === 1);
  expect(shown.mock.calls[0]?.[0]).toMatchObject({ kind: "info", text: "tables.saved.hidden", action: { label: "tables.saved.open" } });
  await act(async () => shown.mock.calls[0]?.[0].action?.run());
  expect(table.done).toContain("open forms/f/new?_target=modal");
});
