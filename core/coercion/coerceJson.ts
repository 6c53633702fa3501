import { type Coercion, coerced, refused } from "./types.ts";

const maxDepth = 100;

/** Plain JSON data at most 100 levels deep, without NUL in any text: what a jsonb column can hold. */
export function coerceJson(input: unknown): Coercion {
  if (input === undefined) return coerced(null);
  return isStorable(input, 0) ? coerced(input) : refused("coercion.json");
}

function isStorable(value: unknown, depth: number): boolean {
  if (depth > maxDepth) return false;
  if (typeof value === "string") return !value.includes("\u0000");
  if (typeof value === "number") return Number.isFinite(value);
  if (value === null || typeof value === "boolean") return true;
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depth + 1));
  if (typeof value !== "object") return false;
  return Object.entries(value).every(([key, item]) => !key.includes("\u0000") && isStorable(item, depth + 1));
}
