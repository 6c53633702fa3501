// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { ActionBody, ColumnPreferences, RowsAnswer, RowsQuery, TableButton, TableRow } from "#sdk/wire.ts";
import type { TableChange } from "#sdk/capabilities/tables.ts";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

const levels = [{ level: 2, table: "towns", parentField: "region", parentKey: "code" }, { level: 3, table: "visits", parentField: "town" }];
const config = aTable({ id: "regions-id", name: "regions", title: "Regions", columns: [aColumn("name"), aColumn("code")], levels });
const aButton = (id: string, more: Partial<TableButton>): TableButton => ({
  id, title: id, icon: null, link: null, action: null, scope: "selection", confirmText: null, sortOrder: 0, displayCondition: null, ...more,
});
const children = {
  towns: aTable({ id: "towns-id", name: "towns", title: "Towns", columns: [aColumn("town")], form: "towns", buttons: [aButton("close", { action: 'set:{"town":"x"}' })] }),
  visits: aTable({ id: "visits-id", name: "visits", title: "Visits", columns: [aColumn("note")] }),
};

let table: TablePage;
let regions: TableRow[];
let failing: PlatonError | undefined;
let acted: { name: string; body: ActionBody }[];
let kept: { id: string; level: number; own: ColumnPreferences | null }[];
let tell: Record<string, (change: TableChange) => void>;

const answer = (rows: TableRow[]): RowsAnswer => ({ rows, page: 1, pageSize: 100, total: rows.length, totalIsEstimate: false, footers: [] });

/** Regions A to E; each has two towns, each of these one visit. */
async function rows({ level = 1, parent, sort = [] }: RowsQuery): Promise<RowsAnswer> {
  if (level === 1) return await Promise.resolve(answer(sort[0]?.dir === "desc" ? regions.toReversed() : regions));
  if (failing) throw failing;
  const { id = "" } = parent ?? {};
  if (level === 3) return answer([{ $id: `${id}v`, note: `visit of ${id}` }]);
  return answer(["1", "2"].map((number) => ({ $id: `${id}${number}`, town: `town ${id}${number}` })));
}

beforeEach(async () => {
  [table, failing, acted, kept, tell] = [new TablePage(), undefined, [], [], {}];
  regions = [..."ABCDE"].map((id) => ({ $id: id, name: `region ${id}`, code: `code ${id}` }));
  const { tables } = fakeCapabilities().capabilities;
  const user = { current: createWritable({ id: "u", permissions: [] } as unknown as CapabilityMap["user"]["current"]["value"]) };
  await table.show({
    config, children, rows, box: { width: 900, height: 360 },
    given: {
      user,
      tables: {
        ...tables,
        act: async (name, _button, body) => await Promise.resolve((acted.push({ name, body }), { affected: 1, missing: 0, errors: [], skipped: 0 })),
        savePreferences: async (id, level, own) => void (await Promise.resolve(kept.push({ id, level, own }))),
        watch: (name, _query, listener) => {
          tell[name] = listener;
          return { dispose: () => undefined };
        },
      },
    },
  });
  await table.until(() => table.cell(0, 1)?.textContent === "region A");
});

afterEach(async () => {
  expect(await table.close()).toEqual([]);
});

const all = (selector: string): HTMLElement[] => [...table.page.element.querySelectorAll<HTMLElement>(selector)];
const details = (): string[] => all("[data-detail] strong").map((one) => one.textContent);
const opened = (): (string | null | undefined)[] => all("[role=row][aria-expanded=true]").map((row) => row.querySelector("[data-column='1']")?.textContent);
const cells = (): string[] => all("[data-detail] [data-column='1']").map((one) => one.textContent);
/** In the child table that stands first. */
const childCell = (line: number, column: number): HTMLElement | null => table.page.element.querySelector(`[data-detail] [data-line="${line}"] > [data-column="${column}"]`);

async function open(line: number): Promise<void> {
  await table.press(table.cell(line, 0)?.querySelector("[data-toggle]") ?? null);
}

