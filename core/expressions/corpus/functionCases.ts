import { listedFunctions } from "../functions/listedFunctions.ts";
import { type CorpusCase, sampled } from "./CorpusCase.ts";

const examples = listedFunctions.flatMap(({ functions }) => functions.map(({ example }) => example));

/** Arguments that JavaScript converts, leaves out or refuses in its own way. */
const texts = ["'Тошкент шаҳри'", "''", "'aaa'", "'🙂и🙃'"];
const textCalls = [
  "at()", "at(-1)", "at(99)", "at('1')", "at(NaN)", "charAt()", "charAt(-1)", "charAt(1.9)", "charCodeAt(99)", "codePointAt(0)", "codePointAt(99)",
  "concat()", "concat('a', null, undefined, 1, [2, 3], {})", "endsWith('ри')", "endsWith('')", "endsWith('a', 2)", "endsWith()", "includes('шк')", "includes('')",
  "includes('a', 5)", "includes(null)", "indexOf('a')", "indexOf('')", "indexOf('a', 1)", "indexOf('a', -5)", "indexOf()", "lastIndexOf('a')", "lastIndexOf('a', 1)",
  "lastIndexOf('a', undefined)", "lastIndexOf('', 2)", "normalize()", "normalize('NFD').length", "padEnd(8, 'xy')", "padEnd(8)", "padEnd()", "padStart(8, '')", "padStart('9', 0)",
  "padStart(-1)", "repeat(2)", "repeat(0)", "repeat('3')", "repeat()", "repeat(1.9)", "replace('a', 'b')", "replace('a', '$&$&')", "replace('a', '[$`|$\\']')", "replace('', '-')",
  "replace(undefined, 'x')", "replaceAll('a', 'b')", "replaceAll('', '.')", "replaceAll('a', '$$')", "replaceAll('т', null)", "slice(1)", "slice(-2)", "slice(1, -1)", "slice(3, 1)",
  "slice()", "slice('1', '3')", "slice(null)", "split()", "split('')", "split('а')", "split(' ', 1)", "split('a', 0)", "split('a', -1)", "split(null)", "split(['a'])", "startsWith('То')",
  "startsWith('a', 1)", "startsWith('')", "startsWith([])", "substring(2)", "substring(3, 1)", "substring(-1, 2)", "substring(NaN, 1)", "toLowerCase()", "toUpperCase()", "toString()",
  "trim()", "trimStart()", "trimEnd()", "split(' ').join('-').toUpperCase()",
];
const numbers = ["0", "-0", "1234.5678", "-7.5", "1e21", "NaN", "Infinity", "0.000001"];
const numberCalls = [
  "toFixed()", "toFixed(2)", "toFixed('1')", "toFixed(null)", "toFixed(20)", "toPrecision()", "toPrecision(3)", "toExponential()", "toExponential(2)", "toString()", "toString(10)",
  "toFixed(2).padStart(12, '*')",
];
const lists = ["list", "[]", "row.tags", "[NaN, -0, undefined, null]", "[[1, [2, [3]]], [], 4]"];
const listCalls = [
  "at()", "at(-1)", "at('0')", "at(1 / 0)", "concat()", "concat(1, [2], [[3]], null)", "flat()", "flat(0)", "flat(-1)", "flat(1 / 0)", "flat('2')", "flat(NaN)", "includes(NaN)",
  "includes(0)", "includes(undefined)", "includes()", "includes('янги', 1)", "includes(3, -9)", "indexOf(NaN)", "indexOf(null)", "indexOf(3, '0')", "indexOf('4')", "join()",
  "join('')", "join(null)", "join(undefined)", "join(' ва ')", "lastIndexOf(null)", "lastIndexOf(3, undefined)", "lastIndexOf(3, -1)", "slice()", "slice(1)", "slice(-2)",
  "slice(0, -1)", "slice('1', undefined)", "toReversed()", "toString()", "toSorted()", "toSorted(undefined)", "length", "slice(1).concat('x').join('|')",
];
const values = ["0", "-0", "'12abc'", "' 7 '", "''", "'x'", "null", "undefined", "true", "[]", "[5]", "{}", "NaN", "Infinity", "1.5", "'1e3'", "'0x1f'", "'Infinity'", "2 ** 53"];
const functions = [
  "Number", "String", "Boolean", "isNaN", "isFinite", "parseInt", "parseFloat", "Number.isInteger", "Number.isFinite", "Number.isNaN", "Number.isSafeInteger", "Number.parseInt",
  "Number.parseFloat", "Math.abs", "Math.ceil", "Math.floor", "Math.round", "Math.trunc", "Math.sign", "Math.sqrt", "Math.max", "Math.min", "Array.isArray", "encodeURIComponent",
  "formatNumber", "formatDate", "formatDatetime", "formatTime", "formatFileSize", "parseDate", "toDay", "yearOf", "weekdayOf",
];
const calls = [
  "'abcdef'.padStart(5, row)", "'abcdef'.padEnd(6, [row])", "'abc'.padStart(5, row)", "'abc'.padEnd(5, [1, 2])", "'abc'.padStart(row, 'x')", "'abc'.padEnd(5, null)",
  "Number()", "String()", "Boolean()", "Boolean([])", "Math.max()", "Math.min()", "Math.max(1, '5', null)", "Math.max(...[1, 9, 4])", "Math.min(...row.tags)", "Math.hypot()",
  "Math.hypot(3, 4, 12)", "Math.pow(2, 0)", "Math.pow('3', 2)", "Math.round(-0.5)", "Math.round(2.5)", "Math.round(-2.5)", "Math.sign(-0)", "Math.atan2(0, 0)", "Math.cbrt(-8)",
  "Math.log2(1024)", "Math.PI > 3.14 && Math.E < 2.72", "Math.PI", "Number.MAX_SAFE_INTEGER", "Number.EPSILON > 0", "parseInt('0b1')", "parseInt('z', 36)", "parseInt('12', 1)",
  "parseInt('  42.9px')", "parseFloat('-.5e1x')", "Object.keys(row.owner)", "Object.keys('ab')", "Object.keys([7, 8])", "Object.keys(5)", "Object.values(values).length",
  "Object.values({ b: 1, a: null })", "Object.values('аб')", "Object.entries(column)", "Object.entries(row.owner).length", "Object.keys({ 2: 1, 1: 2, b: 3, a: 4 })",
  "Object.values(values).includes('Тошкент')", "Array.isArray(row.tags) ? row.tags.join(', ') : ''", "Array.isArray('x')", "String(row.tags).split(',').length",
];

/** Every listed function and method with usual and unusual arguments. */
export const functionCases: readonly CorpusCase[] = sampled([
  ...examples, ...calls,
  ...texts.flatMap((text) => textCalls.map((call) => `${text}.${call}`)),
  ...numbers.flatMap((number) => numberCalls.map((call) => `(${number}).${call}`)),
  ...lists.flatMap((list) => listCalls.map((call) => `${list}.${call}`)),
  ...functions.flatMap((name) => values.map((value) => `${name}(${value})`)),
  "true.toString() + false.toString()", "row.done.toString()",
]);
