import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldTypes } from "../fieldType.ts";
import { operators } from "./operators.ts";
import { type FilterFields, parseFilters } from "./parseFilters.ts";

const fields: FilterFields = Object.fromEntries(fieldTypes.map((type) => [type, type]));

describe("parseFilters", () => {
  it("C8 a bare value means eq, keys of one object and conditions in a list must all hold", () => {
    expect(parseFilters({ text: "a" }, fields)).toEqual({ kind: "condition", field: "text", type: "text", op: "eq",
      value: "a" });
    expect(parseFilters({ int: [{ op: "ge", value: 1 }, { op: "lt", value: "5" }], text: "a" }, fields)).toEqual({
      kind: "and",
      filters: [
        { kind: "and", filters: [
          { kind: "condition", field: "int", type: "int", op: "ge", value: 1 },
          { kind: "condition", field: "int", type: "int", op: "lt", value: 5 },
        ] },
        { kind: "condition", field: "text", type: "text", op: "eq", value: "a" },
      ],
    });
    expect(parseFilters(undefined, fields)).toEqual({ kind: "and", filters: [] });
  });

  it("C9 and and or nest", () => {
    expect(parseFilters({ or: [{ int: 1 }, { and: [{ int: 2 }] }] }, fields)).toEqual({
      kind: "or",
      filters: [
        { kind: "condition", field: "int", type: "int", op: "eq", value: 1 },
        { kind: "condition", field: "int", type: "int", op: "eq", value: 2 },
      ],
    });
    expect(parseFilters({ or: [] }, fields)).toEqual({ kind: "or", filters: [] });
  });

  it("C10 eq null means empty, ne null notEmpty", () => {
    expect(parseFilters({ date: null }, fields)).toMatchObject({ op: "empty", value: undefined });
    expect(parseFilters({ date: { op: "ne", value: null } }, fields)).toMatchObject({ op: "notEmpty" });
    expect(parseFilters({ date: { op: "lt", value: null } }, fields)).toMatchObject({ code: "wrong_type" });
  });

  it("C11 an unknown field, an operator that does not suit and a wrong value are refused with their path", () => {
    const refusals: [unknown, string, string][] = [
      [{ nope: 1 }, "unknown_field", "nope"],
      [JSON.parse('{"__proto__":1}'), "unknown_field", "__proto__"],
      [{ or: [{ int: 1 }, { int: { op: "like", value: 1 } }] }, "unknown_operator", "or[1].int.op"],
      [{ text: { op: "lt", value: "a" } }, "unknown_operator", "text.op"],
      [{ text: { value: "a" } }, "unknown_operator", "text.op"],
      [{ int: "many" }, "wrong_type", "int"],
      [{ text: "a\u0000" }, "wrong_type", "text"],
      [{ int: { op: "in", value: [1, "x"] } }, "wrong_type", "int.value[1]"],
      [{ int: { op: "between", value: [1] } }, "wrong_type", "int.value"],
      [{ int: [1, 2] }, "wrong_type", "int[0]"],
      [{ date: { op: "relative", value: "last 0 days" } }, "wrong_type", "date.value"],
      [{ datetime: { op: "on", value: "2026-01-01T00:00:00Z" } }, "wrong_type", "datetime.value"],
      [{ text: { op: "empty", value: "x" } }, "wrong_type", "text.value"],
      [{ point: { op: "within", value: { south: 5, north: 1, west: 0, east: 1 } } }, "wrong_type", "point.value"],
      [{ point: { op: "within", value: { near: [200, 1], metres: 5 } } }, "wrong_type", "point.value"],
      [{ point: { op: "within", value: { near: [1, 1], metres: 0 } } }, "wrong_type", "point.value"],
      [{ point: { op: "within", value: { near: "1,1", metres: 5 } } }, "wrong_type", "point.value"],
      [{ and: { int: 1 } }, "bad_request", "and"],
      ["text", "bad_request", ""],
      [[], "bad_request", ""],
    ];
    for (const [input, code, path] of refusals) {
      expect(parseFilters(input, fields)).toMatchObject({ kind: "problem", code, path });
    }
  });

  it("C12 at most 8 levels, 100 conditions and 100,000 values in a list", () => {
    const nest = (levels: number): unknown => (levels === 1 ? { int: 1 } : { and: [nest(levels - 1)] });
    expect(parseFilters(nest(8), fields).kind).toBe("condition");
    expect(parseFilters(nest(9), fields)).toMatchObject({ code: "filter_too_large", params: { max: 8 } });
    const many = (count: number): unknown => ({ int: Array.from({ length: count }, () => ({ op: "ne", value: 1 })) });
    expect(parseFilters(many(100), fields).kind).toBe("and");
    expect(parseFilters(many(101), fields)).toMatchObject({ code: "filter_too_large", params: { max: 100 } });
    expect(parseFilters({ and: [many(60), many(60)] }, fields)).toMatchObject({ code: "filter_too_large" });
    const list = (count: number): unknown => ({ int: { op: "in", value: Array.from({ length: count }, (_, index) =>
      index) } });
    expect(parseFilters(list(100_000), fields).kind).toBe("condition");
    expect(parseFilters(list(100_001), fields)).toMatchObject({ code: "filter_too_large", params: { max: 100_000 } });
  });

  it("C13 $user values stand for the caller's only in a row rule, elsewhere they are text", () => {
    expect(parseFilters({ text: "$user.id" }, fields)).toMatchObject({ value: "$user.id" });
    expect(parseFilters({ text: "$user.id" }, fields, { ruleValues: true }))
      .toMatchObject({ value: { rule: "$user.id" } });
    expect(parseFilters({ text: { rule: "$user.id" } }, fields, { ruleValues: true }))
      .toMatchObject({ kind: "problem" });
    expect(parseFilters({ text: "$user.password" }, fields, { ruleValues: true }))
      .toMatchObject({ code: "wrong_type" });
  });

  it("C14 no input makes the parser throw", () => {
    const condition = fc.record({ op: fc.oneof(fc.constantFrom(...Object.keys(operators)), fc.string()),
      value: fc.anything() });
    const field = fc.oneof(fc.constantFrom(...fieldTypes), fc.string());
    const group = fc.dictionary(field, fc.oneof(condition, fc.array(condition), fc.anything()));
    const input = fc.oneof(fc.anything(), group, fc.record({ and: fc.array(group) }),
      fc.record({ or: fc.array(group) }));
    fc.assert(fc.property(input, fc.boolean(), (filters, ruleValues) => {
      expect(parseFilters(filters, fields, { ruleValues }).kind).toMatch(/^(and|or|condition|problem)$/);
    }));
  });
});
