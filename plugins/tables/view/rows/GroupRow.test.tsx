// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { RowsAnswer, RowsQuery } from "#sdk/wire.ts";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

const config = aTable({
  columns: [aColumn("name"), aColumn("status", { title: "Status", cellFormat: "status:done=success" }), aColumn("size", { type: "int", footer: "sum" })],
  groupBy: ["status"],
});

const groups = [
  { value: "done", label: null, count: 3, footers: [[{ column: "size", value: 6, label: "6" }]], path: ["done"] },
  { value: null, label: null, count: 1_200, footers: [[{ column: "size", value: 4, label: "4" }]], path: [null] },
];

async function answer({ groupPath = [], openGroups }: RowsQuery): Promise<RowsAnswer> {
  const empty = { page: 1, pageSize: 100, total: null, totalIsEstimate: false, footers: [] };
  if (groupPath.length === 0) return await Promise.resolve({ ...empty, rows: [], groups, groupTotal: 2 });
  const rows = [1, 2, 3].map((size) => ({ $id: `id${size}`, name: `n${size}`, status: "done", size }));
  if (openGroups) return await Promise.resolve({ ...empty, rows: [], opened: openGroups.map((path) => ({ path, rows })) });
  return await Promise.resolve({ ...empty, rows });
}

let table: TablePage;

beforeEach(async () => {
  table = new TablePage();
  await table.show({ config, rows: answer, box: { width: 900, height: 360 } });
  await table.until(() => table.cell(0, 0)?.textContent.includes("done"));
});

afterEach(async () => {
  expect(await table.close()).toEqual([]);
});

const row = (at: number): HTMLElement | null => table.page.element.querySelector(`[data-line="${at}"]`);
const texts = (): string[] => [...table.page.element.querySelectorAll<HTMLElement>("[data-line]")].map((line) => line.textContent);

it("T616 a group is headed by its field and value as the column shows it, its number of rows, and its own footers under their columns", () => {
  expect(texts()).toEqual(["Status: done 36", "Status: tables.noValue 1\u00a02004"]);
  expect(row(0)?.querySelector("[data-column='0']")?.innerHTML).toContain("success");
  expect(table.cell(0, 3)?.textContent).toBe("6");
});

it("T617 a grouped table is a tree grid: heads say whether they are open, rows how deep they stand", async () => {
  const grid = table.page.element.querySelector("[role=treegrid]");
  expect([grid?.getAttribute("aria-rowcount"), row(0)?.getAttribute("aria-expanded"), row(0)?.getAttribute("aria-level")]).toEqual(["3", "false", "1"]);
  await table.press(table.cell(0, 0));
  await table.until(() => table.cell(1, 1)?.textContent === "n1");
  expect([row(0)?.getAttribute("aria-expanded"), row(1)?.getAttribute("aria-level"), grid?.getAttribute("aria-rowcount")]).toEqual(["true", "2", "6"]);
});

it("T618 Right opens a group and Left closes it, Enter and Space do both, and the focus stays on its head", async () => {
  await table.press(table.cell(1, 3));
  await table.key("ArrowUp");
  await table.key("ArrowRight");
  await table.until(() => texts().length === 5);
  expect((document.activeElement as HTMLElement).parentElement).toBe(row(0));
  await table.key("ArrowLeft");
  expect(texts()).toHaveLength(2);
  await table.key("Enter");
  await table.until(() => texts().length === 5);
  await table.key(" ");
  expect(texts()).toHaveLength(2);
});

it("T619 row numbers begin anew in each group, and what was selected in a group stays selected while it is closed", async () => {
  await table.press(table.cell(0, 0));
  await table.until(() => table.cell(1, 0)?.textContent === "1");
  await table.press(table.cell(2, 0));
  expect(row(2)?.getAttribute("aria-selected")).toBe("true");
  await table.until(() => table.page.element.querySelector("footer strong")?.textContent === "1");
  await table.press(table.cell(0, 0));
  expect(texts()).toHaveLength(2);
  await table.press(table.cell(0, 0));
  await table.until(() => row(2)?.getAttribute("aria-selected") === "true");
  expect(table.page.element.querySelector("footer strong")?.textContent).toBe("1");
});

it("T614 all groups open and close together by one button in the header", async () => {
  const button = (): HTMLElement | null => table.page.element.querySelector("[role=table] button[aria-label]");
  expect(button()?.getAttribute("aria-label")).toBe("tables.openGroups");
  await table.press(button());
  await table.until(() => table.page.element.querySelectorAll("[aria-expanded=true]").length === 2);
  expect(button()?.getAttribute("aria-label")).toBe("tables.closeGroups");
  await table.press(button());
  await table.until(() => texts().length === 2);
});

it("T604 all rows that are selected together are rows, and not the heads of their groups", async () => {
  await table.press(table.cell(0, 0));
  await table.until(() => table.cell(1, 1)?.textContent === "n1");
  await table.press(table.cell(2, 1));
  await table.key("a", { ctrlKey: true });
  await table.until(() => table.page.element.querySelector("footer strong")?.textContent === "3");
  expect(row(0)?.getAttribute("aria-selected")).toBeNull();
  expect(table.cell(1, 1)?.getAttribute("aria-selected")).toBe("true");
});

it("T621 on paper the heads of groups stand above their rows", async () => {
  await table.press(table.cell(0, 0));
  await table.until(() => table.cell(1, 1)?.textContent === "n1");
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  const printed = [...table.page.element.querySelectorAll("[data-printed] tbody tr")].map((line) => line.textContent);
  expect(printed).toEqual(["Status: done (3)", "1n1done1", "2n2done2", "3n3done3", "Status: tables.noValue (1\u00a0200)"]);
});
