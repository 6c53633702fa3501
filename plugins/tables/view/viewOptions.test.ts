import { describe, expect, it } from "vitest";
import { aColumn, aTable } from "../testing/testTable.ts";
import { readViewOptions, shaped } from "./viewOptions.ts";

describe("readViewOptions", () => {
  it("T63 what an embedded table is told is checked", () => {
    expect(readViewOptions({ name: "cities", isPublic: true, pageSize: 20, maxHeight: 300, filters: { a: 1 } })).toEqual({
      name: "cities", isPublic: true, pageSize: 20, maxHeight: 300, filters: { a: 1 }, shape: {},
    });
    expect(readViewOptions({ name: "cities", isPublic: "yes", pageSize: 1e9, maxHeight: -1, filters: [1] })).toEqual({
      name: "cities", isPublic: false, pageSize: 1000, maxHeight: 80, filters: undefined, shape: {},
    });
    expect(readViewOptions({ name: "cities", pageSize: "9", maxHeight: Number.NaN, filters: "x" })).toMatchObject({ pageSize: 50 });
  });

  it("T977 whoever embeds a table says its pins, groups, split rows and keyboard in place of the configuration; what is none of these is not taken", () => {
    const shapeOf = (more: object): unknown => readViewOptions({ name: "cities", ...more })?.shape;
    expect(shapeOf({ leftFixed: 1, rightFixed: 2.4, groupBy: ["a", "a", "b"], splitRowsBy: "tags", navigateByKeyboard: false }))
      .toEqual({ leftFixed: 1, rightFixed: 2, groupBy: ["a", "b"], splitRowsBy: "tags", navigateByKeyboard: false });
    expect(shapeOf({ leftFixed: "1", rightFixed: -3, groupBy: [1, ""], splitRowsBy: ["a"], navigateByKeyboard: "no" })).toEqual({ rightFixed: 0, groupBy: [] });
    expect(shapeOf({ groupBy: "region" })).toEqual({ groupBy: ["region"] });
    const config = aTable({ columns: [aColumn("region"), aColumn("name")], groupBy: ["name"], leftFixed: 1 });
    expect(shaped(config, { groupBy: ["region", "secret"], rightFixed: 1 })).toEqual({ ...config, groupBy: ["region"], rightFixed: 1 });
    expect(shaped(config, {})).toEqual(config);
  });

  it.each([undefined, "", 7, {}, "x".repeat(101)])("T63 a name %o names no table", (name) => {
    expect(readViewOptions({ name })).toBeUndefined();
  });
});
