import { describe, expect, it } from "vitest";
import { cycleSort, readSort, writeSort } from "./sortOrder.ts";

describe("sortOrder", () => {
  it("T12 a click cycles ascending, descending, none", () => {
    const first = cycleSort([], "name", false);
    expect(first).toEqual([{ field: "name", dir: "asc" }]);
    const second = cycleSort(first, "name", false);
    expect(second).toEqual([{ field: "name", dir: "desc" }]);
    expect(cycleSort(second, "name", false)).toEqual([]);
  });

  it("T12 a click on another column starts with it alone", () => {
    expect(cycleSort([{ field: "a", dir: "desc" }, { field: "b", dir: "asc" }], "c", false)).toEqual([{ field: "c", dir: "asc" }]);
  });

  it("T13 with Shift the column joins, turns in its place and leaves", () => {
    const both = cycleSort([{ field: "a", dir: "desc" }], "b", true);
    expect(both).toEqual([{ field: "a", dir: "desc" }, { field: "b", dir: "asc" }]);
    expect(cycleSort(both, "a", true)).toEqual([{ field: "b", dir: "asc" }]);
    expect(cycleSort(both, "b", true)).toEqual([{ field: "a", dir: "desc" }, { field: "b", dir: "desc" }]);
  });

  it("T30 the order stands in the address as -population,name", () => {
    const order = [{ field: "population", dir: "desc" }, { field: "name", dir: "asc" }] as const;
    expect(writeSort(order)).toBe("-population,name");
    expect(readSort("-population,name", new Set(["name", "population"]))).toEqual(order);
  });

  it("T31 unknown and repeated columns of an address are ignored", () => {
    expect(readSort("-secret,name,-name,,__proto__", new Set(["name"]))).toEqual([{ field: "name", dir: "asc" }]);
  });
});
