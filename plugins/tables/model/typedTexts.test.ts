import { describe, expect, it } from "vitest";
import { aFilter } from "../testing/testTable.ts";
import { readTyped, typedTexts } from "./typedTexts.ts";

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
