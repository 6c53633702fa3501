import type { Site } from "../types.ts";
import { fail } from "../values/ExpressionError.ts";
import { readProperty } from "../values/readProperty.ts";
import { maxResultSize, tooLarge } from "../values/resultSize.ts";
import { listFunctions, type ListedFunction } from "./ListedFunction.ts";

type Args = readonly never[];

const pass = (run: (...args: never[]) => unknown) => (_self: undefined, args: Args): unknown => run(...args);
const everything = Number.POSITIVE_INFINITY;

const conversions = listFunctions<undefined>("", [
  ["Boolean", "value", "whether the value counts as true", "Boolean('')", false, pass(Boolean), everything],
  ["Number", "value", "the value as a number", "Number('1.5')", 1.5, pass(Number)],
  ["String", "value", "the value as a text", "String([1, 2])", "1,2", pass(String)],
  ["encodeURIComponent", "text", "as a part of an address", "encodeURIComponent('a b/ў')", "a%20b%2F%D1%9E", encode],
  ["isFinite", "value", "whether it is a number and not infinite", "isFinite('12')", true, pass(isFinite)],
  ["isNaN", "value", "whether it is no number", "isNaN('a')", true, pass(isNaN)],
  ["parseFloat", "text", "the number that the text begins with", "parseFloat('3.5 kg')", 3.5, pass(parseFloat)],
  ["parseInt", "text, radix?", "the whole number that the text begins with", "parseInt('42px')", 42, pass(parseInt)],
]);

const numberFunctions = listFunctions<undefined>("Number.", [
  ["isFinite", "value", "whether it is a number and not infinite", "Number.isFinite('12')", false, pass(Number.isFinite), everything],
  ["isInteger", "value", "whether it is a whole number", "Number.isInteger(5)", true, pass(Number.isInteger), everything],
  ["isNaN", "value", "whether it is NaN", "Number.isNaN(0 / 0)", true, pass(Number.isNaN), everything],
  ["isSafeInteger", "value", "whether it is whole and exact", "Number.isSafeInteger(2 ** 53)", false, pass(Number.isSafeInteger), everything],
  ["parseFloat", "text", "as parseFloat", "Number.parseFloat('.5')", 0.5, pass(Number.parseFloat)],
  ["parseInt", "text, radix?", "as parseInt", "Number.parseInt('ff', 16)", 255, pass(Number.parseInt)],
]);

const mathFunctions = listFunctions<undefined>("Math.", [
  ["abs", "x", "without its sign", "Math.abs(-2)", 2, pass(Math.abs)],
  ["atan2", "y, x", "the angle to a point", "Math.atan2(0, 1)", 0, pass(Math.atan2)],
  ["cbrt", "x", "cube root", "Math.cbrt(27)", 3, pass(Math.cbrt)],
  ["ceil", "x", "rounded up", "Math.ceil(1.2)", 2, pass(Math.ceil)],
  ["cos", "x", "cosine", "Math.cos(0)", 1, pass(Math.cos)],
  ["exp", "x", "e to the power of x", "Math.exp(0)", 1, pass(Math.exp)],
  ["floor", "x", "rounded down", "Math.floor(-1.2)", -2, pass(Math.floor)],
  ["hypot", "…x", "root of the sum of squares", "Math.hypot(3, 4)", 5, pass(Math.hypot)],
  ["log", "x", "natural logarithm", "Math.log(1)", 0, pass(Math.log)],
  ["log10", "x", "logarithm to base 10", "Math.log10(1000)", 3, pass(Math.log10)],
  ["log2", "x", "logarithm to base 2", "Math.log2(8)", 3, pass(Math.log2)],
  ["max", "…x", "the largest", "Math.max(1, 3, 2)", 3, pass(Math.max)],
  ["min", "…x", "the smallest", "Math.min(1, 3, 2)", 1, pass(Math.min)],
  ["pow", "x, y", "x to the power of y", "Math.pow(2, 10)", 1024, pass(Math.pow)],
  ["round", "x", "to the nearest whole number, halves up", "Math.round(2.5)", 3, pass(Math.round)],
  ["sign", "x", "-1, 0 or 1", "Math.sign(-5)", -1, pass(Math.sign)],
  ["sin", "x", "sine", "Math.sin(0)", 0, pass(Math.sin)],
  ["sqrt", "x", "square root", "Math.sqrt(9)", 3, pass(Math.sqrt)],
  ["tan", "x", "tangent", "Math.tan(0)", 0, pass(Math.tan)],
  ["trunc", "x", "without its decimals", "Math.trunc(-1.7)", -1, pass(Math.trunc)],
]);

const dataFunctions = [
  ...listFunctions<undefined>("Array.", [
    ["isArray", "value", "whether it is a list", "Array.isArray([])", true, pass(Array.isArray), everything],
  ]),
  ...listFunctions<undefined>("Object.", [
    ["entries", "object", "pairs of name and value", "Object.entries({ a: 1 })", [["a", 1]], entries, everything],
    ["keys", "object", "the names in it", "Object.keys({ a: 1, b: 2 })", ["a", "b"], keys, everything],
    ["values", "object", "the values in it", "Object.values({ a: 1, b: 2 })", [1, 2], values, everything],
  ]),
];

/** Functions that the language itself has. */
export const standardFunctions: readonly ListedFunction[] = [
  ...conversions,
  ...[...numberFunctions, ...mathFunctions, ...dataFunctions].map((row) => ({ ...row, name: row.signature.replace(/\(.*/, "") })),
];

export const standardConstants: ReadonlyMap<string, number> = new Map([
  ["Math.PI", Math.PI], ["Math.E", Math.E], ["Number.EPSILON", Number.EPSILON],
  ["Number.MAX_SAFE_INTEGER", Number.MAX_SAFE_INTEGER], ["Number.MIN_SAFE_INTEGER", Number.MIN_SAFE_INTEGER],
  ["Number.MAX_VALUE", Number.MAX_VALUE], ["Number.MIN_VALUE", Number.MIN_VALUE],
]);

function encode(_self: undefined, [text]: Args, site: Site): string {
  const whole = String(text);
  return whole.length > maxResultSize ? tooLarge(site) : encodeURIComponent(whole);
}

function keys(_self: undefined, [value]: Args, site: Site): string[] {
  if (value === null || value === undefined) fail(site, "type_error", "there are no names in nothing");
  const names = Object.keys(value);
  return names.length > maxResultSize ? tooLarge(site) : names;
}

function values(_self: undefined, args: Args, site: Site): unknown[] {
  return keys(undefined, args, site).map((name) => readProperty(args[0], name, site));
}

function entries(_self: undefined, args: Args, site: Site): unknown[] {
  return keys(undefined, args, site).map((name) => [name, readProperty(args[0], name, site)]);
}
