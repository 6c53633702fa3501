import { type Coercion, coerced, isBlank, refused } from "./types.ts";

/** For a boolean field, not a checkbox: it may have no value, and what is neither yes nor no is refused (ours). */
export function coerceBoolean(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  if (input === true || input === 1 || input === "1" || input === "true") return coerced(true);
  if (input === false || input === 0 || input === "0" || input === "false") return coerced(false);
  return refused("coercion.boolean");
}
