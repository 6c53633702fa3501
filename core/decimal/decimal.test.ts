import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asOperand, withOperands } from "./asOperand.ts";
import { compareDecimals, digitsOf, toDecimal } from "./decimal.ts";

describe("decimals", () => {
  it("C236 decimals are compared by all their digits", () => {
    expect(["1", "-1", "0.5", "-0.5", "10", "9.99", "1.01", "1.0001"].sort(compareDecimals)).toEqual(["-1", "-0.5", "0.5", "1", "1.0001", "1.01", "9.99", "10"]);
    expect(compareDecimals("12345678901234567890.1234", "12345678901234567890.1235")).toBeLessThan(0);
    fc.assert(fc.property(fc.integer(), fc.integer(), (a, b) => {
      expect(compareDecimals(String(toDecimal(String(a / 1000))), String(toDecimal(String(b / 1000))))).toBe(Math.sign(a - b));
    }));
  });

  it("C235 a decimal is written in one way only, and other texts are none", () => {
    expect(["007", "-0", "1.", ".10", "1e2", "1e-2", "0e5"].map(toDecimal)).toEqual(["7", "0", "1", "0.1", "100", "0.01", "0"]);
    expect(["", ".", "-", "1 000", "1,5", "e5", "1e", "1e401", "0x1", "NaN"].map(toDecimal)).toEqual(Array(10).fill(undefined));
    expect(digitsOf("-120.05")).toEqual({ whole: 3, fraction: 2 });
    fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const decimal = toDecimal(String(number));
      expect([Number(decimal), toDecimal(decimal ?? "")]).toEqual([number + 0, decimal]);
    }));
  });

  it("C238 an expression calculates with numbers, and other values are as they are", () => {
    expect([asOperand("number", "12.50"), asOperand("number", "abc"), asOperand("number", null), asOperand("text", "12")]).toEqual([12.5, "abc", null, "12"]);
    const row = { amount: "1.5", vat: null, name: "7" };
    expect(withOperands(row, ["amount", "vat", "gone"])).toEqual({ amount: 1.5, vat: null, name: "7" });
    expect(withOperands(row, [])).toBe(row);
  });
});
