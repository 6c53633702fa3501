/**
 * Decimals as texts: a sign, digits, a point and digits, without a needless zero: `-1234.5`. So they travel and are kept
 * (D62), because a binary float holds 15 digits and cannot hold 0.1. Numbers are made of them only to calculate.
 */
const written = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

/** Digits before the point, and digits behind it: what any double needs. */
const longest = 400;

/** The decimal that the text is, undefined for any other text: "+01.50", "15e-1" → "1.5". */
export function toDecimal(text: string): string | undefined {
  const [, sign = "", before = "", behind = "", exponent = "0"] = text.length > 3 * longest ? [] : (written.exec(text) ?? []);
  const digits = before + behind;
  if (digits === "") return undefined;
  const point = before.length + Number(exponent);
  const whole = (point > 0 ? digits.slice(0, point).padEnd(point, "0") : "").replace(/^0+/, "");
  const fraction = (point > 0 ? digits.slice(point) : "0".repeat(-point) + digits).replace(/0+$/, "");
  if (whole.length > longest || fraction.length > longest) return undefined;
  const plain = fraction === "" ? whole || "0" : `${whole || "0"}.${fraction}`;
  return sign === "-" && plain !== "0" ? `-${plain}` : plain;
}

/** How many digits stand before and behind the point; of 0.5 none and one. */
export function digitsOf(decimal: string): { readonly whole: number; readonly fraction: number } {
  const [whole = "", fraction = ""] = decimal.replace("-", "").split(".");
  return { whole: whole === "0" ? 0 : whole.length, fraction: fraction.length };
}

/** Below zero, zero, above zero: as `Array.sort` wants it. */
export function compareDecimals(one: string, other: string): number {
  const scale = Math.max(digitsOf(one).fraction, digitsOf(other).fraction);
  const [a, b] = [scaled(one, scale), scaled(other, scale)];
  return a === b ? 0 : a < b ? -1 : 1;
}

function scaled(decimal: string, scale: number): bigint {
  const [whole = "", fraction = ""] = decimal.split(".");
  return BigInt(whole + fraction.padEnd(scale, "0"));
}
