import { digitsOf, toDecimal } from "../decimal/decimal.ts";
import { type Coercion, coerced, isBlank, refused } from "./types.ts";

/** As many digits come through a JSON number as they were written, whoever wrote and read it. */
const exactDigits = 15;

/**
 * A decimal as text, with all its digits (D62); null for empty and NaN (spec §5). Text must be a decimal with a point;
 * other text is refused, not silently null, and so is a JSON number of so many digits that some may be lost already.
 */
export function coerceNumber(input: unknown): Coercion {
  if (isBlank(input) || Number.isNaN(input)) return coerced(null);
  if (typeof input !== "string" && typeof input !== "number") return refused("coercion.number");
  const text = String(input).trim();
  if (text === "") return coerced(null);
  const decimal = toDecimal(text);
  if (decimal === undefined) return refused("coercion.number");
  return typeof input === "number" && !isExact(input, decimal) ? refused("coercion.digits") : coerced(decimal);
}

function isExact(input: number, decimal: string): boolean {
  if (Number.isInteger(input)) return Number.isSafeInteger(input) || /^-?\d{1,15}0*$/.test(decimal);
  const { whole, fraction } = digitsOf(decimal);
  return whole + (whole > 0 ? fraction : decimal.replace(/^-?0\.0*/, "").length) <= exactDigits;
}
