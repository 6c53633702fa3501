import { toDecimal } from "../decimal/decimal.ts";

/**
 * A number as its input shows it: all its digits, '.' radix, a space between thousands (spec §5). What is no number is
 * shown as it is, so that it can be mended.
 */
export function numberInput(value: number | string | null | undefined): string {
  const text = String(value ?? "");
  return groupThousands(toDecimal(text) ?? text);
}

/** "-1234567.5" → "-1 234 567.5"; any other text stays. */
export function groupThousands(text: string): string {
  const [, sign = "", whole = "", rest = ""] = /^(-?)(\d+)(\.\d*)?$/.exec(text) ?? [];
  return whole === "" ? text : sign + whole.replace(/\B(?=(\d{3})+$)/g, " ") + rest;
}
