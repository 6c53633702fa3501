import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpus, corpusNames, randomExpression } from "../corpus/index.ts";
import { parseExpression } from "../parse/parseExpression.ts";
import type { ExpressionNode, RestrictedExpression, Scope } from "../types.ts";
import { ExpressionError } from "../values/ExpressionError.ts";
import { maxResultSize } from "../values/resultSize.ts";
import { maxWork } from "../values/workLimit.ts";
import { compileExpression } from "./compileExpression.ts";

function parsed(source: string): RestrictedExpression {
  const result = parseExpression(source, { names: corpusNames });
  if (result.kind !== "expression") throw new Error(`${source}: ${result.kind}`);
  return result;
}

const evaluate = (source: string, scope: Scope): unknown => compileExpression(parsed(source))(scope);

function faultOf(run: () => unknown): string {
  try {
    return `no fault: ${typeof run()}`;
  } catch (error) {
    return error instanceof ExpressionError ? `${error.code} ${error.line}:${error.column}` : `foreign: ${String(error)}`;
  }
}

const fault = (source: string, scope: Scope): string => faultOf(() => evaluate(source, scope));

let called = 0;
function bait(): string {
  called += 1;
  return "called";
}

/** Data that would tell if any of it were run. */
function hostileValues(): unknown[] {
  const cycle: Record<string, unknown> = { a: 1 };
  cycle["a"] = cycle;
  cycle["list"] = [cycle];
  const circle: unknown[] = [];
  circle.push(circle);
  class Instance {
    a = 1;
    toString = bait;
    get b(): string { return bait(); }
  }
  return [
    bait, { a: bait }, { toString: bait, valueOf: bait, toJSON: bait, [Symbol.toPrimitive]: bait }, [bait], Symbol("a"), 10n,
    { get a() { return bait(); }, get length() { return bait(); } }, Object.defineProperty([1, 2], 0, { get: bait, enumerable: true }),
    JSON.parse('{ "__proto__": { "a": 1 }, "constructor": 2, "a": { "prototype": 3 } }'), cycle, circle, new Instance(), new Date(0), new Map([["a", 1]]),
    Object.create(null), Object.create({ get a() { return bait(); } }), /a/, new Proxy({}, { get: bait, has: () => { throw new Error("trap"); } }),
    Object.assign([1, 2], { constructor: bait, [Symbol.iterator]: bait, [Symbol.isConcatSpreadable]: bait, includes: bait, slice: bait }),
    Object.defineProperty([1, 2], "constructor", { get: bait }), Object.defineProperty([1, 2], Symbol.iterator, { get: bait }),
    Object.assign([1], { toString: bait, join: bait, a: bait }), Object.assign(Object.create(null), { toString: bait, a: 1 }),
  ];
}

