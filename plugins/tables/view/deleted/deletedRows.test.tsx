// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { BulkBody, TableConfig } from "#sdk/wire.ts";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

const config = aTable({
  columns: [aColumn("name", { link: "forms/f/{$id}" }), aColumn("note", { dataNowrap: false })], form: "f",
  buttons: [{ id: "done", title: "done", icon: null, link: null, action: 'set:{"note":"x"}', scope: "selection", confirmText: null, sortOrder: 0, displayCondition: null }],
});

let table: TablePage;
let sent: BulkBody[] = [];
beforeEach(() => void ([table, sent] = [new TablePage(), []]));
afterEach(async () => expect(await table.close()).toEqual([]));

const button = (text: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>("button, [role=menuitem]")].find((one) => one.textContent === text || one.getAttribute("aria-label") === text) ?? null;

const showTo = async (...permissions: string[]): Promise<void> => await show({}, permissions);

async function show(more: Partial<TableConfig> = {}, permissions: readonly string[] = []): Promise<void> {
  const { tables } = fakeCapabilities().capabilities;
  const user = { id: "u", permissions } as unknown as CapabilityMap["user"]["current"]["value"];
  const named = (name: string) => Array.from({ length: 3 }, (_, index) => ({ $id: `${name}${index}`, name: `${name}${index}`, note: "a" }));
  await table.show({
    config: { ...config, ...more }, box: { width: 1_000, height: 360 },
    rows: async ({ deleted }) => await Promise.resolve({ rows: named(deleted ?? "living"), page: 1, pageSize: 100, total: 3, totalIsEstimate: false, footers: [] }),
    given: {
      user: { current: createWritable(user) },
      tables: { ...tables, ids: async () => await Promise.resolve({ ids: [] }), bulk: async (_name, body) => await Promise.resolve((sent.push(body), { affected: 2, missing: 0, errors: [], skipped: 0 })) },
    },
  });
  await table.until(() => table.cell(0, 1)?.textContent === "living0");
}

async function showDeleted(): Promise<void> {
  await table.press(button("tables.deleted"));
  await table.until(() => table.cell(0, 1)?.textContent === "only0");
}

it("T837 a switch shows the deleted rows in place of the living, and says so; they lead nowhere, and another press leads back", async () => {
  await show();
  expect(table.cell(0, 1)?.querySelector("a")).not.toBeNull();
  await showDeleted();
  expect(table.page.element.textContent).toContain("tables.deleted.shown");
  expect(table.cell(0, 1)?.querySelector("a")).toBeNull();
  expect(table.asked.rows.at(-1)).toMatchObject({ deleted: "only" });
  await table.press(button("tables.deleted.leave"));
  await table.until(() => table.cell(0, 1)?.textContent === "living0");
});

it("T837 who may not delete rows has no such switch", async () => {
  await show({ permissions: { ...config.permissions, delete: false } });
  expect(button("tables.deleted")).toBeNull();
});

it("T838 selected deleted rows are restored, and by an administrator deleted for good after a question with their number", async () => {
  await show();
  await showDeleted();
  const select = async (): Promise<void> => {
    await table.press(table.cell(0, 0));
    await table.press(table.cell(1, 0), { shiftKey: true });
    await table.until(() => button("tables.restore"));
  };
  await select();
  expect([button("done"), button("tables.bulk"), button("tables.erase")]).toEqual([null, null, null]);
  await table.press(button("tables.restore"));
  await table.until(() => button("tables.restore") === null);
  expect(sent).toEqual([{ ids: ["only0", "only1"], restore: true }]);
  await table.close();
  [table, sent] = [new TablePage(), []];
  await showTo("platon.admin");
  await showDeleted();
  await select();
  await table.press(button("tables.erase"));
  await table.until(() => sent.length === 1);
  expect(sent).toEqual([{ ids: ["only0", "only1"], delete: true, isHard: true }]);
  expect(table.done).toContain("confirm tables.erase.ask");
});

it("T838 the menu of a cell restores and deletes for good its row alone", async () => {
  await showTo("platon.admin");
  await showDeleted();
  await act(async () => void table.cell(2, 1)?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })));
  await table.until(() => button("tables.erase"));
  await act(async () => button("tables.restore")?.click());
  await table.until(() => sent.length === 1);
  expect(sent).toEqual([{ ids: ["only2"], restore: true }]);
});
