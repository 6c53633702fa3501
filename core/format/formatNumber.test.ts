import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatNumber, formatNumberInput, parseNumberFormat, parseNumberInput } from "./formatNumber.ts";

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
    expect([formatNumber(1e21), formatNumber(1e-7)]).toEqual(["1" + "\u00a0000".repeat(7), "0"]);
  });

  it("C83 a number input shows '.' and spaces and reads what it showed", () => {
    expect(formatNumberInput(-1234567.5)).toBe("-1 234 567.5");
    expect(formatNumberInput(1.23456, 2)).toBe("1.23");
    const shown = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }).map((value) =>
      Number(value.toFixed(6)));
    fc.assert(fc.property(shown, (value) => {
      expect(parseNumberInput(formatNumberInput(value))).toBe(value + 0);
      expect(parseNumberInput(formatNumber(value, 6))).toBe(value + 0);
    }));
  });

  it("C84 typed numbers: sign, point or comma, any spaces; empty and wrong can be told apart", () => {
    expect(["1 234,5", "+7", "\u22125", ".5", "5.", "1\u00a0000\u202f000"].map(parseNumberInput)).toEqual([1234.5, 7,
      -5, 0.5, 5, 1000000]);
    expect(parseNumberInput("  ")).toBeUndefined();
    for (const text of ["1,234.5", "12a", "--1", "1e5", ".", "0x1"]) expect(parseNumberInput(text)).toBeNaN();
  });
});
