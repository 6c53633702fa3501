import { type Coercion, coerced, isBlank, refused } from "./types.ts";

/**
 * A whole number that JavaScript holds exactly; a fraction is refused rather than cut, and so is a text with a point,
 * which may stand between thousands. Null for empty and NaN.
 */
export function coerceInt(input: unknown): Coercion {
  if (isBlank(input) || Number.isNaN(input)) return coerced(null);
  const number = typeof input === "string" ? readWhole(input.trim()) : input;
  if (number === null) return coerced(null);
  return Number.isSafeInteger(number) ? coerced(number === 0 ? 0 : number) : refused("coercion.int");
}

function readWhole(text: string): number | null | undefined {
  if (text === "") return null;
  return /^[+-]?\d{1,400}$/.test(text) ? Number(text) : undefined;
}
