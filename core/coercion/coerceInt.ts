import { coerceNumber } from "./coerceNumber.ts";
import { type Coercion, refused } from "./types.ts";

/** A whole number that JavaScript holds exactly; a fraction is refused rather than cut. Null for empty and NaN. */
export function coerceInt(input: unknown): Coercion {
  const result = coerceNumber(input);
  if (!result.ok) return refused("coercion.int");
  return result.value === null || Number.isSafeInteger(result.value) ? result : refused("coercion.int");
}
