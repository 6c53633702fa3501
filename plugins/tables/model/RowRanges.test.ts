import fc from "fast-check";
import { expect, it } from "vitest";
import { RowRanges } from "./RowRanges.ts";

const step = fc.record({ isAdded: fc.boolean(), from: fc.nat(40), length: fc.nat(12) });

it("T601 whatever is selected and taken back, exactly those rows are selected", () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
    let ranges = RowRanges.none;
    const expected = new Set<number>();
    for (const { isAdded, from, length } of steps) {
      ranges = isAdded ? ranges.add(from, from + length) : ranges.remove(from, from + length);
      for (let index = from; index < from + length; index += 1) expected[isAdded ? "add" : "delete"](index);
    }
    expect(ranges.take(1_000)).toEqual([...expected].sort((a, b) => a - b));
    expect(ranges.count).toBe(expected.size);
    expect([...Array(60).keys()].filter((index) => ranges.has(index))).toEqual(ranges.take(1_000));
  }));
});

it("T601 all of a million rows are one range", () => {
  expect(RowRanges.none.add(5, 9).add(0, 1_000_000)).toMatchObject({ ranges: [[0, 1_000_000]], count: 1_000_000 });
});

it("T610 what is selected stays selected when lines come before it, and goes with lines that go", () => {
  const some = RowRanges.none.add(2, 4).add(8, 10);
  expect(some.shift(5, 3).ranges).toEqual([[2, 4], [11, 13]]);
  expect(some.shift(3, 3).ranges).toEqual([[2, 3], [6, 7], [11, 13]]);
  expect(some.shift(3, -6).ranges).toEqual([[2, 3], [3, 4]]);
});
