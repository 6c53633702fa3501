import { coerceJson } from "./coerceJson.ts";
import { type Coercion, coerced, isBlank, refused } from "./types.ts";

/** An object of plain data; null for empty. */
export function coerceProperties(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  return typeof input === "object" && !Array.isArray(input) ? coerceJson(input) : refused("coercion.json");
}
