import { describe, expect, it } from "vitest";
import { columnModel, type ColumnModel } from "./columnModel.ts";
import { movedOrder, peerBeside, peersOf, type Movable } from "./columnOrder.ts";
import { aColumn, aGroup, aTable } from "../testing/testTable.ts";

const config = aTable({
  leftFixed: 1,
  columns: [
    aColumn("number"),
    aGroup("person", [aColumn("name"), aColumn("city"), aColumn("age")]),
    aColumn("due"),
    aGroup("money", [aColumn("amount"), aColumn("vat")]),
    aColumn("note"),
  ],
});
const preferences = { order: {}, titles: {}, hidden: ["due"], pins: { note: "left" as const } };
const model = columnModel({ ...config, preferences }, { isNarrow: false });
const at = (id: string, depth?: number): Movable => {
  const leaf = model.all.find((one) => one.id === id);
  if (!leaf) throw new Error(id);
  return { leaf, depth: depth ?? leaf.groups.length };
};
const ordered = (order: Record<string, number> | undefined): string[] | undefined =>
  order && columnModel({ ...config, preferences: { ...preferences, order } }, { isNarrow: false }).all.map(({ id }) => id);
const peers = (some: ColumnModel["all"], id: string, depth?: number): string[] => peersOf(some, at(id, depth)).map((peer) => peer.id);

describe("columnOrder", () => {
  it("T626 a column changes places among those that scroll in its own group", () => {
    expect([peers(model.all, "city"), peers(model.all, "due"), peers(model.all, "number"), peers(model.all, "note")])
      .toEqual([["name", "city", "age"], ["person", "due", "money"], [], []]);
    expect(ordered(movedOrder(model.all, at("name"), "age"))).toEqual(["number", "note", "city", "age", "name", "due", "amount", "vat"]);
    expect([movedOrder(model.all, at("name"), "vat"), movedOrder(model.all, at("name"), "name"), movedOrder(model.all, at("number"), "name")])
      .toEqual([undefined, undefined, undefined]);
  });

  it("T626 a group moves as one, and what is not in a group passes it as a whole", () => {
    expect(ordered(movedOrder(model.all, at("name", 0), "money"))).toEqual(["number", "note", "due", "amount", "vat", "name", "city", "age"]);
    expect(ordered(movedOrder(model.all, at("due"), "person"))).toEqual(["number", "note", "due", "name", "city", "age", "amount", "vat"]);
  });

  it("T635 the next place is beside what is shown: hidden columns are passed", () => {
    expect(peerBeside(model.all, model.leaves, at("name", 0), 1)).toEqual({ id: "money", place: 2, count: 2 });
    expect([peerBeside(model.all, model.leaves, at("name"), -1), peerBeside(model.all, model.leaves, at("age"), 1)]).toEqual([undefined, undefined]);
  });
});
