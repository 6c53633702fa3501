import { corpusNames } from "./CorpusCase.ts";

const leaves = [
  "0", "1", "-1", "2.5", "NaN", "Infinity", "''", "'a'", "'12'", "'Қўқон'", "true", "false", "null", "undefined", "[]", "{}", ...corpusNames,
  "row.a", "row.b", "values.a", "row.list", "row.list[0]", "row?.b?.a", "values['b']", "list.length", "missing?.a",
];
const binary = ["+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", "<=", ">", ">=", "in"];
const logical = ["&&", "||", "??"];
const unary = ["!", "+", "-", "typeof "];
const keys = ["a", "b", "list", "none", "length"];
const methods = [
  "toString()", "toFixed(1)", "includes(#)", "indexOf(#)", "slice(#)", "slice(1, #)", "concat(#)", "join(#)", "at(#)", "toUpperCase()", "trim()", "split(#)", "padStart(5, #)",
  "replaceAll(#, #)", "startsWith(#)", "flat()", "toSorted()", "toReversed()", "lastIndexOf(#)",
];
const functions = [
  "Number(#)", "String(#)", "Boolean(#)", "Math.max(#, #)", "Math.floor(#)", "Math.abs(#)", "isNaN(#)", "parseInt(#)", "Object.keys(#)", "Array.isArray(#)", "formatNumber(#)", "formatNumber(#, #)",
  "formatDate(#)", "addDays('2026-01-31', #)",
];

/**
 * An expression of the grammar, chosen by the numbers: the same numbers give the same text, fewer numbers a shorter one,
 * so that a property test can shrink what it found.
 */
export function randomExpression(choices: readonly number[]): string {
  let used = 0;
  const next = (): number => choices[used++] ?? 0;
  const pick = (from: readonly string[]): string => from[next() % from.length] ?? "0";
  const fill = (pattern: string, depth: number): string => pattern.replace(/#/g, () => expression(depth));
  const expression = (depth: number): string => {
    if (depth <= 0 || used >= choices.length) return pick(leaves);
    const inner = (): string => expression(depth - 1);
    switch (next() % 12) {
      case 0: return `(${inner()} ${pick(binary)} ${inner()})`;
      // Powers that every engine computes exactly; of the others the last digit is the engine's own (ECMA-262 §6.1.6.1.3).
      case 1: return `(${pick(["1", "2", "0.5"])} ** Math.floor(${inner()}))`;
      case 2: return `((${inner()}) ${pick(logical)} (${inner()}))`;
      case 3: return `(${pick(unary)}(${inner()}))`;
      case 4: return `(${inner()} ? ${inner()} : ${inner()})`;
      case 5: return `(${inner()}).${pick(keys)}`;
      case 6: return `(${inner()})?.[${inner()}]`;
      case 7: return `[${inner()}, ...[${inner()}], ${inner()}]`;
      case 8: return `({ ${pick(keys)}: ${inner()}, [${inner()}]: ${inner()}, ...${inner()} })`;
      case 9: return "`${" + inner() + "}-${" + inner() + "}`";
      case 10: return `(${inner()})${pick([".", "?."])}${fill(pick(methods), depth - 1)}`;
      default: return fill(pick(functions), depth - 1);
    }
  };
  return expression(4);
}