it("T806 a row of a table with `levels` opens its child table below it, whose rows are those of the next level that lead to the row", async () => {
  expect(table.asked.config).toEqual([{ name: "regions", level: undefined }]);
  await open(1);
  await table.until(() => cells().includes("town B2"));
  expect(table.asked.config.slice(1)).toEqual([{ name: "towns", level: 2 }]);
  expect(table.asked.rows.at(-1)).toMatchObject({ level: 2, parent: { id: "B" } });
  expect([details(), opened()]).toEqual([["Towns: region B"], ["region B"]]);
  await open(1);
  expect([details(), opened()]).toEqual([[], []]);
});

it("T807 several rows are open at once, and their child table's configuration is read once", async () => {
  for (const line of [0, 2, 4]) await open(line);
  await table.until(() => cells().includes("town E2"));
  expect(details()).toEqual(["Towns: region A", "Towns: region C", "Towns: region E"]);
  expect(table.asked.config.filter(({ name }) => name === "towns")).toHaveLength(1);
});

it("T808 a row of a child table opens that of the level below, to any depth", async () => {
  await open(0);
  await table.until(() => childCell(1, 1)?.textContent === "town A2");
  await table.press(childCell(1, 0)?.querySelector("[data-toggle]") ?? null);
  await table.until(() => cells().includes("visit of A2"));
  expect(table.asked.rows.at(-1)).toMatchObject({ level: 3, parent: { id: "A2" } });
  expect(details()).toEqual(["Towns: region A", "Visits: town A2"]);
  expect(all("[data-detail] [data-detail] [data-toggle]")).toEqual([]);
});

it("T809 on a row's number Right opens and Left closes its child table, Alt with Down and Up on any of its cells; the focus stays, and Escape in the child table leads back", async () => {
  await table.press(table.cell(2, 0));
  await table.key("ArrowRight");
  await table.until(() => cells().includes("town C1"));
  expect(document.activeElement).toBe(table.cell(2, 0));
  await table.key("ArrowRight");
  expect(document.activeElement).toBe(table.cell(2, 1));
  await table.key("ArrowUp", { altKey: true });
  expect([details(), document.activeElement]).toEqual([[], table.cell(2, 1)]);
  await table.key("ArrowDown", { altKey: true });
  await table.until(() => childCell(0, 1));
  await table.press(childCell(0, 1));
  await table.key("ArrowDown");
  expect(document.activeElement).toBe(childCell(1, 1));
  expect(await table.key("Escape")).toBe(true);
  expect(document.activeElement).toBe(table.cell(2, 1));
  await table.press(table.cell(2, 0));
  await table.key("ArrowLeft");
  expect(details()).toEqual([]);
});

it("T810 keys, presses and copying in a child table are its own", async () => {
  await table.press(table.cell(0, 2));
  await open(1);
  await table.until(() => childCell(1, 1));
  await table.press(childCell(1, 0));
  expect(all("[role=row][aria-selected=true]").map((row) => row.textContent)).toEqual(["2town B2"]);
  await table.key("a", { ctrlKey: true });
  expect(all("[role=row][aria-selected=true]")).toHaveLength(2);
  const copied = new Map<string, string>();
  const event = Object.assign(new Event("copy", { bubbles: true, cancelable: true }), { clipboardData: { setData: (type: string, text: string) => copied.set(type, text) } });
  await act(async () => document.activeElement?.dispatchEvent(event));
  expect(copied.get("text/plain")).toBe("town B1\ntown B2");
});

it("T811 a table with child tables is a tree grid: rows say whether they are open and stand at level 1, a child table at level 2", async () => {
  const grid = table.page.element.querySelector("[role=treegrid]");
  expect(grid?.getAttribute("aria-rowcount")).toBe("6");
  await open(1);
  await table.until(() => cells().includes("town B2"));
  const row = table.cell(1, 1)?.parentElement;
  const detail = table.page.element.querySelector("[data-detail]");
  expect([row?.getAttribute("aria-level"), row?.getAttribute("aria-expanded"), row?.getAttribute("aria-rowindex")]).toEqual(["1", "true", "3"]);
  expect([detail?.getAttribute("role"), detail?.getAttribute("aria-level"), detail?.firstElementChild?.getAttribute("aria-colspan")]).toEqual(["row", "2", "3"]);
  expect(table.cell(2, 1)?.parentElement?.getAttribute("aria-expanded")).toBe("false");
});

