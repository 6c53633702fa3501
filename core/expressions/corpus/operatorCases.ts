import { type CorpusCase, sampled } from "./CorpusCase.ts";

/** One of each kind of value, and the numbers and texts that behave in their own way. */
const kinds = [
  "0", "-0", "3", "-7", "NaN", "Infinity", "''", "'12'", "' 3 '", "'Тошкент'", "true", "false", "null", "undefined", "missing",
  "[]", "[3]", "['a', null]", "{}", "{ a: 1 }", "row.tags", "row.owner",
];
/** Those that meet each other, all with all. */
const pairedKinds = [
  "0", "-0", "3", "NaN", "''", "'12'", "'Тошкент'", "true", "null", "undefined", "[]", "[3]", "{ a: 1 }", "row.owner",
];
const operators = ["+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", "<=", ">", ">=", "&&", "||", "??"];

/** Powers that every engine computes exactly. */
const bases = ["0", "-0", "3", "-7", "NaN", "Infinity", "''", "'12'", "true", "null", "undefined", "[3]", "{}"];
const exponents = ["0", "-0", "1", "2", "'3'", "NaN", "true", "null", "[]"];

const pairs = (lefts: readonly string[], rights: readonly string[], signs: readonly string[]): string[] =>
  signs.flatMap((sign) => lefts.flatMap((left) => rights.map((right) => `(${left}) ${sign} (${right})`)));

const unary = ["!", "!!", "+", "-", "typeof ", "- -", "!+"].flatMap((sign) => kinds.map((kind) => `${sign}(${kind})`));

const conditional = kinds.map((kind) => `(${kind}) ? 'yes' : 'no'`);
const template = kinds.map((kind) => "`<${" + kind + "}>`");

const precedence = [
  "1 + 2 * 3", "(1 + 2) * 3", "2 ** 3 ** 2", "(-2) ** 2", "-(2 ** 2)", "1 - 2 - 3", "1 - (2 - 3)", "8 / 4 / 2", "7 % 4 * 2", "1 + 2 + '3'",
  "'1' + 2 + 3", "'3' - 1 + '1'", "1 < 2 < 3", "3 > 2 > 1", "1 == 1 == 1", "2 == 2 == 2", "!0 + 1", "!(0 + 1)", "-1 + 2", "typeof 1 + 1",
  "true || false && false", "(true || false) && false", "null ?? (0 || 5)", "(null ?? 0) || 5", "true ? false ? 1 : 2 : 3",
  "false ? 1 : true ? 2 : 3", "1 + (true ? 2 : 3)", "1 ? 2 : 3 + 4", "!true === false", "- '5' * 2", "+'5' + +'6'", "1 + - 1", "1 - -1",
  "2 * 3 ** 2", "1 < 2 === true", "'b' > 'a' && 'B' < 'a'", "'10' < '9'", "10 < '9'", "'10' < 9", "null >= 0", "null > 0", "null == 0",
  "undefined == null", "undefined === null", "NaN == NaN", "[] == ''", "[] == 0", "[0] == false", "[1,2] == '1,2'", "({}) == '[object Object]'",
  "'' == 0", "'0' == false", "' \\n' == 0", "null + 1", "undefined + 1", "true + true", "[] + []", "[] + {}", "{} + []", "0.1 + 0.2", "1 / 3",
  "1e21 + 1", "1e21 + ''", "1e-7 + ''", "0.000001 + ''", "123456789012345680000 + ''", "-0 + ''", "0 / -1", "1 / (0 * -1)", "5 % 0", "-5 % 3",
  "0x1F", "0b101", "0o17", "1_000_000", ".5", "5.", "1e3", "'\\u0041\\x42\\n\\t'", "'ҳ'.length", "'👍🏽'.length", "`a${1}b${'c'}`", "`\\${1}`", "``",
  "`қ${`ў${1 + 1}`}ғ`", "9007199254740993", "0.1 * 3", "1 - 0.9", "4.35 * 100", "1.005 * 1000", "2 ** 53 + 1", "-(2 ** 31)", "'a' < 'б'", "'ё' > 'я'",
  "'' || 'default'", "0 ?? 5", "0 || 5", "'' ?? 5", "null ?? undefined ?? 'x'", "false && missing.x", "true || missing.x", "isNew ? missing.x : 'fine'",
];

/** Every operator on every kind of value, and the traps of precedence and conversion. */
export const operatorCases: readonly CorpusCase[] = sampled([
  ...pairs(pairedKinds, pairedKinds, operators), ...pairs(kinds, ["2", "'a'"], operators), ...pairs(bases, exponents, ["**"]), ...unary, ...conditional, ...template, ...precedence,
]);
