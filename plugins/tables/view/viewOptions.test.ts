import { describe, expect, it } from "vitest";
import { readViewOptions } from "./viewOptions.ts";

describe("readViewOptions", () => {
  it("T63 what an embedded table is told is checked", () => {
    expect(readViewOptions({ name: "cities", isPublic: true, pageSize: 20, maxHeight: 300, filters: { a: 1 } })).toEqual({
      name: "cities", isPublic: true, pageSize: 20, maxHeight: 300, filters: { a: 1 },
    });
    expect(readViewOptions({ name: "cities", isPublic: "yes", pageSize: 1e9, maxHeight: -1, filters: [1] })).toEqual({
      name: "cities", isPublic: false, pageSize: 1000, maxHeight: 80, filters: undefined,
    });
    expect(readViewOptions({ name: "cities", pageSize: "9", maxHeight: Number.NaN, filters: "x" })).toMatchObject({ pageSize: 50 });
  });

  it.each([undefined, "", 7, {}, "x".repeat(101)])("T63 a name %o names no table", (name) => {
    expect(readViewOptions({ name })).toBeUndefined();
  });
});
