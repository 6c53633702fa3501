// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { RowsAnswer, RowsQuery } from "#sdk/wire.ts";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

const levels = [{ level: 2, table: "towns", parentField: "region" }];
const config = aTable({ id: "regions-id", name: "regions", title: "Regions", columns: [aColumn("name"), aColumn("code")], levels });
const children = { towns: aTable({ id: "towns-id", name: "towns", title: "Towns", columns: [aColumn("town")] }) };

let table: TablePage;
let { storage } = fakeCapabilities().capabilities;

/** Regions A to E, each with one town. */
async function rows({ level = 1, parent, sort = [] }: RowsQuery): Promise<RowsAnswer> {
  const ids = [..."ABCDE"].map((id) => ({ $id: id, name: `region ${id}`, code: id }));
  const regions = sort[0]?.dir === "desc" ? ids.toReversed() : ids;
  const found = level === 1 ? regions : [{ $id: `${parent?.id}1`, town: `town of ${parent?.id}` }];
  return await Promise.resolve({ rows: found, page: 1, pageSize: 100, total: found.length, totalIsEstimate: false, footers: [] });
}

async function show(isNarrow = false, of = config): Promise<void> {
  table = new TablePage();
  await table.show({ config: of, children, rows, box: { width: 900, height: 360 }, isNarrow, given: { storage } });
  // A table without child tables is drawn on a canvas.
  await table.until(() => (of.levels.length > 0 ? table.cell(0, 1)?.textContent === "region A" : table.page.element.querySelector("[data-title]")));
}

beforeEach(() => {
  ({ storage } = fakeCapabilities().capabilities);
});

afterEach(async () => {
  expect(await table.close()).toEqual([]);
});

const choice = (): HTMLElement | null => table.page.element.querySelector("[aria-label='tables.levels.beside']");
const divider = (): HTMLElement | null => table.page.element.querySelector("[role=separator][aria-label='tables.levels.divider']");
const text = (): string => divider()?.nextElementSibling?.textContent ?? "";
const opened = (): (string | undefined)[] => table.asked.rows.filter(({ level }) => level === 2).map(({ parent }) => parent?.id);
const wait = async (time: number): Promise<void> => await act(async () => await new Promise((resolve) => setTimeout(resolve, time)));

async function showBeside(): Promise<void> {
  await show();
  await table.press(choice());
  await table.until(() => divider() && table.cell(4, 1));
}

it("T930 T931 who chooses so has the child table of the active row beside the rows, which open nothing then; the choice is kept for the person and the table", async () => {
  await showBeside();
  await table.press(table.cell(1, 1));
  await table.until(() => text().includes("town of B"));
  expect(text()).toContain("Towns: region B");
  expect([divider()?.getAttribute("aria-orientation"), table.page.element.querySelector("[data-toggle]")]).toEqual(["vertical", null]);
  expect(await storage.get("beside..regions-id")).toBe(true);
  await table.close();
  await show();
  await table.until(divider);
  expect(choice()?.getAttribute("aria-pressed")).toBe("true");
  await table.press(choice());
  await table.until(() => table.page.element.querySelector("[data-toggle]"));
  expect([divider(), await storage.get("beside..regions-id")]).toEqual([null, undefined]);
});

it("T930 in a narrow window the child table stands below the rows; a table without child tables has no such choice", async () => {
  await storage.set("beside..regions-id", true);
  await show(true);
  await table.until(divider);
  expect(divider()?.getAttribute("aria-orientation")).toBe("horizontal");
  await table.close();
  await show(false, { ...config, levels: [] });
  expect([choice(), divider()]).toEqual([null, null]);
});

it("T931 where the divider stands is kept, and what was kept is read as far as it is a place", async () => {
  await storage.set("beside.share", "nowhere");
  await showBeside();
  const first = Number(divider()?.getAttribute("aria-valuenow"));
  await act(async () => divider()?.focus());
  await table.key("ArrowLeft");
  expect(divider()?.getAttribute("aria-valuenow")).toBe(`${first - 2}`);
  expect(await storage.get("beside.share")).toBe(first - 2);
});

it("T932 rows that arrows pass over are asked nothing: the child table of another row comes when it has been active for 250 ms", async () => {
  await showBeside();
  await table.press(table.cell(0, 1));
  await table.until(() => text().includes("town of A"));
  for (let at = 0; at < 3; at += 1) {
    await table.key("ArrowDown");
    await wait(80);
  }
  expect([opened(), text().includes("town of A")]).toEqual([["A"], true]);
  await table.until(() => text().includes("town of D"));
  expect(opened()).toEqual(["A", "D"]);
});

it("T933 beside the rows stands what to do while no row is active, also when others have come in their place", async () => {
  await showBeside();
  expect(text()).toContain("tables.levels.choose");
  expect(table.asked.config.filter(({ name }) => name === "towns")).toEqual([]);
  await table.press(table.cell(2, 1));
  await table.until(() => text().includes("town of C"));
  expect(text()).not.toContain("tables.levels.choose");
  await table.page.press("name");
  await table.page.press("name");
  await table.until(() => table.cell(0, 1)?.textContent === "region E" && text().includes("tables.levels.choose"));
});
