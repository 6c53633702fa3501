import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldTypes } from "../fieldType.ts";
import { coerceValue, runChecks } from "../elements/elementValue.ts";
import { findElementType } from "../elements/findElementType.ts";
import { matches } from "../filters/index.ts";
import { coerceField } from "./index.ts";

const value = (type: string, input: unknown): unknown => {
  const field = fieldTypes.find((one) => one === type && !findElementType(type));
  const result = field ? coerceField(field, input) : coerceValue(type, input);
  return result.ok ? result.value : result.key;
};

describe("coercion", () => {
  it("C20 number and int become null for empty and NaN", () => {
    for (const type of ["number", "int"]) {
      for (const input of ["", "  ", null, undefined, Number.NaN]) expect(value(type, input)).toBeNull();
    }
    expect(value("number", "-12.50")).toBe("-12.5");
    expect(value("number", 0)).toBe("0");
  });

  it("C21 what is no number is refused, and so is a fraction for an int", () => {
    for (const input of ["abc", "1,5", "0x10", "1 000", Infinity, "1e999", true, [], {}]) {
      expect(value("number", input)).toBe("coercion.number");
    }
    expect(value("int", 1.5)).toBe("coercion.int");
    expect(value("int", 2 ** 53)).toBe("coercion.int");
    expect(value("int", "42")).toBe(42);
    for (const input of ["12.000", "1,234", "12.0", "9007199254740993"]) expect(value("int", input)).toBe("coercion.int");
  });

  it("C235 a decimal is a text with all its digits, a JSON number is taken while none can be lost", () => {
    expect(value("number", "12345678901234567890.1234")).toBe("12345678901234567890.1234");
    expect(["+01.50", "-0.0", "5E+3", "15e-1", ".5", 1e21, 0.1, 123456789012.345, 2 ** 53 - 1].map((one) => value("number", one))).toEqual([
      "1.5", "0", "5000", "1.5", "0.5", "1000000000000000000000", "0.1", "123456789012.345", "9007199254740991",
    ]);
    expect(value("number", JSON.parse("12345678901234567890.1234"))).toBe("coercion.digits");
    expect(value("number", 0.1 + 0.2)).toBe("coercion.digits");
  });

  it("C22 a checkbox accepts true, '1' and 'true', all else is unchecked", () => {
    for (const input of [true, 1, "1", "true"]) expect(value("checkbox", input)).toBe(true);
    for (const input of [false, 0, "", "yes", null, undefined, {}, "TRUE"]) expect(value("checkbox", input))
      .toBe(false);
  });

  it("C23 a boolean field may have no value and refuses what is neither yes nor no", () => {
    expect([null, "", "false", 0, "true"].map((input) => value("boolean", input))).toEqual([null, null, false, false,
      true]);
    expect(value("boolean", "yes")).toBe("coercion.boolean");
  });

  it("C24 empty text stays empty, text is composed, NUL and half a letter are refused", () => {
    expect(value("text", "")).toBe("");
    expect(value("text", null)).toBeNull();
    expect(value("textarea", "и\u0306")).toBe("й");
    for (const broken of ["a\u0000b", "\ud800", "a\udc00b"]) expect(value("text", broken)).toBe("coercion.text");
    expect(value("text", 5)).toBe("coercion.text");
  });

  it("C361 lines of a text end with one character, however they came, so that its length is the same wherever it is counted", () => {
    expect(value("textarea", "а\r\nб\rв\nг")).toBe("а\nб\nв\nг");
    const element = { type: "textarea", dataField: "a", maxLength: 3 };
    for (const text of ["а\r\nб", "😀😀😀", "е\u0308жи"]) expect(runChecks(element, value("textarea", text), { isNew: false })).toEqual([]);
    expect(runChecks(element, value("textarea", "а\r\nб\r\n"), { isNew: false })).toHaveLength(1);
  });

  it("C551 fields of files hold a list of ids, of the type `file` one at most, and an empty list is empty", () => {
    const id = "0192AAAA-0000-7000-8000-000000000001";
    const said = (type: "file" | "files", input: unknown): unknown => {
      const result = coerceField(type, input);
      return result.ok ? result.value : result.key;
    };
    expect([said("file", [id]), said("files", [id, id.toLowerCase()]), said("files", []), said("file", "")]).toEqual([
      [id.toLowerCase()], [id.toLowerCase(), id.toLowerCase()], [], null,
    ]);
    expect([said("file", [id, id]), said("files", Array(1_001).fill(id))]).toEqual(["check.maxCount", "check.maxCount"]);
    for (const input of [id, 5, true, { 0: id }]) expect(said("files", input)).toBe("coercion.list");
    for (const input of ["x", "", null, "../a", "\ud800", { id }, [id]]) expect(said("files", [input])).toBe("check.file");
    for (const type of ["text_array", "file", "files"] as const) {
      const isEmpty = (value: unknown): boolean => matches({ kind: "condition", field: "a", op: "empty", type, value: undefined }, { a: value });
      expect([isEmpty([]), isEmpty(null), isEmpty([id])]).toEqual([true, true, false]);
    }
  });

  it("C25 a date is a day of the calendar, YYYY-MM-DD", () => {
    expect(value("date", "2024-02-29")).toBe("2024-02-29");
    expect(value("date", "")).toBeNull();
    for (const input of ["2026-02-29", "2026-13-01", "0000-01-01", "31.12.2026", "2026-1-1", 20260101]) {
      expect(value("date", input)).toBe("coercion.date");
    }
  });

  it("C26 a datetime has an offset and becomes UTC", () => {
    expect(value("datetime", "2027-01-01T00:00:00+05:00")).toBe("2026-12-31T19:00:00.000Z");
    expect(value("datetime", "2027-01-01T00:00:00+0500")).toBe("2026-12-31T19:00:00.000Z");
    expect(value("datetime", "2026-06-01T10:00Z")).toBe("2026-06-01T10:00:00.000Z");
    for (const input of ["2026-06-01T10:00", "2026-02-30T10:00Z", "2026-06-01", "now", 0,
      "0001-01-01T00:00:00+05:00"]) {
      expect(value("datetime", input)).toBe("coercion.datetime");
    }
  });

  it("C27 a time has seconds in the end, a uuid lower case", () => {
    expect(value("time", "09:30")).toBe("09:30:00");
    expect(value("time", "24:00")).toBe("coercion.time");
    expect(value("uuid", "017F22E2-79B0-7CC3-98C4-DC0C0C07398F")).toBe("017f22e2-79b0-7cc3-98c4-dc0c0c07398f");
    expect(value("uuid", "42")).toBe("coercion.uuid");
  });

  it("C28 select and lists hold ids, a list refuses what is no list", () => {
    expect([value("select", ""), value("select", "a"), value("select", 3)]).toEqual([null, "a", 3]);
    expect(value("select", {})).toBe("coercion.select");
    expect(value("multiselect", ["a", 3])).toEqual(["a", "3"]);
    expect(value("file", "a")).toBe("coercion.list");
    expect(value("text_array", [null])).toBe("coercion.list");
  });

  it("C255 a multiselect holds each id once, in the order in which they were chosen; none is null", () => {
    expect(value("multiselect", ["б", "а", "б", 3, "3"])).toEqual(["б", "а", "3"]);
    expect([value("multiselect", []), value("multiselect", null), value("multiselect", "а")]).toEqual([null, null, "coercion.list"]);
  });

  it("C29 key-value drops rows with an empty key, an undefined value becomes empty", () => {
    expect(value("key_value", { "": "x", a: undefined, b: "1" })).toEqual({ a: "", b: "1" });
    expect(value("key_value", JSON.parse('{"__proto__":"x"}'))).toEqual(JSON.parse('{"__proto__":"x"}'));
    for (const input of [["a"], "a", 5, { a: 1 }, { a: "\ud800" }, [["a", "b", "c"]], [[1, "b"]]]) expect(value("key_value", input)).toBe("coercion.key_value");
  });

  it("C421 rows of key-value become the object that they mean, and of two with one key none goes: they are refused with it", () => {
    expect(value("key_value", [["б", "1"], ["", "x"], ["__proto__", "2"]])).toEqual(JSON.parse('{"б":"1","__proto__":"2"}'));
    expect(coerceValue("key_value", [["а", "1"], ["б", ""], ["а", "1"]])).toEqual({ ok: false, key: "coercion.equalKeys", params: { 0: "а" } });
    // The same letter, composed and in two signs.
    expect(value("key_value", { "\u0439": "1", "\u0438\u0306": "2" })).toBe("coercion.equalKeys");
  });

  it("C30 json refuses NUL, depth beyond 100 and what is no plain data; a point refuses what is not on the globe",
    () => {
    let deep: unknown = 1;
    for (let level = 0; level < 200; level += 1) deep = [deep];
    for (const input of [deep, { a: ["\u0000"] }, { "\u0000": 1 }, () => 1, Infinity]) {
      expect(value("json", input)).toBe("coercion.json");
    }
    expect(value("geo_point", { lat: 41.31, lng: 69.24, extra: 1 })).toEqual({ lat: 41.31, lng: 69.24 });
    for (const input of [{ lat: 91, lng: 0 }, { lat: 0 }, 5, "x"]) expect(value("point", input)).toBe("coercion.point");
  });

  it("C31 an element type that is not known takes plain data", () => {
    expect(value("map.region", { a: 1 })).toEqual({ a: 1 });
    expect(value("constructor", "x")).toBe("x");
  });

  it("C32 no input throws, and a coerced value coerces to itself", () => {
    fc.assert(fc.property(fc.constantFrom(...fieldTypes), fc.anything(), (type, input) => {
      const once = coerceField(type, input);
      if (once.ok) expect(coerceField(type, once.value)).toEqual(once);
    }));
  });
});
