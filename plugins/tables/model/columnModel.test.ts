import { describe, expect, it } from "vitest";
import type { ColumnPreferences } from "#sdk/wire.ts";
import { columnModel, titledColumns } from "./columnModel.ts";
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

describe("preferences", () => {
  const own = (more: Partial<ColumnPreferences>): ColumnPreferences => ({ order: {}, titles: {}, hidden: [], ...more });

  it("T623 a column that the user pins stands inside of those that the configuration pins, which stay", () => {
    const config = { ...nested, leftFixed: 1, preferences: own({ pins: { due: "left", city: "right", number: "right", vat: "none" } }) };
    const { leaves, leftPins, rightPins } = columnModel(config, wide);
    expect(leaves.map(({ id, pin }) => `${id} ${pin ?? "-"}`)).toEqual(["number left", "due left", "name -", "amount -", "vat -", "city right"]);
    expect([leftPins, rightPins, leaves.map(({ isFixed }) => isFixed).indexOf(false)]).toEqual([2, 1, 1]);
    expect(columnModel(config, { isNarrow: true }).leaves.map(({ id, pin, side }) => `${id} ${pin ?? "-"} ${side ?? "-"}`)[1]).toBe("due - left");
  });

  it("T633 T2 what is pinned is shown, whatever is said to be hidden, on a narrow window too", () => {
    const config = { ...nested, leftFixed: 1, preferences: own({ pins: { due: "left" }, hidden: ["number", "due", "vat"] }) };
    for (const isNarrow of [false, true]) expect(columnModel(config, { isNarrow }).leaves.map(({ id }) => id)).toEqual(["number", "due", "name", "city", "amount"]);
    expect(columnModel(config, wide).all).toHaveLength(6);
  });

  it("T624 pinned columns leave room to scroll: those inside give way, at the side that takes more", () => {
    const columns = ["a", "b", "c", "d", "e"].map((id) => aColumn(id, { width: 100 }));
    const config = aTable({ columns, leftFixed: 3, rightFixed: 1 });
    const pins = (pinRoom: number): string => columnModel(config, { isNarrow: false, pinRoom }).leaves.map(({ pin }) => pin?.[0] ?? "-").join("");
    expect([400, 399, 299, 199, 99].map(pins)).toEqual(["lll-r", "ll--r", "l---r", "----r", "-----"]);
  });

  it("T625 the user's own preferences hold before those for everyone", () => {
    const defaultPreferences = own({ titles: { city: "Town" }, hidden: ["due"] });
    expect(columnModel({ ...nested, defaultPreferences }, wide).leaves.map(({ title }) => title)).toEqual(["number", "name", "Town", "amount", "vat"]);
    expect(ids({ ...nested, defaultPreferences, preferences: own({ hidden: ["city"] }) })).toEqual(["number", "name", "amount", "vat", "due"]);
  });

  it("T625 what preferences say of columns that are not there means nothing", () => {
    const gone = { gone: 1, __proto__: 3, constructor: 2 };
    const text = JSON.stringify({ order: gone, titles: {}, hidden: ["gone"], widths: gone, pins: { gone: "left" } }).replace("{}", '{"__proto__":"x","gone":"y"}');
    const columns = [aColumn("constructor", { title: "c" }), aColumn("toString"), aColumn("a")];
    const { leaves } = columnModel(aTable({ columns, preferences: JSON.parse(text) as ColumnPreferences }), wide);
    expect(leaves.map(({ title, width }) => [title, width])).toEqual([["toString", 180], ["c", 56], ["a", 180]]);
  });

  it("T634 a column that the user renamed has that title; an empty one is the configured", () => {
    const config = { ...nested, preferences: own({ titles: { city: " Town ", name: " " } }) };
    expect(titledColumns(config).map(({ title }) => title)).toEqual(["number", "name", "Town", "amount", "vat", "due"]);
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
