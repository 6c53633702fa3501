import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coerceValue, runChecks } from "../elements/elementValue.ts";
import { say } from "../wording/say.ts";
import { isSameData } from "./isSameData.ts";
import { jsonTextOf, toJsonText, writtenJson } from "./JsonText.ts";
import { readJson } from "./readJson.ts";

/** The value, or what is said of the text. */
const read = (text: string): unknown => {
  const result = coerceValue("raw_json", toJsonText(text));
  return result.ok ? result.value : say("uz", result.key, result.params);
};

describe("JSON that a person edits", () => {
  it("C114 raw_json must parse", () => {
    for (const text of ["{a}", "{", "[1,]", "'a'", "NaN", "\u0000", "{\"a\":1}}"]) expect(read(text)).toBe("Хато JSON киритилган");
    expect(["[1]", "", " \n", '"a"', "null", "false", "-0.5"].map(read)).toEqual([[1], null, null, "a", null, false, -0.5]);
  });

  it("C422 any JSON is taken as it is; text is told apart from every value that can be kept", () => {
    for (const value of ["{a}", 5, true, [], { text: "a" }, JSON.parse('{"__proto__":1}')]) expect(coerceValue("raw_json", value)).toEqual({ ok: true, value });
    fc.assert(fc.property(fc.json(), (text) => {
      const result = coerceValue("raw_json", JSON.parse(text));
      if (result.ok) expect(jsonTextOf(result.value)).toBeUndefined();
    }));
    expect(coerceValue("json", toJsonText("{a}")).ok).toBe(false);
    expect(read('{"a":"\\ud800"}')).toBe("Маълумот тузилиши нотўғри");
    expect(runChecks({ type: "raw_json", dataField: "a", isRequired: true }, null, { isNew: false })).toHaveLength(1);
  });

  it("C423 a key twice in one object is refused with its line", () => {
    expect(read('{\n  "а": 1,\n  "б": {"а": ["а", "а"]},\n  "\\u0430": 2\n}')).toBe("4-қатор: «а» калити бир объектда такрорланган");
    expect(read('[{"a:{": "\\"a"}, {"a:{": {"a:{": 1}}]')).toEqual([{ "a:{": '"a' }, { "a:{": { "a:{": 1 } }]);
    expect(read('{"__proto__": 1, "__proto__": 2}')).toBe("1-қатор: «__proto__» калити бир объектда такрорланган");
  });

  it("C424 a number that would lose digits is refused with its line", () => {
    for (const number of ["123456789012345678", "0.1234567890123456789", "1e400", "-9007199254740993"]) {
      expect(read(`[\n${number}]`)).toBe("2-қатор: сонда рақамлар кўп, уни қўштирноқ ичида ёзинг");
    }
    for (const number of ["0.1", "-0", "1.50", "1e308", "5e-324", "9007199254740991", "1E2"]) expect(read(number)).toEqual(Number(number));
    expect(read('"123456789012345678901"')).toBe("123456789012345678901");
  });

  it("C425 what is too long or too deep is refused in words", () => {
    expect(read(`"${"a".repeat(400_000)}"`)).toBe("Матн жуда узун");
    expect(read("[".repeat(190_000) + "]".repeat(190_000))).toBe("Маълумот тузилиши нотўғри");
  });

  it("C426 data is written in lines, and reads as it was; text stays as it was typed", () => {
    expect([writtenJson({ a: [1] }), writtenJson(null), writtenJson("a"), writtenJson(toJsonText("{ a"))]).toEqual(['{\n  "a": [\n    1\n  ]\n}', "", '"a"', "{ a"]);
    fc.assert(fc.property(fc.jsonValue(), (data) => {
      const plain = coerceValue("raw_json", JSON.parse(JSON.stringify(data)));
      if (plain.ok && plain.value !== null) expect(readJson(writtenJson(plain.value))).toEqual(plain);
    }));
  });

  it("C427 the order of keys is none, that of a list is", () => {
    expect(isSameData({ a: 1, b: { c: [1, null] } }, { b: { c: [1, null] }, a: 1 })).toBe(true);
    for (const [one, other] of [[[1, 2], [2, 1]], [{ a: 1 }, { a: 1, b: 1 }], [[], {}], [{ a: undefined }, { b: undefined }], [null, {}], ["1", 1], [{}, { toString: 1 }]]) {
      expect(isSameData(one, other)).toBe(false);
    }
  });
});
