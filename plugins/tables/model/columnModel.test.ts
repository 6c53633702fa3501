import { describe, expect, it } from "vitest";
import { columnModel } from "./columnModel.ts";
import { headerCells } from "./headerCells.ts";
import { aColumn, aGroup, aTable } from "../testing/testTable.ts";

const nested = aTable({
  columns: [
    aColumn("number"),
    aGroup("person", [aColumn("name"), aColumn("city")]),
    aGroup("money", [aGroup("sum", [aColumn("amount", { type: "number" }), aColumn("vat", { type: "number" })])]),
    aColumn("due", { type: "date" }),
  ],
});
const wide = { isNarrow: false };
const ids = (config = nested, options = wide): string[] => columnModel(config, options).leaves.map(({ id }) => id);

describe("columnModel", () => {
  it("T1 columns are the leaves in order, with their groups", () => {
    const { leaves, headerRows } = columnModel(nested, wide);
    expect(leaves.map(({ field }) => field)).toEqual(["number", "name", "city", "amount", "vat", "due"]);
    expect(leaves[3]?.groups.map(({ title }) => title)).toEqual(["money", "sum"]);
    expect(headerRows).toBe(3);
  });

  it("T1 a column without a field that no group is shows nothing", () => {
    expect(ids(aTable({ columns: [aColumn("a"), { ...aColumn("b"), dataField: null }] }))).toEqual(["a"]);
  });

  it("T2 pinned columns keep their place and cannot be hidden", () => {
    const preferences = { order: { number: 5, due: 0 }, titles: {}, hidden: ["number", "city"] };
    const config = { ...nested, leftFixed: 1, rightFixed: 1, preferences };
    expect(ids(config)).toEqual(["number", "name", "amount", "vat", "due"]);
    expect(columnModel(config, wide)).toMatchObject({ leftPins: 1, rightPins: 1 });
  });

  it("T3 order, titles and widths of the user replace the configured ones", () => {
    const preferences = { order: { number: 5, name: 0 }, titles: { city: "Town" }, hidden: ["vat"], widths: { city: 333 } };
    const { leaves } = columnModel({ ...nested, preferences }, wide);
    expect(leaves.map(({ id }) => id)).toEqual(["name", "city", "amount", "number", "due"]);
    expect(leaves[1]).toMatchObject({ title: "Town", width: 333 });
  });

  it.each([
    [{ name: 0, number: 1, city: 2 }, ["name", "city", "number", "amount", "vat", "due"]],
    [{ vat: -1, due: 1, amount: 2, city: 3 }, ["vat", "amount", "number", "name", "city", "due"]],
  ])("T114 in the user's order a header group stays together, where its first column stands", (order, expected) => {
    expect(ids({ ...nested, preferences: { order, titles: {}, hidden: [] } })).toEqual(expected);
  });

  it("T4 on a narrow window nothing is pinned", () => {
    const config = { ...nested, leftFixed: 2, rightFixed: 1 };
    expect(columnModel(config, { isNarrow: true })).toMatchObject({ leftPins: 0, rightPins: 0 });
  });
});

describe("headerCells", () => {
  it("T5 neighbours in one group share a cell", () => {
    const rows = headerCells(columnModel(nested, wide));
    expect(rows[0]?.filter(({ leaf }) => !leaf)).toMatchObject([
      { title: "person", column: 2, columnSpan: 2, row: 1 },
      { title: "money", column: 4, columnSpan: 2, row: 1 },
    ]);
    expect(rows[1]?.filter(({ leaf }) => !leaf)).toMatchObject([{ title: "sum", column: 4, columnSpan: 2, row: 2 }]);
  });

  it("T5 a group is cut where the pinned columns end", () => {
    const [first] = headerCells(columnModel({ ...nested, leftFixed: 2 }, wide));
    expect(first?.filter(({ title }) => title === "person")).toMatchObject([{ column: 2, columnSpan: 1 }, { column: 3, columnSpan: 1 }]);
  });

  it("T5 a group that the pinned columns cut has two cells with keys of their own", () => {
    const cells = headerCells(columnModel({ ...nested, leftFixed: 2 }, wide)).flat();
    expect(cells.filter(({ title }) => title === "person")).toHaveLength(2);
    expect(new Set(cells.map(({ key }) => key)).size).toBe(cells.length);
  });

  it("T6 a title reaches down to the last row", () => {
    const cells = headerCells(columnModel(nested, wide)).flat();
    expect(cells.find(({ key }) => key === "number")).toMatchObject({ row: 1, rowSpan: 3 });
    expect(cells.find(({ key }) => key === "name")).toMatchObject({ row: 2, rowSpan: 2 });
    expect(cells.find(({ key }) => key === "vat")).toMatchObject({ row: 3, rowSpan: 1 });
  });
});
