import { coerceJson } from "./coerceJson.ts";
import { type Coercion, coerced, isBlank, refused } from "./types.ts";

const maxItems = 10_000;

/** A list of plain data, at most 10,000 items; null for empty. */
export function coerceItems(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  return Array.isArray(input) && input.length <= maxItems ? coerceJson(input) : refused("coercion.list");
}
