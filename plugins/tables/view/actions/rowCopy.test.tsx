// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { HttpCapability } from "#sdk/capabilities/http.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { TableConfig } from "#sdk/wire.ts";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

let table: TablePage;
let called: unknown[] = [];
beforeEach(() => void ([table, called] = [new TablePage(), []]));
afterEach(async () => expect(await table.close()).toEqual([]));

async function showMenu(more: Partial<TableConfig>, permissions = ["platon.admin"]): Promise<void> {
  const { http } = fakeCapabilities().capabilities;
  const call = (async (name: string, options: { body: unknown }) => (called.push([name, options.body]), await Promise.resolve({ id: "o2", name: "cities_copy" }))) as unknown as HttpCapability["call"];
  const user = { id: "u", permissions } as unknown as CapabilityMap["user"]["current"]["value"];
  await table.show({
    config: { ...aTable({ columns: [aColumn("name", { dataNowrap: false })], form: "tables" }), ...more }, rows: [{ $id: "o1", name: "cities" }],
    box: { width: 900, height: 360 }, given: { user: { current: createWritable(user) }, http: { ...http, call } },
  });
  await table.until(() => table.cell(0, 1)?.textContent === "cities");
  await act(async () => void table.cell(0, 1)?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })));
  await table.until(() => document.querySelector("[role=menuitem]"));
}

const copy = (): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find(({ textContent }) => textContent === "places.copy");

it("CF744 an object of configuration is copied from the menu of its row, and the copy is opened", async () => {
  await showMenu({ entity: "tables" });
  await table.press(copy() ?? null);
  await table.until(() => table.done.includes("open forms/tables/o2"));
  expect(called).toEqual([["POST config/copy", { entity: "tables", id: "o1" }]]);
});

it("CF744 rows of datasets, and who may make none or is no administrator, have no copy", async () => {
  await showMenu({ dataset: "cities" });
  expect(copy()).toBeUndefined();
  await showMenu({ entity: "tables", permissions: { read: true, insert: false, update: true, delete: true, export: true } });
  expect(copy()).toBeUndefined();
  await showMenu({ entity: "tables" }, ["demo.read"]);
  expect(copy()).toBeUndefined();
});
