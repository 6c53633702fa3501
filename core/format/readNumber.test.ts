import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatNumber } from "./formatNumber.ts";
import { numberInput } from "./numberInput.ts";
import { readNumber } from "./readNumber.ts";

const meaning = (text: string): string | undefined => {
  const read = readNumber(text);
  return read.kind === "number" ? read.value : read.kind;
};

const isWhole = (text: string): boolean => {
  const read = readNumber(text);
  return read.kind === "number" && read.isWhole;
};

/** What is written, and the decimal that it is. */
const cases: Readonly<Record<string, readonly (readonly [text: string, value: string])[]>> = {
  "Uzbek and Russian": [
    ["1 234,5", "1234.5"], ["1\u00a0234\u00a0567,89", "1234567.89"], ["12\u202f345", "12345"], ["1\u2009000,00", "1000"], ["0,75", "0.75"], ["\u22125", "-5"], ["\u2013 5", "-5"],
    ["5 000 сўм", "5000"], ["1 200,50 руб.", "1200.5"], ["₽ 12", "12"], ["12 so'm", "12"], ["12 soʻm", "12"],
  ],
  English: [["1,234.56", "1234.56"], ["1,234,567", "1234567"], ["-12,345,678.9", "-12345678.9"], ["$1,000.50", "1000.5"], ["1'234.5", "1234.5"], ["+7", "7"], [".5", "0.5"], ["5.", "5"]],
  German: [["1.234,56", "1234.56"], ["1.234.567", "1234567"], ["1.234.567,8", "1234567.8"]],
  Excel: [
    ["1,23457E+15", "1234570000000000"], ["5E+3", "5000"], ["1.5e-3", "0.0015"], ["(1 234,56)", "-1234.56"], ["(12)", "-12"], ["1 234,56-", "-1234.56"], ["12,50\r\n", "12.5"],
    ["12345678901234567890.1234", "12345678901234567890.1234"], ["1234567890123456", "1234567890123456"],
  ],
};

const wrong = [
  "1\t2", "1 2", "1\n2", "12 34", "1234 567", "1,23,456", "1,234.5.6", "1.234.56", "12a", "--1", "-(5)", "(5", "5)", "-5-", "1-2", "0x1", "12%", "½", "1/2", "e5", ".", "-", ",", "5e", "1e9999", "сўм", "12 дона", "NaN", "Infinity", "٣", `1${"0".repeat(2000)}`,
];

describe("readNumber", () => {
  for (const [form, list] of Object.entries(cases)) {
    it.each(list)(`C84 ${form}: %j is %s`, (text, value) => expect(meaning(text)).toBe(value));
  }

  it.each(wrong)("C84 %j is no number, and not nothing", (text) => expect(meaning(text)).toBe("wrong"));

  it("C84 nothing is nothing", () => expect(["", "  ", "\u00a0"].map(meaning)).toEqual(["empty", "empty", "empty"]));

  it("C239 what another reader takes for thousands is no whole number, nor is what has a fraction", () => {
    expect(["1,234", "12.000", "12,75", "1,5", "-1.234"].map(isWhole)).toEqual([false, false, false, false, false]);
    expect(["1234", "1 234", "1,234,567", "1 234,00", "12,0", "5E+3", "(5)", "0.000", "1,234.00"].map(isWhole)).toEqual(Array(9).fill(true));
    expect(meaning("1,234")).toBe("1.234");
  });

  it("C83 a number input shows all digits with '.' and spaces, and reads what it showed", () => {
    expect([-1234567.5, "12345678901234567890.12345678901", 1e21, 0.00000012, null, "12a"].map((value) => numberInput(value))).toEqual([
      "-1 234 567.5", "12 345 678 901 234 567 890.12345678901", "1 000 000 000 000 000 000 000", "0.00000012", "", "12a",
    ]);
    fc.assert(fc.property(fc.bigInt(), fc.nat({ max: 999_999 }), (whole, part) => {
      const read = readNumber(`${whole}.${String(part)}`);
      const value = read.kind === "number" ? read.value : "";
      expect(meaning(numberInput(value))).toBe(value);
      expect(meaning(formatNumber(value, 6))).toBe(value);
    }));
  });

  it("C84 no text makes it throw, or takes long", () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(..."0123456789 .,-()eE\t'сўм$"), maxLength: 60 }), (text) => void readNumber(text)));
    for (const part of ["1 ", "(", "1,234", "e", " ", "с"]) readNumber(part.repeat(900 / part.length));
  });
});
