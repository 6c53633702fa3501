import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatNumber, moneyDecimals, parseNumberFormat } from "./formatNumber.ts";

const reals = fc.double({ noNaN: true, min: -1e15, max: 1e15 });

describe("formatNumber", () => {
  it("C80 numbers are spaced as ru-RU does, up to 4 decimals", () => {
    expect(formatNumber(1234567.891)).toBe("1\u00a0234\u00a0567,891");
    expect(formatNumber(0.123456)).toBe("0,1235");
    expect([formatNumber(-0.00001), formatNumber(0), formatNumber(999.99999)]).toEqual(["0", "0", "1\u00a0000"]);
    const expected = new Intl.NumberFormat("ru-RU", { maximumFractionDigits: 4 });
    fc.assert(fc.property(reals, (value) => {
      expect(formatNumber(value)).toBe(expected.format(value).replace(/^-0$/, "0"));
    }));
  });

  it("C81 numberFormat is the number of decimals, then always so many", () => {
    expect(formatNumber(2.5, 2)).toBe("2,50");
    expect([formatNumber(1.005, 2), formatNumber(2.5, 0), formatNumber(-2.5, 0)]).toEqual(["1,01", "3", "-3"]);
    expect([2, "2", " 0 ", "99"].map(parseNumberFormat)).toEqual([2, 2, 0, 20]);
    expect([undefined, null, "", "two", -1, "1.5"].map(parseNumberFormat)).toEqual(Array(6).fill(undefined));
  });

  it("C82 a decimal as text keeps all its digits, what is no number stays as it came", () => {
    expect(formatNumber("12345678901234567890.15", 1))
      .toBe("12\u00a0345\u00a0678\u00a0901\u00a0234\u00a0567\u00a0890,2");
    expect([formatNumber("abc"), formatNumber(Number.NaN), formatNumber("")]).toEqual(["abc", "NaN", ""]);
    expect(["12345678901234567890.15", "12345678901234567890.00", 5, 5.5].map(moneyDecimals)).toEqual([2, 0, 0, 2]);
    expect([formatNumber(1e21), formatNumber(1e-7)]).toEqual(["1" + "\u00a0000".repeat(7), "0"]);
  });
});
