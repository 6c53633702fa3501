// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

const config = aTable({
  columns: [aColumn("name", { link: "forms/t/{$id}" }), aColumn("size", { type: "int" }), aColumn("note", { dataNowrap: false }), aColumn("state", { cellFormat: "status:done=success" })],
  leftFixed: 1,
  rightFixed: 1,
});
const rows = Array.from({ length: 300 }, (_, index) => ({ $id: `id${index}`, name: `n${index}`, size: 1_000 + index, note: "a\nb", state: "done" }));

let table: TablePage;
let copied: string | undefined;

beforeEach(async () => {
  table = new TablePage();
  copied = undefined;
  const clipboard = { writeText: async (text: string) => void (copied = await Promise.resolve(text)), readText: async () => await Promise.resolve("") };
  await table.show({ config, rows, box: { width: 1_000, height: 360 }, given: { clipboard } });
  await table.until(() => table.cell(0, 1)?.textContent === "n0" && table.grid?.getAttribute("aria-rowcount") === "301");
});

afterEach(async () => {
  expect(await table.close()).toEqual([]);
});

const focused = (): unknown => {
  const cell = document.activeElement as HTMLElement | null;
  return [Number(cell?.parentElement?.dataset["line"]), Number(cell?.dataset["column"])];
};
const drawn = (): number => table.page.element.querySelectorAll("[data-line]").length;
const selected = (): number[] => [...table.page.element.querySelectorAll<HTMLElement>("[role=row][aria-selected=true]")].map((row) => Number(row.dataset["line"]));

it("T606 a body of elements is a grid with all its rows and columns counted, of which those in sight are there", () => {
  const { grid } = table;
  expect([grid?.getAttribute("aria-rowcount"), grid?.getAttribute("aria-colcount"), grid?.getAttribute("aria-multiselectable")]).toEqual(["301", "5", "true"]);
  expect([...(grid?.querySelectorAll("[role=columnheader]") ?? [])].map((name) => name.textContent)).toEqual(["tables.rowNumber", "name", "size", "note", "state"]);
  expect(table.cell(3, 0)?.parentElement?.getAttribute("aria-rowindex")).toBe("5");
  expect(drawn()).toBeLessThan(30);
});

it("T28 row numbers continue over the pages, as elements too", async () => {
  await table.press(table.cell(0, 1));
  await table.key("End", { ctrlKey: true });
  await table.until(() => table.cell(299, 0)?.textContent === "300");
});

it("T607 columns pinned at the right stay at their side, as those at the left do", () => {
  expect([table.cell(0, 0)?.style.left, table.cell(0, 1)?.style.left, table.cell(0, 4)?.style.right]).toEqual(["0px", "56px", "0px"]);
  expect([table.cell(0, 2)?.dataset["pinned"], table.cell(0, 4)?.dataset["pinned"]]).toEqual([undefined, "true"]);
});

it("T608 a column whose `dataNowrap` is false shows all lines of its texts", () => {
  expect([table.cell(0, 3)?.dataset["wraps"], table.cell(0, 1)?.dataset["wraps"]]).toEqual(["true", undefined]);
});

it("T602 the keys of ARIA's grid move the focus from cell to cell, also to rows that were not in the document", async () => {
  await table.press(table.cell(0, 1));
  await table.key("ArrowDown");
  await table.key("ArrowRight");
  expect(focused()).toEqual([1, 2]);
  await table.key("End", { ctrlKey: true });
  await table.until(() => JSON.stringify(focused()) === "[299,4]");
  await table.key("Home", { ctrlKey: true });
  expect(focused()).toEqual([0, 0]);
});

it("T603 T52 with Shift keys draw a range, which is copied as tab-separated text", async () => {
  await table.press(table.cell(1, 1));
  await table.key("ArrowRight", { shiftKey: true });
  await table.key("ArrowDown", { shiftKey: true });
  const data = new Map<string, string>();
  const event = Object.assign(new Event("copy", { bubbles: true, cancelable: true }), { clipboardData: { setData: (type: string, text: string) => data.set(type, text) } });
  await act(async () => document.activeElement?.dispatchEvent(event));
  expect(data.get("text/plain")).toBe("n1\t1001\nn2\t1002");
  expect(copied).toBeUndefined();
});

it("T604 T98 rows are selected by their number, by Space, and all of them by Ctrl+A; Escape takes them back", async () => {
  await table.press(table.cell(2, 0));
  await table.press(table.cell(4, 0), { shiftKey: true });
  expect(selected()).toEqual([2, 3, 4]);
  await table.key("ArrowDown");
  await table.key(" ");
  expect(selected()).toEqual([2, 3, 4, 5]);
  await table.key("a", { ctrlKey: true });
  await table.until(() => table.page.element.querySelector("footer")?.textContent.includes("300"));
  expect(await table.key("Escape")).toBe(true);
  expect(selected()).toEqual([]);
  // What is not the body's goes on to whoever is around it.
  expect(await table.key("Escape")).toBe(false);
});

it("T53 T54 a cell's link is a real one, and opens by Enter", async () => {
  expect(table.cell(0, 1)?.querySelector("a")?.getAttribute("href")).toContain("forms/t/id0");
  await table.press(table.cell(0, 1));
  await table.key("Enter");
  expect(table.done.filter((line) => line.startsWith("open"))).toEqual(["open forms/t/id0?_target=self"]);
});

it("T90 the key of the menu opens that of the cell", async () => {
  await table.press(table.cell(0, 2));
  await table.key("F10", { shiftKey: true });
  await table.until(() => document.querySelector("[role=menu]"));
});

it("T46 a status is a badge in the colour of its tone", () => {
  expect(table.cell(0, 4)?.textContent).toBe("done");
  expect(table.cell(0, 4)?.innerHTML).toContain("success");
});

it("T609 text that somebody selected within a cell is copied as everywhere", async () => {
  await table.press(table.cell(1, 1));
  const set = vi.fn();
  window.getSelection()?.selectAllChildren(table.cell(1, 2) as Node);
  const event = Object.assign(new Event("copy", { bubbles: true, cancelable: true }), { clipboardData: { setData: set } });
  await act(async () => document.activeElement?.dispatchEvent(event));
  expect([set.mock.calls.length, event.defaultPrevented]).toEqual([0, false]);
});
