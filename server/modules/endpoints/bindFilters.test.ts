import { describe, expect, it } from "vitest";
import { bindFilters, NotBindable } from "./bindFilters.ts";

const bindings = {
  params: { city: "x' or 1=1 --", list: ["a", "b"], zero: 0, no: false, trick: "$stage.rows" },
  stages: { rows: [{ code: "n", count: 1 }, { code: "s" }], one: { id: 7, name: null, deep: { ids: [1, 2] } }, none: null, plain: 5 },
};
const bind = (filters: unknown): unknown => bindFilters(filters, bindings);

describe("filters of a stage", () => {
  it("EP4 values stand where they are named, whole, and are not looked at again", () => {
    expect(bind({ a: "$param.city", b: { op: "in", value: "$param.list" }, c: "$param.zero", d: "$param.no" })).toEqual({
      a: "x' or 1=1 --", b: { op: "in", value: ["a", "b"] }, c: 0, d: false,
    });
    expect(bind({ a: "$param.trick", b: "price $param.city", c: "$user.id", d: "$stage.plain" })).toEqual({
      a: "$stage.rows", b: "price $param.city", c: "$user.id", d: 5,
    });
  });

  it("EP4 a path leads into a stage's output, and through its rows", () => {
    expect(bind({ a: { op: "in", value: "$stage.rows.code" }, b: "$stage.one.id", c: { op: "in", value: "$stage.one.deep.ids" } })).toEqual({
      a: { op: "in", value: ["n", "s"] }, b: 7, c: { op: "in", value: [1, 2] },
    });
    expect(bind({ a: { op: "in", value: "$stage.rows.count" } })).toEqual({ a: { op: "in", value: [1] } });
  });

  it("EP4 what would be grammar is refused", () => {
    for (const reference of ["$stage.rows", "$stage.one", "$stage.one.deep"]) {
      expect(() => bind({ a: reference })).toThrow(NotBindable);
    }
  });

  it("EP3 without its parameter a condition is left out, wherever it stands", () => {
    expect(bind({ a: "$param.gone", b: 1 })).toEqual({ b: 1 });
    expect(bind({ a: { op: "ge", value: "$param.gone" } })).toBeUndefined();
    expect(bind({ a: { op: "between", value: ["$param.gone", 5] }, b: 1 })).toEqual({ b: 1 });
    expect(bind({ a: [{ op: "ge", value: "$param.gone" }, { op: "le", value: 3 }] })).toEqual({ a: [{ op: "le", value: 3 }] });
    expect(bind({ or: [{ a: "$param.gone" }, { b: 1 }] })).toEqual({ or: [{ b: 1 }] });
    expect(bind({ and: [{ or: [{ a: "$param.gone" }] }] })).toBeUndefined();
    expect(bind({ and: [], or: [] })).toEqual({ and: [], or: [] });
  });

  it("EP3 without the value of a stage nothing matches", () => {
    expect(bind({ a: "$stage.one.name", b: 1 })).toEqual({ or: [] });
    expect(bind({ and: [{ a: { op: "ne", value: "$stage.none" } }] })).toEqual({ or: [] });
    expect(bind({ or: [{ a: "$stage.gone" }, { b: 1 }] })).toEqual({ or: [{ b: 1 }] });
    expect(bind({ a: "$stage.one.constructor" })).toEqual({ or: [] });
    expect(bind({ a: "$param.__proto__", b: 1 })).toEqual({ b: 1 });
  });
});
