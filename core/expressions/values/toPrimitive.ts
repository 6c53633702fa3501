import type { Literal, Site } from "../types.ts";
import { fail } from "./ExpressionError.ts";
import { readItems } from "./readItems.ts";
import { readOwn } from "./readProperty.ts";
import { maxDepth, maxResultSize, tooDeep, tooLarge } from "./resultSize.ts";

/**
 * What an operator makes of its operand. Plain data has no conversion of its own, so that JavaScript's two orders
 * (text first, number first) end in the same: a list is its items joined, an object is "[object Object]". Nothing that
 * the data holds under `toString` or `valueOf` is called: as data it only hides the inherited one, as JavaScript says.
 */
export function toPrimitive(value: unknown, site: Site): Literal {
  switch (typeof value) {
    case "string":
    case "number":
    case "boolean":
    case "undefined": return value;
    case "object": return value === null ? null : objectToText(value, site, 0);
    default: return fail(site, "not_plain", `a ${typeof value} is no data`);
  }
}

/** What `${value}` says. */
export function toText(value: unknown, site: Site): string {
  return typeof value === "string" ? value : String(toPrimitive(value, site));
}

/** `list.join(separator)`. */
export function joinItems(list: readonly unknown[], separator: string, site: Site, depth = 0): string {
  if (depth > maxDepth) tooDeep(site);
  const items = readItems(list, site);
  let text = "";
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    const part = typeof item === "string" ? item : itemText(item, site, depth);
    text = index === 0 ? part : text + separator + part;
    if (text.length > maxResultSize) tooLarge(site);
  }
  return text;
}

/** Data as JSON has it: not made by a class. Prototypes are compared by being roots, so that realms do not matter. */
export function isPlainObject(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function itemText(item: unknown, site: Site, depth: number): string {
  if (item === null || item === undefined) return "";
  return typeof item === "object" ? objectToText(item, site, depth + 1) : String(item);
}

function objectToText(value: object, site: Site, depth: number): string {
  if (Array.isArray(value)) return joinItems(value, ",", site, depth);
  if (!isPlainObject(value)) fail(site, "not_plain", "an instance of a class is no data");
  // Read for what is refused: a function or an accessor of these names.
  readOwn(value, "valueOf", site);
  readOwn(value, "toString", site);
  const hasText = Object.getPrototypeOf(value) !== null && !Object.hasOwn(value, "toString");
  return hasText ? "[object Object]" : fail(site, "type_error", "cannot convert object to primitive value");
}
