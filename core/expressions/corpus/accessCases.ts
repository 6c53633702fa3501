import { type CorpusCase, sampled } from "./CorpusCase.ts";

const reads = [
  "value", "values.city", "values['city']", "values[`city`]", "row.owner.address.city", "row['owner']['address'].lines[1]", "row.none", "row.owner.none",
  "row['two words']", "row[0]", "row['0']", "values.қават", "list[0]", "list['1']", "list[9]", "list[-1]", "list[1.5]", "list['01']", "list.length",
  "list[5][1][0]", "row.tags[row.qty - 2]", "row.name[0]", "row.name['length']", "row.name.length", "row.name[99]", "row.name['-1']", "row.amount.none",
  "row.done.none", "'абв'[1]", "'абв'['1']", "'абв'['1.0']", "[1, 2, 3][1]", "({ a: { b: 2 } }).a.b", "({ 'a b': 1 })['a b']", "({ 1: 'one' })[1]",
  "({ 1.5: 'x' })['1.5']", "row[null]", "row[undefined]", "row[true]", "({ null: 1 })[null]", "({ undefined: 2 })[undefined]", "({ true: 3 })[true]",
  "({ 'a,b': 4 })[['a', 'b']]", "({ '[object Object]': 5 })[{}]", "({ NaN: 6 })[NaN]", "({ Infinity: 7 })[1 / 0]", "({ 0: 8 })[-0]", "row.toString",
  "missing", "missing?.x", "missing?.x.y.z", "missing?.[row.none.none]", "missing?.slice()", "missing?.toFixed(row.none.none)", "row?.owner?.address?.city",
  "row.nothing?.x", "row.nothing?.x.y", "row.none?.[0]", "row.owner?.['name']", "(missing?.x)?.y", "missing?.x ?? 'none'", "row.amount?.toFixed(1)",
  "row.name?.toUpperCase().length", "row.none?.toUpperCase().length", "value.slice?.()", "row.name.toFixed?.(2)", "row.amount.toFixed?.(2)", "list?.[0]",
  "user.permissions.includes('forms.*')", "user?.permissions?.length", "user.orgId ?? 'no organisation'", "missing?.a[0].b", "row.tags?.[0]?.length",
];
/** What fails in JavaScript fails here. */
const failing = [
  "missing.x", "row.nothing.x", "row.none.none", "missing[0]", "(missing?.x).y", "null.x", "undefined['x']", "missing.slice()",
  "row.none.toFixed(2)", "row.name.toFixed(2)", "row.amount.toUpperCase()", "row.owner.slice(1)", "row.owner + ''+ row", "`${row}`", "row == 'own'", "+row", "row < 1",
  "({ toString: 1 }) + ''", "({ toString: null }) + 1", "list[{ toString: 1 }]", "row.done.slice()", "(1.5).toFixed(101)", "'a'.repeat(-1)", "'a'.repeat(1 / 0)",
  "(5).toString(1)", "(5).toPrecision(0)", "'x' in 'xyz'", "1 in 5", "'a' in null", "[...null]", "[...5]", "[...{}]", "Math.max(...row)", "'a'.normalize('x')",
  "encodeURIComponent('\\uD800')", "Object.keys(null)", "Object.values(undefined)", "[2, 1].toSorted(1)", "'abc'.at?.(0).none.none", "missing.x?.y",
];

const literals = [
  "[]", "[1, 'a', null, undefined, true]", "[...list]", "[...'аб🙂']", "[...[], ...[1], 2]", "[[1], [2, [3]]]", "[row.none]", "{}", "{ a: 1 }", "{ a: 1, a: 2 }",
  "{ 'a-b': 1, 5: 2, 'ў': 3 }", "{ [row.name]: 1 }", "{ [1 + 1]: 'two' }", "{ [`k${1}`]: 1 }", "{ value }", "{ ...row.owner, name: 'x' }", "{ name: 'x', ...row.owner }",
  "{ ...null, ...undefined, ...5, ...true }", "{ ...'ab' }", "{ ...[1, 2] }", "{ a: { b: { c: [1] } } }", "{ text: value > 1000 ? 'кўп' : 'оз', color: 'success' }",
  "{ b: 1, a: 2, 1: 3 }", "{ toString: 1 }", "{ a: undefined }", "({ a: -0 }).a", "[-0]", "{ text: `${row.name} (${row.qty})`, href: '/forms/cities/' + row.id };",
  "return row.qty * 2", "return row.qty > 2 ? 'a' : 'b';", "/* note */ row.qty // end", "row\n  .name\n  .length", "(((value)))", "value;",
];
const membership = [
  "0 in list", "9 in list", "'1' in row.tags", "'length' in list", "'янги' in row.tags", "row.tags.includes('янги')", "2 in []", "1.5 in list", "-1 in list", "'name' in row",
  "'none' in row", "row.name in { 'Қўқон': 1 }", "null in { null: 1 }", "[0] in ['x']", "!('x' in values)", "'note' in values",
];

/** Properties, optional chains, literals of lists and objects, `in`. */
export const accessCases: readonly CorpusCase[] = sampled([...reads, ...failing, ...literals, ...membership]);
