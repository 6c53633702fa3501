import { expect, it } from "vitest";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { TableColumn, TableRow } from "#sdk/wire.ts";
import { aColumn } from "../testing/testTable.ts";
import { CellFormatter, cellFormats } from "./index.ts";

function shown(column: TableColumn, row: TableRow) {
  const { capabilities } = fakeCapabilities();
  const options = { formats: cellFormats, locale: "uz", timeZone: "Asia/Tashkent", log: capabilities.logging, columns: [column], expressions: new Map() } as const;
  return new CellFormatter(options).format(column, row);
}

it("T800 `component:<name>` has the cells of a column drawn by that component, which gets what an expression of a cell sees", () => {
  const cell = shown(aColumn("state", { title: "Ҳолати", cellFormat: "component:Stages" }), { $id: "1", state: "new", size: 3 });
  expect([cell.shape, cell.component?.name]).toEqual(["component", "Stages"]);
  expect(cell.component?.props).toEqual({
    value: "new", row: { $id: "1", state: "new", size: 3 }, locale: "uz",
    column: { id: "state", title: "Ҳолати", dataField: "state", type: "text", numberFormat: null, options: [] },
  });
});

it("T801 copied, printed and exported such a cell is its value as text", () => {
  const options = [{ id: "new", name: "Янги" }];
  expect(shown(aColumn("state", { cellFormat: "component:Stages", options }), { state: "new" }).text).toBe("Янги");
  expect(shown(aColumn("state", { cellFormat: "component: " }), { state: "a\nb" })).toEqual({ text: "a b" });
});

it("T802 a component draws the cell of an empty value too, and learns no address of a file", () => {
  const file = { name: "a.png", kind: "image", ticket: "secret" };
  const cell = shown(aColumn("state", { cellFormat: "component:Stages" }), { $files: { f: file } as never, state: null });
  expect([cell.text, cell.component?.props["value"]]).toEqual(["", null]);
  expect(JSON.stringify(cell)).not.toContain("secret");
});
