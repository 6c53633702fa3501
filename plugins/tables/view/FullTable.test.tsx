// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import type { CountAnswer, CountQuery, RowsAnswer, RowsQuery } from "#sdk/wire.ts";
import { tables } from "../index.ts";
import { aColumn, aTable } from "../testing/testTable.ts";

const config = aTable({ columns: [aColumn("name", { footer: "count|min" }), aColumn("size", { type: "int", footer: "sum" })], isSearchable: true });
const firstPage: RowsAnswer = {
  rows: Array.from({ length: 100 }, (_, index) => ({ $id: String(index), name: "a", size: 1 })),
  page: 1, pageSize: 100, next: "next", total: null, totalIsEstimate: false, footers: [],
};
const footers = [[{ column: "name", value: 5000, label: "5 000" }, { column: "size", value: 9, label: "9" }], [{ column: "name", value: "a", label: "a" }]];

let page: PluginPage;
let asked: { rows: RowsQuery[]; count: CountQuery[] };
let answerCount: (answer: CountAnswer | Error) => Promise<void>;

beforeEach(() => {
  page = new PluginPage();
  asked = { rows: [], count: [] };
});

afterEach(async () => {
  expect(await page.close()).toEqual([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function showTable(rows: RowsAnswer = firstPage): Promise<void> {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal("ResizeObserver", class { observe(): void {} disconnect(): void {} });
  // What jsdom lacks: a document's fonts, and a canvas.
  Object.defineProperty(document, "fonts", { configurable: true, value: new EventTarget() });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const { capabilities } = fakeCapabilities();
  const given = {
    ...capabilities.tables,
    config: async () => await Promise.resolve(config),
    rows: async (_name: string, query: RowsQuery = {}) => (asked.rows.push(query), await Promise.resolve(rows)),
    count: (_name: string, query: CountQuery = {}) => {
      asked.count.push(query);
      return new Promise<CountAnswer>((resolve, reject) => {
        answerCount = async (answer) => await act(async () => (answer instanceof Error ? reject(answer) : resolve(answer)));
      });
    },
  };
  const plugin = runPlugin(tables, { ...capabilities, tables: given });
  const { component: Screen } = plugin.contribution("screen", "table");
  await page.show(plugin, <Screen params={{ name: "t" }} query={{}} isPublic={false} frame="modal" />);
}

const total = (): Element | null => page.element.querySelector("[role=table][aria-busy]");
const cells = (): string[] => [...(total()?.querySelectorAll("[role=cell]") ?? [])].map((cell) => cell.textContent);

it("T316 rows are shown before they are counted, and the footers have their place from the beginning", async () => {
  await showTable();
  expect(asked.rows[0]).toMatchObject({ page: 1, footers: false, count: false });
  expect([asked.count.length, total()?.getAttribute("aria-busy"), cells()]).toEqual([1, "true", ["", "", "", "", "", ""]]);
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
  await page.press("name");
  expect([asked.rows.at(-1)?.sort, asked.count.length, cells()[1]]).toEqual([[{ field: "name", dir: "asc" }], 1, "5 000"]);
});

it("T318 without an answer there are no footers, and nothing fails", async () => {
  await showTable();
  await answerCount(new Error("busy"));
  expect([total(), page.element.querySelector("[role=alert]")]).toEqual([null, null]);
});
