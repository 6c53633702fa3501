import { toDecimal } from "../decimal/decimal.ts";

/**
 * A number as its input shows it: all its digits, '.' radix, a space between thousands (spec §5). What is no number is
 * shown as it is, so that it can be mended.
 * @param scale at least so many digits behind the point; more than that are shown all the same
 */
export function numberInput(value: number | string | null | undefined, scale = 0): string {
  const text = String(value ?? "");
  const decimal = toDecimal(text);
  return groupThousands(decimal === undefined ? text : withScale(decimal, scale));
}

function withScale(decimal: string, scale: number): string {
  const [whole = "", fraction = ""] = decimal.split(".");
  const digits = fraction.padEnd(Math.min(scale, mostZeros), "0");
  return digits === "" ? whole : `${whole}.${digits}`;
}

/** No column keeps more digits behind the point. */
const mostZeros = 12;

/** "-1234567.5" → "-1 234 567.5"; any other text stays. */
export function groupThousands(text: string): string {
  const [, sign = "", whole = "", rest = ""] = /^(-?)(\d+)(\.\d*)?$/.exec(text) ?? [];
  return whole === "" ? text : sign + whole.replace(/\B(?=(\d{3})+$)/g, " ") + rest;
}
