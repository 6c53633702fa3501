import { type Coercion, coerced, isBlank, refused } from "./types.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Any version, answered in lower case; null for empty. */
export function coerceUuid(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  return typeof input === "string" && uuid.test(input) ? coerced(input.toLowerCase()) : refused("coercion.uuid");
}
