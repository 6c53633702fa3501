import { type Coercion, coerced, refused } from "./types.ts";

const maxDepth = 100;

/** Plain JSON data at most 100 levels deep, without NUL or half a surrogate pair in any text: what a jsonb column can hold. */
export function coerceJson(input: unknown): Coercion {
  if (input === undefined) return coerced(null);
  return isStorable(input, 0) ? coerced(input) : refused("coercion.json");
}

function isStorable(value: unknown, depth: number): boolean {
  if (depth > maxDepth) return false;
  if (typeof value === "string") return isStorableText(value);
  if (typeof value === "number") return Number.isFinite(value);
  if (value === null || typeof value === "boolean") return true;
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depth + 1));
  if (typeof value !== "object") return false;
  return Object.entries(value).every(([key, item]) => isStorableText(key) && isStorable(item, depth + 1));
}

const isStorableText = (text: string): boolean => !/[\u0000\p{Surrogate}]/u.test(text);
