import { describe, expect, it } from "vitest";
import { columnModel } from "./columnModel.ts";
import { fitWidths } from "./fitWidths.ts";
import { aColumn, aTable } from "../testing/testTable.ts";

const columns = [aColumn("a", { width: 100 }), aColumn("n", { width: 100, type: "number" }), aColumn("b", { width: 101 }), aColumn("m", { width: 100, type: "number" })];
const { leaves } = columnModel(aTable({ columns }), { isNarrow: false });

describe("fitWidths", () => {
  it("T7 free room widens the texts, and the last column once a width was set", () => {
    expect(fitWidths(leaves, 502, false)).toEqual([150, 100, 152, 100]);
    expect(fitWidths(leaves, 501, true)).toEqual([100, 100, 101, 200]);
  });

  it("T7 columns that fill their place keep their widths", () => {
    expect(fitWidths(leaves, 300, false)).toEqual([100, 100, 101, 100]);
  });
});
