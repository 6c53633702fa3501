import { type RefusedCase, sampleScope } from "./CorpusCase.ts";

type Sources = readonly string[];
const refused = (code: RefusedCase["code"], sources: Sources): RefusedCase[] => sources.map((source) => ({ source, scope: sampleScope, code }));

const big = "'0123456789'.repeat(6000)";

/** What JavaScript would answer and the interpreter refuses, each by its code. */
export const refusedCases: readonly RefusedCase[] = [
  ...refused("inherited_property", [
    "row.valueOf", "row['hasOwnProperty']", "row.owner.toString", "list.push", "list['map']", "list.filter", "'a'.length.toFixed", "row.name.slice", "row.name['replace']", "value.toString",
    "value['toFixed']", "row.done.valueOf", "({}).toString", "({})['isPrototypeOf']", "[].concat", "''['trim']", "'push' in list", "'toString' in {}", "'valueOf' in values", "row.owner.toString()",
    "row['__defineGetter__']", "row['__lookupGetter__']", "({}).__defineSetter__", "list[['m', 'ap'].join('')]", "row[`to${'LocaleString'}`]", "{ ...row }['valueOf']",
    "({ a: 1 }).toString?.()",
  ]),
  ...refused("forbidden_name", [
    "row.constructor", "row['constructor']", "row.__proto__", "row['__proto__']", "row?.constructor", "value.constructor", "''.constructor", "[].constructor", "(1).constructor", "true.constructor",
    "row.constructor.constructor('return 1')()", "list.constructor.prototype", "row.prototype", "row['proto' + 'type']", "row['con' + 'structor']", "row[['__proto__']]", "row[`__${'proto'}__`]",
    "missing?.constructor", "'__proto__' in row", "'constructor' in row", "{ __proto__: row }", "{ '__proto__': row }", "{ ['__proto__']: row }", "{ constructor: 1 }", "{ prototype: 1 }",
    "{ ['constr' + 'uctor']: 1 }", "Math.constructor", "Object.prototype", "Number.constructor('return 1')()", "constructor", "__proto__", "row.constructor()", "formatNumber.constructor",
    "String.prototype.constructor", "row.owner.constructor.name", "[]['constructor']",
  ]),
  ...refused("too_large", [
    `${big} + ${big}`, "'a'.repeat(65537)", "'ab'.repeat(40000)", "'a'.padEnd(70000)", "'a'.padStart(1e9, 'xy')", `${big}.replaceAll('0', 'xxxxxxxxxxxxxxxxxxxx')`, `${big}.split('').concat(${big}.split(''))`,
    `${big}.replaceAll('', '--')`, `${big}.concat(${big})`, `[${big}, ${big}].join('')`, "`${" + big + "}${" + big + "}`", `${big}.replaceAll('0', '$\`')`, `[...${big}, ...${big}]`, `[${big}, ${big}]`,
    `{ a: ${big}, b: ${big} }`, `encodeURIComponent('ў'.repeat(20000))`, `[${big}] + [${big}]`, `{ ...${big} }`, "'x'.repeat(65536).split('')", "['ab'.repeat(30000), 'cd'.repeat(30000)].toString()",
  ]),
  ...refused("unknown_name", ["window", "globalThis", "document", "self", "process", "fetch('/x')", "eval('1')", "Function('return 1')()", "alert(1)", "vallue + 1", "arguments", "this_is_nothing", "require('x')"]),
  ...refused("asynchronous", ["(async () => 1)()", "async function f() { return 1; }", "async (x) => x"]),
  ...refused("import", ["import('x')", "import x from 'y'", "export const a = 1"]),
];
