import { parseExpressionAt } from "acorn";
import { describe, expect, it } from "vitest";
import { rewriteExpression } from "./rewriteExpression.ts";

function rewrite(source: string): string {
  const replacements = rewriteExpression(parseExpressionAt(source, 0, { ecmaVersion: "latest" }), source);
  return replacements.reduceRight((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source);
}

describe("names of a template's expressions", () => {
  const cases: [what: string, source: string, rewritten: string][] = [
    ["beside the function", "list.map((name) => name.x) + name", "$.list.map((name) => name.x) + $.name"],
    ["before the function", "name + list.map((name) => name)", "$.name + $.list.map((name) => name)"],
    ["around nested functions", "f((a) => g((b) => a + b) + b) + a", "(0,$.f)((a) => (0,$.g)((b) => a + b) + $.b) + $.a"],
    ["in a neighbouring function", "f((a) => a, (b) => a + b)", "(0,$.f)((a) => a, (b) => $.a + b)"],
    ["beside a pattern", "f(({ a, b: c, ...d }) => a + b + c + d) + c", "(0,$.f)(({ a, b: c, ...d }) => a + $.b + c + d) + $.c"],
    ["beside a list pattern", "f(([a, , [b]], ...c) => a + b + c) + b", "(0,$.f)(([a, , [b]], ...c) => a + b + c) + $.b"],
    ["in default values", "f(({ a = b, c = a } = d) => a) + c", "(0,$.f)(({ a = $.b, c = a } = $.d) => a) + $.c"],
    ["in a default value that is a function", "f((a = (b) => b + c, c) => b)", "(0,$.f)((a = (b) => b + c, c) => $.b)"],
    ["in a computed key of a pattern", "f(({ [a]: b }) => b) + b", "(0,$.f)(({ [$.a]: b }) => b) + $.b"],
    ["as shorthand properties", "f((a) => ({ a, b })).of({ a })", "(0,$.f)((a) => ({ a, b:$.b })).of({ a:$.a })"],
    ["that are called", "f((f) => f(g)) + f()", "(0,$.f)((f) => f($.g)) + (0,$.f)()"],
    ["as properties", "f((a) => b.a.b[a]) + { a: a }", "(0,$.f)((a) => $.b.a.b[a]) + { a: $.a }"],
  ];
  for (const [what, source, rewritten] of cases) {
    it(`S550 a parameter hides a name only inside its function: names ${what}`, () => {
      expect(rewrite(source)).toBe(rewritten);
    });
  }
});