it("T812 an open row stays open wherever it stands after a change by others, and its child table is not drawn anew; one that is gone is forgotten", async () => {
  await open(1);
  await table.until(() => cells().includes("town B2"));
  const detail = table.page.element.querySelector("[data-detail]");
  regions = [{ $id: "N", name: "region N", code: "n" }, ...regions];
  await act(async () => tell["regions"]?.({ recordIds: ["N"] }));
  await table.until(() => table.cell(2, 1)?.textContent === "region B");
  expect([opened(), table.page.element.querySelector("[data-detail]")]).toEqual([["region B"], detail]);
  const whole = regions;
  regions = regions.filter(({ $id }) => $id !== "B");
  await act(async () => tell["regions"]?.({ recordIds: ["B"] }));
  await table.until(() => details().length === 0);
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 1_100)));
  regions = whole;
  await act(async () => tell["regions"]?.({ recordIds: ["B"] }));
  await table.until(() => table.cell(2, 1)?.textContent === "region B");
  expect(opened()).toEqual([]);
});

it("T813 in another order the same rows are open", async () => {
  await open(1);
  await table.until(() => cells().includes("town B2"));
  await table.page.press("name");
  await table.page.press("name");
  await table.until(() => table.cell(0, 1)?.textContent === "region E" && cells().includes("town B2"));
  expect(opened()).toEqual(["region B"]);
});

it("T814 what is done with rows of a child table is asked of the level below its row", async () => {
  await open(0);
  await table.until(() => childCell(0, 0));
  await table.press(childCell(0, 0));
  await table.until(() => table.page.element.querySelector("[data-detail] [role=region]"));
  await table.page.press("close");
  await table.until(() => acted.length === 1);
  expect(acted).toEqual([{ name: "regions", body: { ids: ["A1"], level: 2, parent: { id: "A" } } }]);
});

it("T815 a new record of a child table leads to the row above, by what its field holds", async () => {
  await open(3);
  await table.until(() => details().length === 1);
  await table.until(() => all("button").some((one) => one.textContent.includes("tables.new")));
  await table.page.press("tables.new");
  expect(table.done.filter((line) => line.startsWith("open "))).toEqual(["open forms/towns?_target=modal&region=code+D"]);
});

it("T816 a change of a child table's records by others shows in it", async () => {
  await open(0);
  await table.until(() => cells().includes("town A2"));
  const before = table.asked.rows.length;
  await act(async () => tell["towns"]?.({ recordIds: ["A1"] }));
  await table.until(() => table.asked.rows.length > before);
  expect(table.asked.rows.at(-1)).toMatchObject({ level: 2, parent: { id: "A" } });
});

it("T817 what the server refuses stands in place of the child table's rows, which are asked for again by a press", async () => {
  failing = new PlatonError("internal", "bug", { status: 500 });
  await open(0);
  const again = (): HTMLElement | undefined => all("[data-detail] button").find((one) => one.textContent !== "" && !one.textContent.startsWith("tables."));
  await table.until(again);
  expect(cells()).toEqual([]);
  failing = undefined;
  await table.press(again() ?? null);
  await table.until(() => cells().includes("town A2"));
});

it("T818 a column that was changed below one row is so below all, and is kept for its level", async () => {
  await open(1);
  await open(0);
  await table.until(() => cells().includes("town A2") && cells().includes("town B2"));
  await act(async () => all("[data-detail] [data-title]")[0]?.focus());
  await table.key("ArrowRight", { shiftKey: true });
  await table.until(() => kept.length > 0);
  expect(kept[0]).toMatchObject({ id: "towns-id", level: 2 });
  const tracks = all("[data-detail] [role=rowgroup]").map((one) => one.style.gridTemplateColumns).filter((one) => one !== "");
  expect([tracks.length, new Set(tracks).size]).toEqual([2, 1]);
});
