import { expect, it } from "vitest";
import { parseRange } from "./parseRange.ts";

it.each([
  ["bytes=0-4", { start: 0, end: 4 }],
  ["bytes=5-", { start: 5, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=8-99", { start: 8, end: 9 }],
  ["BYTES = 1-1", undefined],
  ["Bytes=1-1", { start: 1, end: 1 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-4", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,3-4", undefined],
  ["bytes=1e1-", undefined],
  ["bytes=99999999999999999-", undefined],
  ["rows=0-4", undefined],
  [null, undefined],
])("FI24 of ten bytes %j is %j", (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

it("FI24 an empty file has no range", () => {
  expect([parseRange("bytes=0-", 0), parseRange("bytes=-1", 0)]).toEqual(["unsatisfiable", "unsatisfiable"]);
});
