// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CountAnswer, RowsAnswer } from "#sdk/wire.ts";
import { TablePage } from "../testing/TablePage.tsx";
import { aColumn, aTable } from "../testing/testTable.ts";

const config = aTable({ columns: [aColumn("name", { footer: "count|min" }), aColumn("size", { type: "int", footer: "sum" })], isSearchable: true });
const firstPage: RowsAnswer = {
  rows: Array.from({ length: 100 }, (_, index) => ({ $id: String(index), name: "a", size: 1 })),
  page: 1, pageSize: 100, next: "next", total: null, totalIsEstimate: false, footers: [],
};
const footers = [[{ column: "name", value: 5000, label: "5 000" }, { column: "size", value: 9, label: "9" }], [{ column: "name", value: "a", label: "a" }]];

let page: TablePage;
let answerCount: (answer: CountAnswer | Error) => Promise<void>;

beforeEach(() => {
  page = new TablePage();
});

afterEach(async () => {
  expect(await page.close()).toEqual([]);
});

async function showTable(rows: RowsAnswer = firstPage): Promise<void> {
  const count = async (): Promise<CountAnswer> => await new Promise<CountAnswer>((resolve, reject) => {
    answerCount = async (answer) => await act(async () => (answer instanceof Error ? reject(answer) : resolve(answer)));
  });
  await page.show({ config, rows: async () => await Promise.resolve(rows), count });
}

const total = (): Element | null => page.page.element.querySelector("[role=table][aria-busy]");
const cells = (): string[] => [...(total()?.querySelectorAll("[role=cell]") ?? [])].map((cell) => cell.textContent);

it("T316 rows are shown before they are counted, and the footers have their place from the beginning", async () => {
  await showTable();
  expect(page.asked.rows[0]).toMatchObject({ page: 1, footers: false, count: false });
  expect([page.asked.count.length, total()?.getAttribute("aria-busy"), cells()]).toEqual([1, "true", ["", "", "", "", "", ""]]);
  const tracks = (): string | undefined => (total() as HTMLElement | null)?.style.gridTemplateColumns;
  const before = tracks();
  // Row numbers have room for four figures, whatever the count will be.
  expect(before).toMatch(/^56px /);
  await answerCount({ total: 5000, totalIsEstimate: false, footers });
  expect(tracks()).toBe(before);
  expect([total()?.getAttribute("aria-busy"), cells()]).toEqual(["false", ["", "5 000", "9", "", "a", ""]]);
});

it("T317 another order is not counted again", async () => {
  await showTable();
  await answerCount({ total: 5000, totalIsEstimate: false, footers });
  await page.page.press("name");
  expect([page.asked.rows.at(-1)?.sort, page.asked.count.length, cells()[1]]).toEqual([[{ field: "name", dir: "asc" }], 1, "5 000"]);
});

it("T318 without an answer there are no footers, and nothing fails", async () => {
  await showTable();
  await answerCount(new Error("busy"));
  expect([total(), page.page.element.querySelector("[role=alert]")]).toEqual([null, null]);
});

it("T934 a table is no higher than its `maxHeight`", async () => {
  await page.show({ config: { ...config, maxHeight: 480 }, rows: async () => await Promise.resolve(firstPage) });
  expect(page.page.element.querySelector<HTMLElement>("section[aria-label]")?.style.maxHeight).toBe("480px");
  await page.close();
  page = new TablePage();
  await page.show({ config, rows: async () => await Promise.resolve(firstPage) });
  expect(page.page.element.querySelector<HTMLElement>("section[aria-label]")?.style.maxHeight).toBe("");
});
