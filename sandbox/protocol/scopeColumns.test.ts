import fc from "fast-check";
import { expect, it } from "vitest";
import { readColumn, valueAt, writeColumn } from "./scopeColumns.ts";

/** What a cell finds after the way that a message goes. */
function cross(cells: readonly unknown[]): unknown[] {
  const column = readColumn(structuredClone(writeColumn({ name: "row" }, cells)));
  return cells.map((_, cell) => valueAt(column, cell));
}

it("S530 a cell of a program's scope arrives as the page has it, `undefined` and `NaN` themselves; of lists and objects what JSON says, dates as text; what cannot be said is left out", () => {
  const day = new Date("2026-11-23T00:00:00Z");
  const mixed = ["а", 0, -0, false, null, undefined, Number.NaN, 7n, [1, [null]], { id: 1, at: day }, day, [], {}, [Number.NaN, undefined]];
  expect(cross(mixed)).toEqual([
    "а", 0, -0, false, null, undefined, Number.NaN, 7n, [1, [null]], { id: 1, at: day.toJSON() }, day.toJSON(), [], {}, [null, null],
  ]);
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  expect(cross([() => 1, Symbol("no"), cycle, { deep: 1n }, ["beside"]])).toEqual([undefined, undefined, undefined, undefined, ["beside"]]);
  expect(cross([undefined])).toEqual([undefined]);
});

it("S530 a cell of a program's scope arrives as the page has it, whatever it holds", () => {
  const simple = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constantFrom(null, undefined));
  const cells = fc.array(fc.oneof(simple, fc.jsonValue({ noUnicodeString: false })), { maxLength: 20 });
  fc.assert(fc.property(cells, (given) => {
    expect(cross(given)).toEqual(given.map((value) => (typeof value === "object" && value ? JSON.parse(JSON.stringify(value)) : value)));
  }));
});

it("S530 what all cells share is sent once", () => {
  const user = { id: 7, roles: ["admin"] };
  expect(writeColumn({ name: "user" }, Array.from({ length: 3 }, () => user))).toEqual({
    name: "user", values: [undefined], objects: JSON.stringify([user]),
  });
  expect(writeColumn({ name: "locale" }, ["uz", "uz"])).toEqual({ name: "locale", values: ["uz"] });
  expect(cross([user, user])).toEqual([user, user]);
});
