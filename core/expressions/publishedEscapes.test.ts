import { describe, expect, it } from "vitest";
import { compileExpression } from "./compile/compileExpression.ts";
import { createLibrary } from "./functions/expressionLibrary.ts";
import { parseExpression } from "./parse/parseExpression.ts";

const scope = { value: "a", row: { name: "b" }, list: [1, 2] };
const names = new Set([...Object.keys(scope), "x", "y", "a", "b", "c", "_", "p"]);
const library = createLibrary({ locale: "uz", timeZone: "Asia/Tashkent" });

/** What an expression makes of itself: refused by the grammar, an error, or a value that is plain. */
function outcome(source: string): string {
  const parsed = parseExpression(source, { names });
  if (parsed.kind !== "expression") return "refused";
  try {
    const value = compileExpression(parsed, library)(scope);
    return typeof value === "function" || typeof value === "symbol" ? "function" : `value ${JSON.stringify(value)}`;
  } catch {
    return "error";
  }
}

/** Essences of escapes from other expression languages; the rules in `sandbox/SPEC.md` name the sources. */
const escapes: [rule: string, source: string][] = [
  ["S420", "constructor.constructor('return 1')()"],
  ["S420", "value.constructor.constructor('return 1')()"],
  ["S421", "{}.toString.constructor('return 1')"],
  ["S421", "value.toString.constructor"],
  ["S422", "[value['constructor'].prototype, row['const' + 'ructor']][1]"],
  ["S422", "(_ = ''.sub).call.call({}['constructor'].getOwnPropertyDescriptor(_.__proto__, 'constructor').value, 0, '1')()"],
  ["S422", "['a', '1'].sort(value.toString.constructor)"],
  ["S423", "x = { y: ''.constructor.prototype }, x.y.charAt = [].join"],
  ["S423", "[''.constructor.prototype][0].charAt"],
  ["S424", "(function () { return this.process.mainModule.require('child_process') })()"],
  ["S424", "(() => this)()"],
  ["S425", "row.name.constructor.assign(row, { name: value.bind })"],
  ["S425", "list.map(value.constructor)"],
  ["S426", "$..[?(p = 'this.process', p.constructor.constructor(p)())]"],
  ["S426", "list.filter((_) => _.constructor.constructor('return 1')())"],
  ["S427", "({ toString: () => value.constructor })"],
  ["S427", "`${list.map.constructor}`"],
  ["S427", "((a = value.constructor) => a)()"],
  ["S428", "'a'['const\\u0072uctor']"],
  ["S428", "list['__proto__']['constructor']"],
  ["S428", "row?.['__proto__']"],
  ["S430", "list.__proto__.polluted = 1"],
  ["S430", "{ ...value.__proto__, ['__proto__']: { polluted: 1 } }"],
  ["S433", "with (row) { constructor }"],
  ["S433", "new Function('return 1')()"],
  ["S433", "import('x')"],
  ["S433", "eval('1')"],
];

describe("escapes from other expression languages", () => {
  it("S420 S421 S422 S423 S424 S425 S426 S427 S428 S430 S433 reach no function, no constructor and no prototype", () => {
    for (const [rule, source] of escapes) {
      const made = outcome(source);
      // Where an own property was asked for that is not there, the answer is nothing.
      expect([rule, source, made.replace(/^value (undefined|null|\[(null|\[?null\]?|,)*\]|\{\}|"")$/, "nothing")]).toEqual([
        rule, source, expect.stringMatching(/^(refused|error|nothing)$/),
      ]);
    }
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect("".charAt(0)).toBe("");
  });
});
