import { isObject } from "#core/isObject.ts";
import { diffValues } from "../../changes/diffValues.ts";
import { mergeOrder } from "./mergeOrder.ts";
import type { Sides } from "./Sides.ts";

/** A property that both sides changed, each in another way. */
export interface Clash extends Sides {
  readonly path: string;
}

export interface Merging {
  /** Whose value stands where both changed. */
  readonly prefers: "mine" | "theirs";
  readonly clashes: Clash[];
}

type Values = Readonly<Record<string, unknown>>;

export const isSame = (left: unknown, right: unknown): boolean => diffValues(left, right).length === 0;

/**
 * The value with what either side changed, as deep as all three are objects or lists of named ones. What both changed, each in
 * another way, is told in `clashes`, and is the preferred side's.
 * @example mergeValues({ base: { a: 1, b: 1 }, mine: { a: 2, b: 1 }, theirs: { a: 1, b: 3 } }, "", merging) // { a: 2, b: 3 }
 */
export function mergeValues(sides: Sides, path: string, merging: Merging): unknown {
  const { base, mine, theirs } = sides;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isObject(base) && isObject(mine) && isObject(theirs)) return mergeObjects({ base, mine, theirs }, path, merging);
  const named = { base: byName(base), mine: byName(mine), theirs: byName(theirs) };
  if (named.base && named.mine && named.theirs) return mergeLists(named as Sides<ReadonlyMap<string, unknown>>, path, merging);
  merging.clashes.push({ path, ...sides });
  return sides[merging.prefers];
}

function mergeObjects({ base, mine, theirs }: Sides<Values>, path: string, merging: Merging): Values {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const of = (values: Values, name: string): unknown => (Object.hasOwn(values, name) ? values[name] : undefined);
  const merged = names.map((name) => [
    name, mergeValues({ base: of(base, name), mine: of(mine, name), theirs: of(theirs, name) }, path === "" ? name : `${path}.${name}`, merging),
  ] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function mergeLists({ base, mine, theirs }: Sides<ReadonlyMap<string, unknown>>, path: string, merging: Merging): unknown[] {
  const names = new Set([...mine.keys(), ...theirs.keys()]);
  const merged = new Map([...names].map((name) => [
    name, mergeValues({ base: base.get(name), mine: mine.get(name), theirs: theirs.get(name) }, `${path}.${name}`, merging),
  ] as const).filter(([, value]) => value !== undefined));
  const { order } = mergeOrder({ base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] }, merging.prefers);
  return order.flatMap((name) => (merged.has(name) ? [merged.get(name)] : []));
}

/** A list whose members have names of their own; undefined where one has none. */
function byName(list: unknown): ReadonlyMap<string, unknown> | undefined {
  if (!Array.isArray(list)) return undefined;
  const named = list.map((one) => [isObject(one) ? (one["name"] ?? one["key"] ?? one["id"]) : undefined, one] as const);
  const map = new Map(named.flatMap(([name, one]) => (typeof name === "string" ? [[name, one] as const] : [])));
  return map.size === list.length ? map : undefined;
}
