// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CountAnswer } from "#sdk/wire.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

// Pinned at the right: the body of elements draws it.
const config = aTable({ isPaged: true, pageSize: 25, rightFixed: 1, columns: [aColumn("name"), aColumn("note")] });
const rows = Array.from({ length: 60 }, (_, index) => ({ $id: `id${index}`, name: `n${index}`, note: "" }));

let table: TablePage;
beforeEach(() => void (table = new TablePage()));
afterEach(async () => expect(await table.close()).toEqual([]));

const box = { width: 900, height: 400 };
const pager = (): HTMLElement | null => table.page.element.querySelector("nav");
const button = (name: string): HTMLElement | null => table.page.element.querySelector(`nav [aria-label="tables.pages.${name}"]`);
const field = (): HTMLInputElement | null => table.page.element.querySelector("nav input");
const asked = () => table.asked.rows.map(({ page, pageSize }) => [page, pageSize]);

async function type(text: string): Promise<void> {
  await act(async () => {
    field()?.focus();
    if (field()) (field() as HTMLInputElement).value = text;
  });
  await table.key("Enter");
}

it("T746 a paged table shows a page of rows with their numbers, and its pager leads to the others", async () => {
  await table.show({ config, rows, box });
  await table.until(() => table.cell(0, 1)?.textContent === "n0" && pager()?.textContent?.includes("/ 3"));
  expect(table.grid?.getAttribute("aria-rowcount")).toBe("26");
  await table.press(button("next"));
  await table.until(() => table.cell(0, 1)?.textContent === "n25");
  expect(table.cell(0, 0)?.textContent).toBe("26");
  await table.press(button("last"));
  await table.until(() => table.cell(0, 1)?.textContent === "n50" && table.cell(9, 0)?.textContent === "60");
  expect([button("next"), button("first")].map((one) => one?.getAttribute("aria-disabled"))).toEqual(["true", "false"]);
  await type("2");
  await table.until(() => table.cell(0, 1)?.textContent === "n25");
  await type("x");
  expect(field()?.value).toBe("2");
  expect(asked()).toEqual([[1, 25], [2, 25], [3, 25], [2, 25]]);
});

it("T747 another order begins at the first page", async () => {
  await table.show({ config, rows, box });
  await table.until(() => table.cell(0, 1)?.textContent === "n0");
  await table.press(button("next"));
  await table.until(() => field()?.value === "2");
  await table.press(table.page.element.querySelector("[role=columnheader] button"));
  await table.until(() => field()?.value === "1");
});

it("T748 a number of pages that nobody counted says so, and the next page is reached", async () => {
  await table.show({ config, rows, box, count: async () => await Promise.resolve({ total: null, totalIsEstimate: false, footers: [] }) });
  await table.until(() => pager()?.textContent?.includes("tables.uncounted"));
  await table.press(button("next"));
  await table.until(() => table.cell(0, 1)?.textContent === "n25");
  expect(button("last")?.getAttribute("aria-disabled")).toBe("true");
});

it("T749 a page beyond the last leads to the last", async () => {
  const answer = async ({ page = 1, pageSize = 25 }) => {
    const shown = rows.slice((page - 1) * pageSize, page * pageSize);
    return await Promise.resolve({ rows: shown, page, pageSize, ...(page < 3 && { next: "x" }), total: null, totalIsEstimate: false, footers: [] });
  };
  let tell = (_answer: CountAnswer): void => undefined;
  const counted = new Promise<CountAnswer>((resolve) => void (tell = resolve));
  await table.show({ config, rows: answer, box, count: async () => await counted });
  await table.until(() => pager()?.textContent?.includes("…"));
  await type("9");
  await table.until(() => field()?.value === "9");
  tell({ total: 60, totalIsEstimate: false, footers: [] });
  await table.until(() => field()?.value === "3" && table.cell(9, 0)?.textContent === "60");
});

it("T841 what was selected on one page stays selected on another; all that match are selected on every page", async () => {
  const acted: unknown[] = [];
  const { tables } = fakeCapabilities().capabilities;
  const button = { id: "done", title: "done", icon: null, link: null, action: "endpoint:x", scope: "selection" as const, confirmText: null, sortOrder: 0, displayCondition: null };
  await table.show({
    config: { ...config, buttons: [button] }, rows, box,
    given: { tables: {
      ...tables, ids: async () => await Promise.resolve({ ids: ["id2"] }),
      act: async (_name, _button, body) => await Promise.resolve((acted.push(body), { affected: 1, missing: 0, errors: [], skipped: 0 })),
    } },
  });
  await table.until(() => table.cell(0, 1)?.textContent === "n0");
  const selected = (): number => table.page.element.querySelectorAll("[role=row][aria-selected=true]").length;
  const press = async (text: string): Promise<void> => await table.press([...table.page.element.querySelectorAll<HTMLElement>("[role=region] button")].find((one) => one.textContent === text) ?? null);
  const next = async (row: string): Promise<void> => {
    await table.press(table.page.element.querySelector(`nav [aria-label="tables.pages.next"]`));
    await table.until(() => table.cell(0, 1)?.textContent === row);
  };
  await table.press(table.cell(2, 0));
  await table.until(() => table.page.element.querySelector("[role=region]"));
  await next("n25");
  await table.until(() => table.page.element.querySelector("[role=region]"));
  expect(selected()).toBe(0);
  await press("tables.act.all");
  await table.until(() => selected() > 5);
  await next("n50");
  await table.until(() => selected() > 5);
  await press("done");
  await table.until(() => acted.length === 1);
  expect(acted).toEqual([{ filters: {} }]);
});
