import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EndpointParameter } from "#contract/entities/index.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { readParameters } from "./readParameters.ts";

const parameters: EndpointParameter[] = [
  { name: "text", type: "string", minLength: 2, maxLength: 4 },
  { name: "kind", type: "string", options: ["a", "b"] },
  { name: "number", type: "number", minValue: -1, maxValue: 1.5 },
  { name: "whole", type: "int" },
  { name: "flag", type: "boolean" },
  { name: "day", type: "date", minDate: "2026-01-01", maxDate: "2026-12-31" },
  { name: "list", type: "array", items: "int", maxCount: 3, maxValue: 9 },
];

const read = (given: Record<string, unknown>) => readParameters(parameters, given, "en");

function problems(given: Record<string, unknown>, declared = parameters): unknown {
  try {
    return readParameters(declared, given, "en");
  } catch (error) {
    return (error as CallFailure).details.fields;
  }
}

describe("parameters", () => {
  it("EP2 texts of an address and values of a body become the declared types; empty ones are absent", () => {
    const asText = { text: "тош", kind: "a", number: "1.5", whole: "7", flag: "true", day: "2026-03-01", list: "1,2" };
    const values = { text: "тош", kind: "a", number: 1.5, whole: 7, flag: true, day: "2026-03-01", list: [1, 2] };
    expect(read(asText)).toEqual(values);
    expect(read(values)).toEqual(values);
    expect(read({ list: "[3, 4]" })).toEqual({ list: [3, 4] });
    expect(read({ text: "", number: null, list: undefined, flag: false })).toEqual({ flag: false });
  });

  const faults: [given: Record<string, unknown>, text: RegExp][] = [
    [{ text: "x" }, /at least 2/],
    [{ text: "xxxxx" }, /at most 4/],
    [{ text: { op: "ne" } }, /text/],
    [{ kind: "c" }, /Choose/],
    [{ number: "two" }, /number/],
    [{ number: 2 }, /less than/],
    [{ whole: 1.5 }, /whole/],
    [{ flag: "perhaps" }, /yes or no/],
    [{ day: "2025-12-31" }, /or later/],
    [{ day: "31.12.2026" }, /date/],
    [{ list: [1, "x"] }, /whole/],
    [{ list: [1, [2]] }, /whole/],
    [{ list: [1, null] }, /required/],
    [{ list: [1, 10] }, /less than/],
    [{ list: "1,2,3,4" }, /at most 3/],
    [{ list: { length: 1 } }, /list/],
    [{ list: "[1, 2" }, /list/],
  ];
  for (const [given, text] of faults) {
    it(`EP2 ${JSON.stringify(given)} is refused by its name`, () => {
      expect(problems(given)).toEqual({ [String(Object.keys(given)[0])]: [expect.stringMatching(text)] });
    });
  }

  it("EP2 an undeclared one is refused", () => {
    expect(() => read({ whole: 1, other: 2 })).toThrow("unknown_field");
    expect(() => read({ constructor: 1 })).toThrow("unknown_field");
  });

  it("EP2 all that is missing or wrong is told at once", () => {
    const declared = parameters.map((parameter) => ({ ...parameter, isRequired: true }));
    expect(Object.keys(problems({ whole: "x" }, declared) as object)).toHaveLength(parameters.length);
  });

  it("EP2 whatever is given, the answer is values of the declared types or a refusal", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...parameters.map(({ name }) => name), "__proto__"), fc.jsonValue()), (given) => {
        try {
          for (const value of Object.values(read(given))) expect(typeof value === "object").toBe(Array.isArray(value));
        } catch (error) {
          expect(error).toBeInstanceOf(CallFailure);
        }
      }),
    );
  });
});
