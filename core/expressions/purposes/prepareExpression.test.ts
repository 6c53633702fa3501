import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLibrary } from "../functions/expressionLibrary.ts";
import type { Scope } from "../types.ts";
import { type Outcome, type PrepareOptions, prepareExpression, type ReadyExpression } from "./prepareExpression.ts";
import type { Purpose, PurposeResults } from "./purposes.ts";

function ready<P extends Purpose>(source: string, purpose: P, options?: PrepareOptions): ReadyExpression<P> {
  const prepared = prepareExpression(source, purpose, options);
  if (prepared.kind === "program") throw new Error(`${source} is a program`);
  return prepared;
}

const outcome = <P extends Purpose>(source: string, purpose: P, scope: Scope = {}): Outcome<PurposeResults[P]> =>
  ready(source, purpose, { library: createLibrary({ locale: "en" }) }).evaluate(scope);

describe("prepareExpression", () => {
  it("EX24 a display condition shows when truthy and when it fails", () => {
    const scope = { values: { kind: "legal", list: [] } };
    expect(outcome("values.kind === 'legal'", "displayCondition", scope)).toEqual({ value: true });
    expect(outcome("values.none", "displayCondition", scope)).toEqual({ value: false });
    expect(outcome("values.list", "displayCondition", scope)).toEqual({ value: true });
    expect(outcome("values.none.x", "displayCondition", scope)).toMatchObject({ value: true, failure: { code: "type_error", line: 1, column: 13 } });
    expect(outcome("values.", "displayCondition", scope)).toMatchObject({ value: true, failure: { code: "syntax", line: 1, column: 8 } });
    expect(outcome("city === 1", "displayCondition", scope)).toMatchObject({ value: true, failure: { code: "unknown_name" } });
    expect(ready("city === 1", "displayCondition", { names: ["city"] }).evaluate({ city: 1 })).toEqual({ value: true });
  });

  it("EX25 a validator's text is its message, and nothing else is", () => {
    expect(outcome("'Хато'", "customValidator")).toEqual({ value: "Хато" });
    for (const source of ["''", "true", "undefined", "null", "field"]) expect(outcome(source, "customValidator"), source).toEqual({ value: undefined });
    for (const source of ["false", "0", "[]", "{ a: 1 }"]) {
      expect(outcome(source, "customValidator"), source).toMatchObject({ value: undefined, failure: { code: "wrong_result", detail: /^check failed/ } });
    }
    expect(outcome("values.a.b", "customValidator", { values: {} })).toMatchObject({ value: undefined, failure: { code: "type_error" } });
  });

  it("EX26 a cell format gives a text or a cell of known parts", () => {
    const cell = (source: string): unknown => outcome(source, "cellFormat", { value: 5 }).value;
    expect([cell("value + ' та'"), cell("value"), cell("true"), cell("null"), cell("row")]).toEqual([
      { text: "5 та" }, { text: "5" }, { text: "true" }, { text: "" }, { text: "" }]);
    expect(cell("{ text: value, color: 'success', background: '#fff', icon: 'map-pin', href: '/tables/cities?x=1' }")).toEqual(
      { text: "5", color: "success", background: "#fff", icon: "map-pin", href: "/tables/cities?x=1" });
    expect(cell("{ text: 'a', color: '', href: null, icon: undefined }")).toEqual({ text: "a" });
    expect(cell("{ color: 'red' }")).toEqual({ text: "", color: "red" });
  });

  it.each([
    "[1]", "{ text: [1] }", "{ text: 'a', colour: 'red' }", "{ text: 'a', color: 5 }", "{ text: 'a', color: 'url(x)' }", "{ text: 'a', href: 'javascript:alert(1)' }",
    "{ text: 'a', href: '//evil.uz' }", "{ text: 'a', href: '/\\\\evil.uz' }", "{ text: 'a', href: 'java\\nscript:x' }", "{ text: 'a', href: ' javascript:x' }",
    "{ text: 'a', href: 'data:text/html,x' }", "{ text: 'a', href: 'HTTP://evil.uz' }", "{ text: 'a', href: 'https:evil.uz' }", "{ text: 'a', href: 'https:/evil.uz' }", "{ text: 'a', icon: '<svg>' }", "{ text: 'a', icon: '../x' }", "value.a.b",
  ])("EX26 %s is shown as plain text and logged", (source) => {
    const { value, failure } = outcome(source, "cellFormat");
    expect(value).toBeUndefined();
    expect(failure?.code).toMatch(/wrong_result|type_error/);
  });

  it("EX27 a condition that fails does not hold, colours are of safe forms", () => {
    expect(outcome("value > 1", "formatCondition", { value: 2 })).toEqual({ value: true });
    expect(outcome("value.a.b", "formatCondition")).toMatchObject({ value: false, failure: { code: "type_error" } });
    const color = (text: string): unknown => outcome("value", "formatColor", { value: text }).value;
    const good = ["success", "danger", "red", "DarkOrange", "#abc", "#aabbcc80", "rgb(1, 2, 3)", "rgba(0 0 0 / 50%)", "hsl(120deg 50% 50%)", "oklch(0.7 0.1 200)"];
    expect(good.map(color)).toEqual(good);
    const bad = ["#ab", "#ggg", "url(x)", "var(--a)", "inherit", "red;x:y", "rgb(1,2,3);", "expression(1)", "rgb(url(x))", "re d", "a".repeat(30), "</style>", "image-set(x)"];
    expect(bad.map(color)).toEqual(bad.map(() => undefined));
    expect(outcome("''", "formatColor")).toEqual({ value: undefined });
    expect(outcome("value > 1 && 'red'", "formatColor", { value: 0 })).toEqual({ value: undefined });
    expect(outcome("5", "formatColor")).toMatchObject({ failure: { code: "wrong_result" } });
  });

  it("EX28 what a program answered is shaped and checked in the same way", () => {
    const program = prepareExpression("row.tags.map((tag) => tag.name).join()", "cellFormat");
    if (program.kind !== "program") throw new Error("no program");
    expect(program.program).toMatchObject({ why: "method", line: 1, column: 10 });
    expect(program.settle("a,b")).toEqual({ value: { text: "a,b" } });
    expect(program.settle({ text: "a", href: "javascript:x" })).toMatchObject({ value: undefined, failure: { code: "wrong_result" } });
    expect(program.settle("a".repeat(65_537))).toMatchObject({ value: undefined, failure: { code: "too_large" } });
    expect(program.settle({ get text() { throw new Error("called"); } })).toMatchObject({ failure: { code: "not_plain" } });
    expect(program.settleFailure({ code: "timeout", detail: "200 ms", line: 2, column: 3 })).toEqual(
      { value: undefined, failure: { code: "timeout", detail: "200 ms", line: 2, column: 3 } });
    const listed = prepareExpression("row.map((x) => x)", "displayCondition");
    const tired = ready(Array.from({ length: 6 }, () => "row.includes(2)").join(" || "), "cellFormat");
    expect(tired.evaluate({ row: Array.from({ length: 60_000 }) })).toMatchObject({ failure: { code: "too_large" } });
    expect(listed.settle([1, 2, 3, 4])).toEqual({ value: true });
    const condition = prepareExpression("() => 1", "displayCondition");
    expect(condition.settleFailure({ code: "timeout", detail: "", line: 1, column: 1 }).value).toBe(true);
  });

  it("EX18, EX28 no value makes an outcome throw", () => {
    const every: readonly Purpose[] = ["displayCondition", "customValidator", "defaultValue", "cellFormat", "formatCondition", "formatColor", "footer"];
    fc.assert(fc.property(fc.constantFrom(...every), fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (purpose, value) => {
      expect(prepareExpression("1", purpose).settle(value)).toHaveProperty("value");
      expect(ready("value", purpose, { names: ["value"] }).evaluate({ value })).toHaveProperty("value");
    }));
  });
});
