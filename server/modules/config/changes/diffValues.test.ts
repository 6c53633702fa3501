import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffValues } from "./diffValues.ts";

describe("differences of two values", () => {
  it("CF13 each difference is told with its path, and null is the same as nothing", () => {
    expect(diffValues({ a: 1, b: { c: [1, 2] }, d: null }, { a: 2, b: { c: [1, 3, 4] } })).toEqual([
      { path: "a", before: 1, after: 2 },
      { path: "b.c[1]", before: 2, after: 3 },
      { path: "b.c[2]", before: null, after: 4 },
    ]);
  });

  it("CF13 a value does not differ from itself, in whatever order its keys stand", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(diffValues(value, structuredClone(value))).toEqual([]);
      }),
    );
    expect(diffValues({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([]);
  });
});
