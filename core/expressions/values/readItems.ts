import type { Site } from "../types.ts";
import { readOwn } from "./readProperty.ts";
import { maxResultSize, tooLarge } from "./resultSize.ts";
import { spend } from "./workLimit.ts";

/** Lists that were looked over, with their length then. */
const known = new WeakMap<readonly unknown[], number>();

/**
 * The list itself, once none of its items is an accessor or a function. Asking for the descriptor of an item is slow,
 * so a list is looked over once: data does not change its kind after it has arrived. Of at most 65,536 items, or a
 * list with holes could be endless.
 */
export function readItems(list: readonly unknown[], site: Site): readonly unknown[] {
  if (list.length > maxResultSize) tooLarge(site);
  spend(list.length >> 2, site);
  if (known.get(list) === list.length) return list;
  for (let index = 0; index < list.length; index += 1) readOwn(list, index, site);
  known.set(list, list.length);
  return list;
}

/** A list of our own: methods that make a list of the same kind would ask the data what kind that is. */
export function copyItems(list: readonly unknown[], site: Site): unknown[] {
  const source = readItems(list, site);
  const items: unknown[] = [];
  for (let index = 0; index < source.length; index += 1) items.push(source[index]);
  return items;
}
