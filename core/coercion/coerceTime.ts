import { type Coercion, coerced, isBlank, refused } from "./types.ts";

const clockTime = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** "HH:mm" or "HH:mm:ss", always answered with seconds; null for empty. */
export function coerceTime(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  if (typeof input !== "string" || !clockTime.test(input)) return refused("coercion.time");
  return coerced(input.length === 5 ? `${input}:00` : input);
}
