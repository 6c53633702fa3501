import { digitsOf, toDecimal } from "#core/decimal/decimal.ts";

/** Digits behind the point that a field can keep. */
export const mostScale = 12;

/**
 * A decimal with as many digits as a field keeps: what was worked out has more, which nobody reads. One that is so small that its own digits
 * would be lost is left as it is.
 * @example keptDecimal("8.33333333333333") // "8.333333333333"
 */
export function keptDecimal(decimal: string): string {
  if (digitsOf(decimal).fraction <= mostScale || /^-?0\.00/.test(decimal)) return decimal;
  const [whole = "", fraction = ""] = decimal.replace("-", "").split(".");
  const digits = String(BigInt(whole + fraction.slice(0, mostScale)) + (fraction.charAt(mostScale) >= "5" ? 1n : 0n)).padStart(whole.length + mostScale, "0");
  return toDecimal(`${decimal.startsWith("-") ? "-" : ""}${digits.slice(0, -mostScale)}.${digits.slice(-mostScale)}`) ?? decimal;
}
