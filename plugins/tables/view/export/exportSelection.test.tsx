// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { ExportQuestion } from "#sdk/wire.ts";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

const config = aTable({ columns: [aColumn("name"), aColumn("note", { dataNowrap: false })] });
const rows = Array.from({ length: 6 }, (_, index) => ({ $id: `id${index}`, name: `n${index}`, note: "a" }));

let table: TablePage;
let asked: ExportQuestion[] = [];
beforeEach(async () => {
  [table, asked] = [new TablePage(), []];
  const { tables } = fakeCapabilities().capabilities;
  await table.show({
    config, rows, frame: "layout", box: { width: 1_000, height: 360 },
    given: { tables: { ...tables, startExport: async (_resource, question) => (asked.push(question), await new Promise<never>(() => undefined)) } },
  });
  await table.until(() => table.cell(0, 1)?.textContent === "n0");
});
afterEach(async () => expect(await table.close()).toEqual([]));

const dialog = (): HTMLElement | null => document.querySelector("[role=dialog]");
const scope = (at: number): HTMLInputElement | undefined => dialog()?.querySelectorAll<HTMLInputElement>("fieldset:first-of-type input[type=radio]")[at];

async function open(): Promise<void> {
  await table.press(table.page.element.querySelector("button[aria-label='tables.export']"));
  await table.until(() => scope(3));
}

it("T840 the export offers the selected records with their number, and takes those that were chosen", async () => {
  await table.press(table.cell(1, 0));
  await table.press(table.cell(3, 0), { ctrlKey: true });
  await open();
  expect([scope(3)?.checked, dialog()?.textContent?.includes("tables.export.selection")]).toEqual([true, true]);
  await act(async () => [...(dialog()?.querySelectorAll<HTMLElement>("footer button") ?? [])].at(-1)?.click());
  expect(asked[0]).toMatchObject({ scope: "selection", ids: ["id1", "id3"] });
});

it("T840 without a selection there is none to export", async () => {
  await open();
  expect([scope(3)?.disabled, scope(0)?.checked]).toEqual([true, true]);
});
