import { expect, it } from "vitest";
import { footerWord, readFooterWords } from "./footerWords.ts";

it("EX154 the specification's words average and value count mean avg and valueCount", () => {
  expect(["average", "value count", "value  count", "sum", "mean", "toString"].map(footerWord))
    .toEqual(["avg", "valueCount", "valueCount", "sum", undefined, undefined]);
  expect(readFooterWords("average(a) / value count(b)")).toBe("avg    (a) / valueCount (b)");
  expect(readFooterWords("`Ўртача average(x): ${formatNumber(average(a), 2)} ${{ n: value count (b) }.n} average(y)`"))
    .toBe("`Ўртача average(x): ${formatNumber(avg    (a), 2)} ${{ n: valueCount  (b) }.n} average(y)`");
});

it("EX154 texts, other names, and what is no formula stay as they are", () => {
  const kept = ["'average(a)'", '"value count(b) \\" average(c)"', "average", "row.average(a)", "myaverage(a)", "`unclosed ${average", "", "}`}", "value + count(a)"];
  expect(kept.map(readFooterWords)).toEqual(kept);
});
