// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

let table: TablePage;
beforeEach(() => void (table = new TablePage()));
afterEach(async () => {
  expect(await table.close()).toEqual([]);
});

async function showTo(permissions: readonly string[]): Promise<void> {
  const { user } = fakeCapabilities().capabilities;
  const current = createWritable({ id: "1", fullName: "A", username: "a", permissions } as never);
  await table.show({
    config: aTable({ columns: [aColumn("name", { dataNowrap: false })] }),
    given: { user: { ...user, current } },
    rows: async ({ page = 1, pageSize = 50 }) => await Promise.resolve({
      rows: [{ $id: "1", name: "n" }], page, pageSize, total: 1, totalIsEstimate: false, footers: [],
      hint: { field: "altitude", for: "sort" as const, dataset: "cities", line: '{"fields":["altitude"]}' },
    }),
    box: { width: 800, height: 300 },
  });
  await table.until(() => table.cell(0, 1)?.textContent === "n");
}

it("T805 an administrator is told below the rows which sort or filter no index serves, and the line that would", async () => {
  await showTo(["platon.admin"]);
  await table.until(() => table.page.element.querySelector("footer code"));
  expect(table.page.element.querySelector("footer code")?.textContent).toBe('{"fields":["altitude"]}');
});

it("T805 nobody else is told", async () => {
  await showTo([]);
  expect(table.page.element.querySelector("footer code")).toBeNull();
});
