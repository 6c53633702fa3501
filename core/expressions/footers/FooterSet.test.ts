import { describe, expect, it } from "vitest";
import { aggregateRows } from "./aggregateRows.ts";
import { FooterSet, maxFooterLevels } from "./FooterSet.ts";

const rows = [
  { amount: 2, price: "10.5", city: "Хива", day: "2026-02-01", tags: ["a"] }, { amount: null, price: "0.5", city: "", day: "2026-01-31", tags: [] },
  { amount: 5, price: null, city: "Термиз", day: "2026-10-01" },
];

function evaluate(formulas: Readonly<Record<string, string>>): Record<string, unknown> {
  const footers = new FooterSet(Object.entries(formulas).map(([name, formula]) => ({ name, formula })));
  const outcomes = [...footers.evaluate((use) => aggregateRows(rows, use))];
  return Object.fromEntries(outcomes.map(([name, { value, failure }]) => [name, failure === undefined ? value : failure.code]));
}

describe("footers", () => {
  it("EX30 aggregates of a field", () => {
    expect(evaluate({
      a: "count()", b: "count(amount)", c: "valueCount(city)", d: "sum(amount)", e: "avg(amount)", f: "min(amount)", g: "max('amount')", h: "sum(price)", i: "max(price)",
      j: "min(day)", k: "sum(none)", l: "avg(none)", m: "max(none)", n: "valueCount(tags)", o: "min(city)",
    })).toEqual({
      a: 3, b: 3, c: 2, d: 7, e: 3.5, f: 2, g: 5, h: 11, i: 10.5, j: "2026-01-31", k: 0, l: undefined, m: undefined, n: 1, o: "Термиз",
    });
  });

  it("EX30 what is read of the rows is known before, each once", () => {
    const footers = new FooterSet([{ name: "a", formula: "sum(amount) / count() + sum('amount')" }, { name: "b", formula: "false ? max(price) : 1" }, { name: "c", formula: "sum(" }]);
    expect(footers.aggregates).toEqual([{ name: "sum", field: "amount" }, { name: "count", field: "" }, { name: "max", field: "price" }]);
    const given = footers.evaluate(({ name }) => (name === "sum" ? 10 : 4));
    expect(given.get("a")).toEqual({ value: 12.5 });
    expect(evaluate({ a: "sum(amount * 2)", b: "sum()", c: "avg(amount, price)", d: "sum(5)", e: "rows.length" })).toEqual({
      a: "aggregate_argument", b: "aggregate_argument", c: "aggregate_argument", d: "aggregate_argument", e: "unknown_name" });
  });

  it("EX31 footers name one another, in any order", () => {
    expect(evaluate({ tax: "amount * 0.5", amount: "sum(amount)", text: "`Жами: ${formatNumber(amount + tax, 1)}`" })).toEqual({
      tax: 3.5, amount: 7, text: "Жами: 10,5" });
  });

  it("EX31 more than 10 levels, and circles, are refused", () => {
    const chain = (levels: number): Record<string, string> => Object.fromEntries(
      Array.from({ length: levels }, (_, index) => [`f${index}`, index === levels - 1 ? "1" : `f${index + 1} + 1`]));
    expect(maxFooterLevels).toBe(10);
    expect(evaluate(chain(10))["f0"]).toBe(10);
    const eleven = evaluate(chain(11));
    expect([eleven["f0"], eleven["f1"]]).toEqual(["recursion", 10]);
    expect(evaluate({ a: "b", b: "c", c: "a", d: "a", e: "e", f: "1" })).toEqual({ a: "recursion", b: "recursion", c: "recursion", d: "recursion", e: "recursion", f: 1 });
    const names = Array.from({ length: 30 }, (_, index) => `n${index}`);
    const tangle = evaluate(Object.fromEntries(names.map((name) => [name, names.join("+")])));
    expect(new Set(Object.values(tangle))).toEqual(new Set(["recursion"]));
  });

  it("EX32 a footer that fails shows nothing, nor do those that name it", () => {
    const formulas = { a: "sum(amount).none.x", b: "a + 1", c: "count()", d: "[1].map((x) => x)", e: "true", f: "[1]", g: "sum(", h: "d + 1" };
    expect(evaluate(formulas)).toEqual({
      a: "type_error", b: "depends_on_failed", c: 3, d: "program", e: "wrong_result", f: "wrong_result", g: "syntax", h: "depends_on_failed" });
    const footers = new FooterSet([{ name: "a", formula: "missing" }]);
    expect(footers.evaluate(() => undefined).get("a")).toMatchObject({ value: undefined, failure: { code: "unknown_name", line: 1, column: 1 } });
  });
});
