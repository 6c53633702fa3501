import type { Literal, Site } from "../types.ts";
import { copyItems, readItems } from "../values/readItems.ts";
import { readOwn } from "../values/readProperty.ts";
import { maxDepth, maxResultSize, tooDeep, tooLarge } from "../values/resultSize.ts";
import { joinItems, toText } from "../values/toPrimitive.ts";
import { fail } from "../values/ExpressionError.ts";
import { spend } from "../values/workLimit.ts";
import { listFunctions } from "./ListedFunction.ts";

type List = readonly unknown[];
type Args = readonly never[];

const everything = Number.POSITIVE_INFINITY;

/** Methods of lists that take no function and change nothing. */
export const listMethods = listFunctions<List>("list.", [
  ["at", "index", "the item there, from the end when negative", "[1, 2, 3].at(-1)", 3, at],
  ["concat", "…items", "with the items (and items of lists) at its end", "[1].concat([2, 3], 4)", [1, 2, 3, 4], concat, everything],
  ["flat", "depth?", "lists within it replaced by their items", "[1, [2, [3]]].flat()", [1, 2, [3]], flat],
  ["includes", "item, from?", "whether the item is in it", "['a', 'b'].includes('b')", true, search("includes"), 1],
  ["indexOf", "item, from?", "where the item is, or -1", "['a', 'b'].indexOf('b')", 1, search("indexOf"), 1],
  ["join", "separator?", "the items as one text", "['a', null, 'b'].join('; ')", "a; ; b", join],
  ["lastIndexOf", "item, from?", "where the item is last, or -1", "[1, 2, 1].lastIndexOf(1)", 2, search("lastIndexOf"), 1],
  ["slice", "start?, end?", "a part, from the end where negative", "[1, 2, 3].slice(1)", [2, 3], slice],
  ["toReversed", "", "the other way round", "[1, 2, 3].toReversed()", [3, 2, 1], (self, _args, site) => copyItems(self, site).reverse()],
  ["toSorted", "", "sorted as texts, missing items last", "['б', 'а'].toSorted()", ["а", "б"], toSorted],
  ["toString", "", "the items, with commas between", "[1, 2].toString()", "1,2", (self, _args, site) => joinItems(self, ",", site)],
]);

/** Adds what `...value` stands for: items of a list, characters of a text. */
export function spreadInto(items: unknown[], value: unknown, site: Site): void {
  if (typeof value !== "string" && !Array.isArray(value)) fail(site, "type_error", "only lists and texts can be spread");
  const added: List = typeof value === "string" ? [...value] : copyItems(value as List, site);
  if (items.length + added.length > maxResultSize) tooLarge(site);
  for (const item of added) items.push(item);
}

function at(self: List, [index]: Args, site: Site): unknown {
  const place = Math.trunc(Number(index)) || 0;
  return readOwn(self, place < 0 ? self.length + place : place, site);
}

function concat(self: List, args: Args, site: Site): unknown[] {
  const items = copyItems(self, site);
  for (const item of args as List) {
    if (Array.isArray(item)) spreadInto(items, item, site);
    else items.push(item);
  }
  if (items.length > maxResultSize) tooLarge(site);
  return items;
}

function flat(self: List, [depth]: Args, site: Site): unknown[] {
  const items: unknown[] = [];
  let visited = 0;
  const add = (list: List, left: number, level: number): void => {
    if (level > maxDepth) tooDeep(site);
    for (const item of copyItems(list, site)) {
      visited += 1;
      if (visited > maxResultSize) tooLarge(site);
      if (left > 0 && Array.isArray(item)) add(item, left - 1, level + 1);
      else items.push(item);
    }
  };
  add(self, depth === undefined ? 1 : Math.trunc(Number(depth)) || 0, 0);
  return items;
}

function search(name: "includes" | "indexOf" | "lastIndexOf") {
  return (self: List, args: Args, site: Site): unknown => {
    const items = readItems(self, site);
    return Reflect.apply(Array.prototype[name] as (...args: unknown[]) => unknown, items, args);
  };
}

function join(self: List, [separator]: Args, site: Site): string {
  return joinItems(self, separator === undefined ? "," : String(separator), site);
}

function slice(self: List, args: Args, site: Site): unknown[] {
  return Reflect.apply(Array.prototype.slice, copyItems(self, site), args);
}

/** A comparison of one's own would be a function; undefined is none, anything else JavaScript refuses as well. */
function toSorted(self: List, [compare]: Args, site: Site): unknown[] {
  if (compare !== undefined) fail(site, "type_error", "the comparison is no function");
  const items = copyItems(self, site);
  spend(items.length * Math.log2(items.length + 1), site);
  const known = items.filter((item) => item !== undefined).map((item) => ({ item, text: toText(item as Literal, site) }));
  known.sort((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text)));
  const missing: unknown[] = Array.from({ length: items.length - known.length });
  return [...known.map(({ item }) => item), ...missing];
}
