import { describe, expect, it } from "vitest";
import { type FilterFields, parseFilters } from "./parseFilters.ts";
import { matches } from "./matches.ts";
import { resolveTimes } from "./resolveTimes.ts";

const fields: FilterFields = {
  name: "text", age: "int", price: "number", born: "date", seen: "datetime", phones: "text_array", data: "json",
  place: "point", ok: "boolean",
};
const clock = { now: new Date("2026-11-20T19:30:00Z"), timeZone: "Asia/Tashkent" };
const row = {
  name: "Тошкент Ёқилғи", age: 30, price: 1.5, born: "2026-11-21", seen: "2026-11-20T20:00:00Z", phones: ["1", "2"],
  data: { a: 1, b: [2] }, place: { lat: 41.31, lng: 69.24 }, ok: true,
};

function passes(filter: unknown, values: Record<string, unknown> = row): boolean {
  const parsed = parseFilters(filter, fields);
  if (parsed.kind === "problem") throw new Error(`${parsed.code} ${parsed.path}`);
  return matches(resolveTimes(parsed, clock), values);
}

describe("matches", () => {
  it("C33 comparisons mean what they say, by the type of the field", () => {
    const yes = [
      { age: 30 }, { age: { op: "ne", value: 31 } }, { age: { op: "lt", value: 100 } }, { age: { op: "le",
        value: 30 } },
      { age: { op: "gt", value: 9 } }, { age: { op: "ge", value: 30 } }, { age: { op: "between", value: [30, 40] } },
      { age: { op: "in", value: [1, 30] } }, { age: { op: "notIn", value: [1] } }, { ok: true }, { price: "1.50" },
      { data: { op: "eq", value: { b: [2], a: 1 } } }, { born: "2026-11-21" },
      { seen: { op: "eq", value: "2026-11-21T01:00:00+05:00" } },
    ];
    const no = [
      { age: 31 }, { age: { op: "lt", value: 30 } }, { age: { op: "between", value: [31, 40] } },
      { age: { op: "in", value: [] } }, { age: { op: "notIn", value: [30] } }, { ok: false },
      { data: { op: "eq", value: { a: 1 } } }, { name: "тошкент ёқилғи" },
    ];
    expect(yes.filter((filter) => !passes(filter))).toEqual([]);
    expect(no.filter((filter) => passes(filter))).toEqual([]);
  });

  it("C34 contains, startsWith and endsWith ignore case and diacritics", () => {
    expect(passes({ name: { op: "contains", value: "ЕҚИЛ" } })).toBe(true);
    expect(passes({ name: { op: "startsWith", value: "тош" } })).toBe(true);
    expect(passes({ name: { op: "endsWith", value: "ЁҚИЛҒИ" } })).toBe(true);
    expect(passes({ name: { op: "contains", value: "кил" } })).toBe(false);
  });

  it("C35 a row without the value passes only ne, notIn and empty; empty text and empty lists are empty", () => {
    const bare = { name: "", phones: [] };
    expect(passes({ name: { op: "empty" }, phones: { op: "empty", value: true }, age: { op: "empty" } }, bare))
      .toBe(true);
    expect(passes({ age: { op: "ne", value: 1 }, price: { op: "notIn", value: [1] } }, bare)).toBe(true);
    for (const op of ["eq", "lt", "le", "gt", "ge"]) expect(passes({ age: { op, value: 0 } }, bare)).toBe(false);
    expect(passes({ name: { op: "notEmpty" } }, bare)).toBe(false);
    expect(passes({ name: { op: "notEmpty" } })).toBe(true);
    expect(passes({ data: { op: "notEmpty" } }, { data: [] })).toBe(true);
  });

  it("C36 has, hasAny and hasAll look into arrays, within into a box that may cross the 180th meridian", () => {
    expect(passes({ phones: { op: "has", value: "2" } })).toBe(true);
    expect(passes({ phones: { op: "hasAny", value: ["3", "1"] } })).toBe(true);
    expect(passes({ phones: { op: "hasAll", value: ["1", "3"] } })).toBe(false);
    const box = { south: 41, north: 42, west: 69, east: 70 };
    expect(passes({ place: { op: "within", value: box } })).toBe(true);
    expect(passes({ place: { op: "within", value: { ...box, west: 70, east: 69 } } })).toBe(false);
    expect(passes({ place: { op: "within", value: { ...box, west: 170, east: -170 } } },
      { place: { lat: 41.5, lng: -175 } })).toBe(true);
  });

  it("C552 within is also a circle round a place, in metres along the ground, across the 180th meridian and the poles", () => {
    const near = (lng: number, lat: number, metres: number) => ({ place: { op: "within", value: { near: [lng, lat], metres } } });
    // Tashkent to Samarkand: 263 km.
    const samarkand = { place: { lat: 39.6542, lng: 66.9597 } };
    expect([passes(near(69.2401, 41.2995, 266_000), samarkand), passes(near(69.2401, 41.2995, 260_000), samarkand)]).toEqual([true, false]);
    expect(passes(near(179.9, 0, 30_000), { place: { lat: 0, lng: -179.9 } })).toBe(true);
    expect(passes(near(0, 89.9, 30_000), { place: { lat: 89.9, lng: 180 } })).toBe(true);
    expect([passes(near(69.24, 41.31, 1), row), passes(near(69.24, 41.31, 1), {})]).toEqual([true, false]);
  });

  it("C37 and needs all, or needs one; and of nothing passes, or of nothing does not", () => {
    expect(passes({ and: [{ age: 30 }, { ok: false }] })).toBe(false);
    expect(passes({ or: [{ age: 31 }, { ok: true }] })).toBe(true);
    expect([passes({}), passes({ and: [] }), passes({ or: [] })]).toEqual([true, true, false]);
  });

  it("C38 before, after, on, relative and a bare day on a datetime mean days of the project's zone", () => {
    expect(passes({ seen: { op: "on", value: "2026-11-21" } })).toBe(true);
    expect(passes({ seen: { op: "on", value: "2026-11-20" } })).toBe(false);
    expect(passes({ seen: "2026-11-21", born: { op: "on", value: "2026-11-21" } })).toBe(true);
    expect(passes({ seen: { op: "ne", value: "2026-11-21" } })).toBe(false);
    expect(passes({ seen: { op: "ne", value: "2026-11-21" } }, {})).toBe(true);
    expect(passes({ seen: { op: "after", value: "2026-11-20" } })).toBe(true);
    expect(passes({ seen: { op: "after", value: "2026-11-21" } })).toBe(false);
    expect(passes({ seen: { op: "before", value: "2026-11-22" } })).toBe(true);
    expect(passes({ seen: { op: "before", value: "2026-11-21" } })).toBe(false);
    expect(passes({ seen: { op: "between", value: ["2026-11-20", "2026-11-21"] } })).toBe(true);
    expect(passes({ seen: { op: "between", value: ["2026-11-19", "2026-11-20"] } })).toBe(false);
    for (const [op, day, is] of [
      ["le", "2026-11-21", true], ["lt", "2026-11-21", false], ["gt", "2026-11-20", true], ["gt", "2026-11-21", false],
      ["ge", "2026-11-21", true], ["ge", "2026-11-22", false],
    ]) expect([op, day, passes({ seen: { op, value: day } })]).toEqual([op, day, is]);
    expect(passes({ seen: { op: "relative", value: "today" }, born: { op: "relative", value: "last 7 days" } }))
      .toBe(true);
    expect(passes({ seen: { op: "relative", value: "yesterday" } })).toBe(false);
    expect(passes({ born: { op: "before", value: "2026-11-21" } })).toBe(false);
    expect(passes({ born: { op: "after", value: "2026-11-20" } })).toBe(true);
  });

  it("C39 only the row's own fields count", () => {
    expect(matches({ kind: "condition", field: "toString", type: "text", op: "notEmpty", value: undefined }, {}))
      .toBe(false);
    expect(matches({ kind: "never" }, row)).toBe(false);
  });
});