describe("compileExpression", () => {
  it("EX15 accessors and functions are refused unread", () => {
    const scope = { row: { get a() { return bait(); }, f: bait, list: Object.defineProperty([1], 0, { get: bait, enumerable: true }) }, value: bait };
    const sources = ["row.a", "row['a']", "row.f", "value", "row.list[0]", "row.list.includes(1)", "row.list.join()", "row.list + ''", "[...row.list]", "{ ...row }", "row", "[row]", "Object.values(row)"];
    for (const source of sources) expect(fault(source, scope), source).toMatch(/^not_plain/);
    expect(fault("value", Object.defineProperty({}, "value", { get: bait }))).toMatch(/^not_plain/);
    expect(called).toBe(0);
  });

  it("EX15, EX18 nothing of hostile data is ever called, and only our own error comes out", { timeout: 60_000 }, () => {
    const values = hostileValues();
    // Chosen by number, because the test tool itself looks into the values that it is given.
    const numbered = (choice: number): unknown => {
      const inner = values[choice % values.length];
      return choice % 3 === 0 ? { a: inner, b: [inner], list: [inner] } : inner;
    };
    const value = fc.nat({ max: 3 * values.length });
    const choices = fc.array(fc.nat({ max: 999 }), { maxLength: 60 });
    fc.assert(fc.property(choices, value, value, value, (numbers, first, second, third) => {
      const result = parseExpression(randomExpression(numbers), { names: corpusNames });
      if (result.kind !== "expression") return;
      const [one, other, last] = [numbered(first), numbered(second), numbered(third)];
      const scope = { value: one, row: other, list: last, values: { a: one, b: other }, user: last };
      expect(faultOf(() => compileExpression(result)(scope))).not.toMatch(/^foreign/);
    }), { numRuns: 1_000 });
    const reading = corpus.filter(({ source }) => /\b(row|list|value|values)\b/.test(source) && !source.startsWith("("));
    const faults = reading.flatMap(({ source }) => {
      const result = parseExpression(source, { names: corpusNames });
      if (result.kind !== "expression") return [];
      const run = compileExpression(result);
      return values.map((hostile) => faultOf(() => run({ value: hostile, row: hostile, list: hostile, values: hostile })));
    });
    expect(faults.filter((fault) => fault.startsWith("foreign"))).toEqual([]);
    expect(called).toBe(0);
  });

  it("EX16 toString and valueOf of the data are data", () => {
    const row = { toString: "own", valueOf: 5, toJSON: "x" };
    expect(evaluate("row.toString + row.valueOf + row.toJSON", { row })).toBe("own5x");
    expect(fault("row + ''", { row })).toBe("type_error 1:1");
    expect(evaluate("row + 1", { row: { valueOf: 5 } })).toBe("[object Object]1");
    expect(fault("`${row}`", { row: { toString: bait } })).toMatch(/^not_plain/);
    expect(fault("row + ''", { row: Object.create(null) as object })).toMatch(/^type_error/);
    expect(evaluate("row", { row })).toEqual(row);
    expect(called).toBe(0);
  });

  it("EX17 circles and deep data end", () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
    for (const source of ["value + ''", "value", "value.flat(1 / 0)", "[value]", "value == 1"]) expect(fault(source, { value: circle }), source).toMatch(/^too_deep/);
    expect(evaluate("value + ''", { value: deep(60) })).toBe("1");
    expect(fault("value + ''", { value: deep(70) })).toMatch(/^too_deep/);
    const wide = (levels: number): unknown[] => (levels === 0 ? [] : Array.from({ length: 2 }, () => wide(levels - 1)));
    const shared = Array.from({ length: 50 }).reduce<unknown[]>((inner) => [inner, inner], wide(1));
    for (const source of ["value + ''", "value", "value.flat(1 / 0)"]) expect(fault(source, { value: shared }), source).toMatch(/^too_large/);
  });

  it("EX18 an error names the place in the source", () => {
    expect(fault("1 +\n  row.a.b", { row: {} })).toBe("type_error 2:9");
    expect(fault("row.a\n  .toFixed(200)", { row: { a: 1 } })).toBe("range_error 2:4");
    expect(fault("row[value]", { row: {}, value: "constructor" })).toBe("forbidden_name 1:5");
    expect(fault("[\n'a'.repeat(value)]", { value: 1e6 })).toBe("too_large 2:5");
  });

  it("EX19 a tree from elsewhere gets nowhere", () => {
    const site = { line: 1, column: 1 };
    const row = { type: "name", name: "row", ...site };
    const text = (value: unknown): object => ({ type: "literal", value, ...site });
    const trees = [
      { type: "method", object: row, name: "constructor", args: [], isOptional: false, isOptionalCall: false, ...site },
      { type: "method", object: text("a"), name: "__defineGetter__", args: [], isOptional: false, isOptionalCall: false, ...site },
      { type: "member", object: row, key: text("constructor"), isOptional: false, ...site },
      { type: "member", object: row, key: text("__proto__"), isOptional: true, ...site },
      { type: "call", name: "constructor", args: [], ...site }, { type: "call", name: "eval", args: [text("1")], ...site },
      { type: "binary", operator: "constructor", left: row, right: row, ...site }, { type: "unary", operator: "delete", operand: row, ...site },
      { type: "logical", operator: "toString", left: row, right: row, ...site }, { type: "literal", value: bait, ...site },
      { type: "object", entries: [{ type: "property", key: text("__proto__"), value: row, ...site }], ...site },
      { type: "name", name: "constructor", ...site }, { type: "aggregate", name: "a", field: "b" }, { type: "evil" }, {}, { type: "list", items: [null], ...site },
    ];
    for (const tree of trees) {
      const run = (): unknown => compileExpression({ ...parsed("1"), tree: tree as unknown as ExpressionNode })({ row: {} });
      expect(faultOf(run), JSON.stringify(tree)).toMatch(/^(forbidden_name|inherited_property|unknown_node|not_plain|type_error)|no fault: undefined/);
    }
    expect(called).toBe(0);
  });

  it("EX20 a result is at most 64 KB of plain data", () => {
    expect(maxResultSize).toBe(65_536);
    expect(evaluate("value", { value: "a".repeat(65_536) })).toHaveLength(65_536);
    expect(fault("value", { value: "a".repeat(65_537) })).toMatch(/^too_large/);
    expect(fault("[value, value]", { value: "a".repeat(40_000) })).toMatch(/^too_large/);
    expect(fault("list", { list: Array.from({ length: 65_536 }, () => 1) })).toMatch(/^too_large/);
    expect(fault("row", { row: new Date(0) })).toMatch(/^not_plain/);
    expect(fault("row", { row: JSON.parse('{ "__proto__": 1 }') as unknown })).toMatch(/^forbidden_name/);
    expect(fault("value", { value: Symbol("a") })).toMatch(/^not_plain/);
  });

  it("EX33 one evaluation goes through 262,144 items at most, of a list 65,536", () => {
    expect(maxWork).toBe(262_144);
    const list = Array.from({ length: 60_000 }, () => 1);
    expect(evaluate("list.includes(2)", { list })).toBe(false);
    expect(evaluate("list.includes(2) || list.includes(3)", { list })).toBe(false);
    const often = Array.from({ length: 6 }, () => "list.includes(2)").join(" || ");
    expect(fault(often, { list })).toMatch(/^too_large/);
    expect(fault("list.toSorted().length", { list })).toMatch(/^too_large/);
    const text = "'x'.repeat(60000)";
    expect(fault(`[${Array.from({ length: 6 }, () => `${text}.split('').length`).join(", ")}]`, {})).toMatch(/^too_large/);
    expect(fault(`${text}.lastIndexOf('y' + 'x'.repeat(30000))`, {})).toMatch(/^too_large/);
    const holes: unknown[] = [];
    holes.length = 4_000_000_000;
    for (const source of ["list.includes(1)", "list.join('')", "[...list]", "list + ''", "list", "list.flat()"]) {
      expect(fault(source, { list: holes }), source).toMatch(/^too_large/);
    }
    expect(evaluate("list.length", { list: holes })).toBe(4_000_000_000);
  });
});
