import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ParsedExpression } from "../types.ts";
import { parseExpression } from "./parseExpression.ts";
import { realmLimits } from "../../limits/realmLimits.ts";

const names = ["value", "row", "values", "list", "Number"];
const parse = (source: string): ParsedExpression => parseExpression(source, { names });

/** In one line: what the test is about. */
function verdict(source: string): string {
  const parsed = parse(source);
  switch (parsed.kind) {
    case "expression": return "expression";
    case "program": return `program ${parsed.why} ${parsed.line}:${parsed.column}`;
    case "invalid": return `invalid ${parsed.code} ${parsed.line}:${parsed.column}`;
  }
}

describe("parseExpression", () => {
  it.each([
    ["row.list.map((x) => x + 1)", "program method 1:10"],
    ["row.list.filter(Boolean).length", "program method 1:10"],
    ["value.match(/a/)", "program method 1:7"],
    ["value.replace(/a/g, 'b')", "program literal 1:15"],
    ["10n", "program literal 1:1"],
    ["[1, , 2]", "program literal 1:1"],
    ["() => 1", "program function 1:1"],
    ["{ get a() { return 1 } }", "program function 1:3"],
    ["{ a() {} }", "program function 1:3"],
    ["value = 1", "program assignment 1:1"],
    ["value +\n  value++", "program assignment 2:3"],
    ["value | 1", "program operator 1:1"],
    ["~value", "program operator 1:1"],
    ["void 0", "program operator 1:1"],
    ["delete row.a", "program operator 1:1"],
    ["row instanceof Object", "program operator 1:1"],
    ["new Date()", "program call 1:1"],
    ["Date.now()", "program method 1:1"],
    ["Math.random()", "program method 1:1"],
    ["JSON.stringify(row)", "program method 1:1"],
    ["row['list']()", "program call 1:1"],
    ["(value, row)", "program form 1:2"],
    ["row`a`", "program form 1:1"],
    ["this", "program form 1:1"],
    ["let a = 1; return a", "program statement 1:1"],
    ["for (const x of row.list) {}\nreturn 1", "program statement 1:1"],
    ["if (value) return 1; else return 2", "program statement 1:1"],
    ["return", "program statement 1:1"],
    ["return value; return row", "program statement 1:1"],
  ])("EX6 %j is a %s", (source, expected) => {
    expect(verdict(source)).toBe(expected);
  });

  it.each([
    ["value +", "invalid syntax 1:8"],
    ["value\n  + * 2", "invalid syntax 2:5"],
    ["{ text: value, color: }", "invalid syntax 1:23"],
    ["value value", "invalid syntax 1:7"],
    ["value ?? row || 1", "invalid syntax 1:14"],
    ["-value ** 2", "invalid syntax 1:8"],
    ["010", "invalid syntax 1:1"],
    ["'abc", "invalid syntax 1:1"],
    ["#!x", "invalid syntax 1:2"],
    ["with (row) a", "invalid syntax 1:1"],
  ])("EX7 %j is %s", (source, expected) => {
    expect(verdict(source)).toBe(expected);
  });

  it("EX7 a refusal says in English what was wrong", () => {
    expect(parse("value +")).toMatchObject({ detail: "Unexpected token" });
    expect(parse("vallue")).toMatchObject({ detail: "vallue is not known here" });
  });

  it("EX8 an object needs no parentheses, return and semicolon may be there", () => {
    const accepted = ["{ text: value }", "{}", "return value", "return { text: value };", "value;", "/* a */ value // b", " \n value \n"];
    expect(accepted.map(verdict)).toEqual(accepted.map(() => "expression"));
    expect([verdict(""), verdict("  \n"), verdict(";"), verdict("// note"), verdict("value;;")]).toEqual([
      "invalid empty 1:1", "invalid empty 1:1", "program statement 1:1", "invalid empty 1:1", "program statement 1:1"]);
  });

  it("EX9 2,048 characters and 200 nodes are the most", () => {
    expect(realmLimits.expressionLength).toBe(2048);
    expect(verdict(`'${"a".repeat(2046)}'`)).toBe("expression");
    expect(verdict(`'${"a".repeat(2047)}'`)).toBe("invalid too_long 1:1");
    expect(realmLimits.expressionNodes).toBe(200);
    const sum = (terms: number): string => Array.from({ length: terms }, () => "1").join("+");
    expect(verdict(sum(100))).toBe("expression");
    expect(verdict(`((((${sum(100)}))))`)).toBe("expression");
    expect(verdict(`-${sum(100)}`)).toBe("expression");
    expect(verdict(`- -${sum(100)}`)).toMatch(/^invalid too_many_nodes/);
    expect(verdict(`let a = ${sum(100)}`)).toMatch(/^invalid too_many_nodes/);
    for (const open of ["(", "[", "!", "-", "{ a: ", "`${"]) expect(verdict(open.repeat(300))).toMatch(/^invalid/);
  });

  it("EX10 an unknown name is refused, a standard one makes a program", () => {
    expect(["window", "vallue > 1", "row.a + tow.b", "foo(1)", "foo.bar(1)"].map(verdict)).toEqual([
      "invalid unknown_name 1:1", "invalid unknown_name 1:1", "invalid unknown_name 1:9", "invalid unknown_name 1:1",
      "invalid unknown_name 1:1"]);
    expect(["JSON", "Math", "Date()", "formatNumber", "Intl.x"].map(verdict)).toEqual([
      "program global 1:1", "program global 1:1", "program global 1:1", "program global 1:1", "program global 1:1"]);
  });

  it("EX11 the scope's names come first, and are no functions", () => {
    expect(["Number", "Number.a", "Number.toFixed(1)"].map(verdict)).toEqual(["expression", "expression", "expression"]);
    expect(["Number(1)", "value()", "undefined()", "NaN(1)"].map(verdict)).toEqual([
      "invalid not_a_function 1:1", "invalid not_a_function 1:1", "invalid not_a_function 1:1", "invalid not_a_function 1:1"]);
    const parsed = parseExpression("undefined", { names: ["undefined"] });
    expect(parsed).toMatchObject({ tree: { type: "literal", value: undefined }, dependencies: [] });
  });

  it("EX12 nothing asynchronous and no modules", () => {
    expect(["await value", "async () => 1", "const f = async () => 1; return 1", "for await (const x of row) {}"]
      .map((source) => parse(source).kind)).toEqual(["invalid", "invalid", "invalid", "invalid"]);
    expect(["import('x')", "import x from 'y'", "export const a = 1", "import.meta"].map((source) => parse(source).kind))
      .toEqual(["invalid", "invalid", "invalid", "invalid"]);
  });

  it("EX13 forbidden names come before everything else that could be said", () => {
    expect(["row.constructor", "row.constructor.map((x) => x)", "row.constructor()", "(row.__proto__)()", "{ ['__proto__']: 1 }", "prototype"].map(verdict))
      .toEqual(["invalid forbidden_name 1:5", "invalid forbidden_name 1:5", "invalid forbidden_name 1:5", "invalid forbidden_name 1:6",
        "invalid forbidden_name 1:4", "invalid forbidden_name 1:1"]);
    expect(verdict("row.list.find(row.a)")).toBe("program method 1:10");
  });

  it("EX14 no text makes it throw", { timeout: 60_000 }, () => {
    const pieces = fc.constantFrom("row", ".", "?.", "(", ")", "[", "]", "{", "}", "`", "${", "'", "+", "=>", "=", "1", "constructor", "return ", ";", "\n", "/", "\\u", "\u2028", "😀", "async ", "class ", "#a", "...", ",");
    const texts = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join("")));
    fc.assert(fc.property(texts, (source) => {
      expect(["expression", "program", "invalid"]).toContain(parse(source).kind);
    }), { numRuns: 500 });
  });

  it.each([
    ["values.city", ["values.city"]],
    ["row.a.b?.c + row.a", ["row.a", "row.a.b.c"]],
    ["values['city'] || values[`town`]", ["values", "values.city"]],
    ["values[row.key].x", ["row.key", "values"]],
    ["values['a.b'].c", ["values"]],
    ["list[0].name.length", ["list.0.name.length"]],
    ["value.toFixed(row.digits)", ["row.digits", "value"]],
    ["(row.name.trim()).length", ["row.name"]],
    ["{ text: value, ...row, [values.k]: `${list}` }", ["list", "row", "value", "values.k"]],
    ["true ? 1 : [...list]", ["list"]],
    ["Math.max(...row.tags, -value)", ["row.tags", "value"]],
    ["1 + 2", []],
  ])("EX21 %j reads %j", (source, expected) => {
    const parsed = parse(source);
    expect(parsed.kind === "expression" && parsed.dependencies).toEqual(expected);
  });
});
