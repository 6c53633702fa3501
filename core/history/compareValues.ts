import { isObject } from "../isObject.ts";

/** Where two values differ: `properties.hint`, `fields[population].title`; `[name]` is the member of that name. */
export interface PathDifference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What names a member of a list of objects, the first that all of them have and no two the same. */
const identities = ["name", "key", "id", "value", "level", "field"] as const;

/**
 * Where two values differ, as deep as both are objects, or lists of objects that have names. Members of such lists are told by
 * name, wherever they stand; that they stand in another order is a difference of the list: their names before and after.
 * Null and absent are the same.
 * @example compareValues({ a: [{ name: "x", n: 1 }] }, { a: [{ name: "x", n: 2 }] }) // [{ path: "a[x].n", before: 1, after: 2 }]
 */
export function compareValues(before: unknown, after: unknown, path = ""): PathDifference[] {
  const [left, right] = [before ?? null, after ?? null];
  if (isSame(left, right)) return [];
  if (Array.isArray(left) && Array.isArray(right)) return compareLists(left, right, path);
  if (!isObject(left) || !isObject(right)) return [{ path, before: left, after: right }];
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return keys.flatMap((key) => compareValues(left[key], right[key], path === "" ? key : `${path}.${key}`));
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: string): PathDifference[] {
  const identity = identityOf([before, after]);
  if (identity === undefined) return [{ path, before, after }];
  const [left, right] = [byName(before, identity), byName(after, identity)];
  const names = [...new Set([...left.keys(), ...right.keys()])];
  const kept = (one: ReadonlyMap<string, unknown>): string[] => [...one.keys()].filter((name) => left.has(name) && right.has(name));
  const members = names.flatMap((name) => compareValues(left.get(name), right.get(name), `${path}[${name}]`));
  return isSame(kept(left), kept(right)) ? members : [...members, { path, before: [...left.keys()], after: [...right.keys()] }];
}

/** The property by which the members of all these lists are told apart; undefined when there is none. */
export function identityOf(lists: readonly (readonly unknown[])[]): string | undefined {
  const isNamed = (name: string) => (list: readonly unknown[]): boolean => {
    const names = list.map((member) => (isObject(member) ? member[name] : undefined));
    const isOne = (one: unknown): boolean => (typeof one === "string" && !/[[\]]/.test(one)) || typeof one === "number";
    return names.every(isOne) && new Set(names.map(String)).size === list.length;
  };
  return lists.some((list) => list.length > 0) ? identities.find((name) => lists.every(isNamed(name))) : undefined;
}

const byName = (list: readonly unknown[], identity: string): Map<string, unknown> =>
  new Map(list.map((member) => [String((member as Record<string, unknown>)[identity]), member]));

function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right)) return left.length === right.length && left.every((one, index) => isSame(one ?? null, right[index] ?? null));
  if (!isObject(left) || !isObject(right)) return false;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => isSame(left[key] ?? null, right[key] ?? null));
}
