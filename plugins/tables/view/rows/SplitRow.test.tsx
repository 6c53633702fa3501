// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

const config = aTable({
  splitRowsBy: "phones",
  columns: [aColumn("name"), aColumn("phones", { type: "text_array" }), aColumn("city")],
});
const rows = [
  { $id: "a", name: "A", phones: ["11", "12"], city: "T" },
  { $id: "b", name: "B", phones: [], city: "S" },
  { $id: "c", name: "C", phones: ["31", "32", "33"], city: "B" },
];

let table: TablePage;
let copied: string | undefined;

beforeEach(async () => {
  table = new TablePage();
  await table.show({ config, rows, box: { width: 900, height: 400 } });
  await table.until(() => grid()?.querySelectorAll("[data-parts]").length === 3);
});

afterEach(async () => {
  expect(await table.close()).toEqual([]);
});

const grid = (): HTMLElement | null => table.grid;
const all = (selector: string): HTMLElement[] => [...(grid()?.querySelectorAll<HTMLElement>(selector) ?? [])];
const cell = (line: number, column: number, part: number): HTMLElement | undefined => all(`[data-line="${line}"] [data-column="${column}"][data-part="${part}"]`)[0];
const spanned = (line: number, column: number): HTMLElement | undefined => all(`[data-line="${line}"] [data-column="${column}"]`)[0];
const focused = (): string => document.activeElement?.textContent ?? "";

async function copy(): Promise<string | undefined> {
  copied = undefined;
  const event = Object.assign(new Event("copy", { bubbles: true, cancelable: true }), {
    clipboardData: { setData: (type: string, text: string) => { if (type === "text/plain") copied = text; } },
  });
  await act(async () => document.activeElement?.dispatchEvent(event));
  return copied;
}

it("T740 the other cells span the rows of a record, and screen readers are told over how many", () => {
  expect(all("[data-line='0'] > [role=row]").map((row) => row.textContent)).toEqual(["1A11T", "12"]);
  expect([0, 1, 3].map((column) => spanned(0, column)?.getAttribute("aria-rowspan"))).toEqual(["2", "2", "2"]);
  expect(cell(0, 2, 1)?.style.gridRow).toBe("2");
  expect(all("[data-line='1'] > [role=row]").map((row) => row.textContent)).toEqual(["2BS"]);
});

it("T743 the arrows walk over the parts in their column, and over the records beside it", async () => {
  await table.press(cell(0, 2, 0) ?? null);
  await table.key("ArrowDown");
  expect(focused()).toBe("12");
  await table.key("ArrowLeft");
  expect(focused()).toBe("A");
  await table.key("ArrowDown");
  expect(focused()).toBe("B");
});

it("T744 a record is one selected row, and its copy has what it shows as a whole in the first line", async () => {
  await table.press(spanned(2, 0) ?? null);
  expect(all("[role=row][aria-selected=true]")).toHaveLength(3);
  expect(await copy()).toBe("C\t31\tB\n\t32\t\n\t33\t");
});

it("T744 a single part is copied alone, and columns without parts a line a record", async () => {
  await table.press(cell(2, 2, 1) ?? null);
  expect(await copy()).toBe("32");
  await table.press(spanned(0, 1) ?? null);
  await table.key("ArrowDown", { shiftKey: true });
  expect(await copy()).toBe("A\nB");
});
