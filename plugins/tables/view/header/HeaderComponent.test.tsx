// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aGroup, aTable } from "../../testing/testTable.ts";

let table: TablePage;

beforeEach(async () => {
  table = new TablePage();
  const size = aColumn("size", { title: "Ҳажми", hint: "Килограммда", headerComponent: "SizeTitle", dataNowrap: false });
  const config = aTable({ columns: [aColumn("name"), { ...aGroup("sums", [size]), headerComponent: "SumsTitle", hint: "Ой охирида" }] });
  await table.show({ config, rows: [{ $id: "1", name: "a", size: "b" }], box: { width: 800, height: 300 } });
  await table.until(() => table.cell(0, 1)?.textContent === "a");
});

afterEach(async () => {
  expect(await table.close()).toEqual([]);
});

const drawn = (): HTMLElement[] => [...table.page.element.querySelectorAll<HTMLElement>("[role=columnheader] [data-view=component]")];

it("T803 a column and a group of columns have their titles drawn by the components that they name", () => {
  const given = drawn().map((one) => JSON.parse(one.textContent) as { name: string; instead: string; props: { sort: unknown } });
  expect(given.map(({ name, instead, props }) => [name, instead, props.sort])).toEqual([["SumsTitle", "sums", null], ["SizeTitle", "Ҳажми", null]]);
});

it("T978 the hint of a column, and of a group of columns, stands over its title", () => {
  const hints = [...table.page.element.querySelectorAll<HTMLElement>("[data-tooltip]")].flatMap(({ dataset, role, textContent }) =>
    ["Килограммда", "Ой охирида"].includes(dataset["tooltip"] ?? "") ? [[dataset["tooltip"], role === "columnheader" ? "group" : textContent.includes("Ҳажми")]] : []);
  expect(hints).toEqual([["Ой охирида", "group"], ["Килограммда", true]]);
});

it("T803 a press on the component sorts, and the button beside it has the column's title for the keyboard", async () => {
  await table.press(drawn()[1] ?? null);
  await table.until(() => table.asked.rows.some(({ sort }) => sort?.[0]?.field === "size"));
  const button = table.page.element.querySelector("[role=columnheader] button[data-beside]");
  expect(button?.textContent).toContain("Ҳажми");
});
