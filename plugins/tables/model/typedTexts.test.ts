import { describe, expect, it } from "vitest";
import { aFilter } from "../testing/testTable.ts";
import { conditionsOf } from "./conditionsOf.ts";
import { readFilterValue, writeFilterValue } from "./filterValue.ts";
import { isWrongAlone, readTyped, typedTexts } from "./typedTexts.ts";

const names = aFilter("name", { operator: "in" });
const days = aFilter("due", { operator: "in", fieldType: "date" });
const amounts = aFilter("amount", { operator: "in", fieldType: "number" });
const span = aFilter("due", { operator: "between", fieldType: "date" });

describe("typedTexts", () => {
  it("T91 a list is typed in one line, of numbers and dates too", () => {
    expect(readTyped(amounts, ["1 000, -2.5,,3"])).toEqual(["1000", "-2.5", "3"]);
    expect(readTyped(days, ["05.03.2026, 2026-03-06"])).toEqual(["2026-03-05", "2026-03-06"]);
    expect(typedTexts(days, ["2026-03-05", "2026-03-06"])).toEqual(["05.03.2026, 06.03.2026"]);
  });

  it("T887 a place and a distance are typed as numbers, stand in the address and ask for a circle", () => {
    const near = aFilter("place", { operator: "within", fieldType: "point" });
    const value = readTyped(near, ["41,31", "69.24", "5"]);
    expect([value, writeFilterValue(near, value ?? []), readFilterValue(near, "41.31,69.24,5")]).toEqual([["41.31", "69.24", "5"], "41.31,69.24,5", value]);
    expect(conditionsOf(near, value ?? [])).toEqual([{ place: { op: "within", value: { near: [69.24, 41.31], metres: 5000 } } }]);
    for (const texts of [["91", "69", "5"], ["41", "181", "5"], ["41", "69", "0"], ["41", "69", "-5"], ["41", "69", ""], ["41", "69", "many"]])
      expect(readTyped(near, texts)).toBeUndefined();
    for (const text of ["41.31,69.24", "41.31,69.24,5,6", ",,", "x"]) expect(readFilterValue(near, text)).toBeUndefined();
    expect([isWrongAlone(near, "91", 0), isWrongAlone(near, "91", 1), isWrongAlone(near, "", 2), isWrongAlone(near, "0", 2)]).toEqual([true, false, false, true]);
  });

  it("T33 a comma inside a listed value survives the editing", () => {
    const value = ["Тошкент, шаҳар", "a\\b", "c"];
    expect(typedTexts(names, value)).toEqual(["Тошкент\\, шаҳар, a\\\\b, c"]);
    expect(readTyped(names, typedTexts(names, value))).toEqual(value);
  });

  it("T92 what is no value of the filter is refused", () => {
    expect([readTyped(amounts, ["1, many"]), readTyped(days, ["31.02.2026"]), readTyped(span, ["2026-02-31", ""])]).toEqual([undefined, undefined, undefined]);
    expect(readTyped(span, ["5.3.2026", ""])).toEqual(["2026-03-05", ""]);
  });
});
