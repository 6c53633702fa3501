import { toDecimal } from "../decimal/decimal.ts";

/** Numbers show up to 4 decimals unless the column says how many (spec §9). */
const maxDecimals = 4;
const largestDecimals = 20;

/** ru-RU separates thousands by a no-break space. */
const thousandsSpace = "\u00a0";

const scientific = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/**
 * A number as ru-RU writes it: "1 234,5". With `decimals` exactly so many, else up to 4. Accepts a decimal as text too
 * (SQL numeric may hold more digits than a number); what is no number is answered as it came.
 */
export function formatNumber(value: number | string, decimals?: number): string {
  const parts = scientific.exec(String(value).trim());
  if (parts === null) return String(value);
  const { whole, fraction } = roundDecimal(parts, Math.min(Math.max(Math.trunc(decimals ?? maxDecimals), 0), largestDecimals));
  const shown = decimals === undefined ? fraction.replace(/0+$/, "") : fraction;
  const isZero = /^0*$/.test(whole + shown);
  const sign = parts[1] === "-" && !isZero ? "-" : "";
  return sign + group(whole, thousandsSpace) + (shown === "" ? "" : `,${shown}`);
}

/** The configured `numberFormat` (whole number of decimals, spec §3); undefined when there is none or it is not one. */
export function parseNumberFormat(numberFormat: unknown): number | undefined {
  const text = typeof numberFormat === "number" ? String(numberFormat) : numberFormat;
  if (typeof text !== "string" || !/^\s*\d{1,2}\s*$/.test(text)) return undefined;
  return Math.min(Number(text), largestDecimals);
}

/** Of a sum of money: two decimals, none where it is whole, in a cell as in the footer below it. */
export function moneyDecimals(value: number | string): number {
  return /[1-9]/.test(toDecimal(String(value))?.split(".")[1] ?? "") ? 2 : 0;
}

/** Rounds half away from zero on the decimal digits that the number shows, so 1.005 to two decimals is 1.01. */
function roundDecimal(parts: RegExpExecArray, decimals: number): { whole: string; fraction: string } {
  const exponent = Math.min(Math.max(Number(parts[4] ?? 0), -400), 400);
  const digits = (parts[2] ?? "") + (parts[3] ?? "");
  const point = (parts[2] ?? "").length + exponent;
  const padded = point > 0 ? digits.padEnd(point, "0") : "0".repeat(1 - point) + digits;
  const at = Math.max(point, 1);
  const kept = padded.slice(0, at) + padded.slice(at, at + decimals).padEnd(decimals, "0");
  const isUp = (padded[at + decimals] ?? "0") >= "5";
  const rounded = (BigInt(kept) + (isUp ? 1n : 0n)).toString().padStart(decimals + 1, "0");
  return { whole: rounded.slice(0, rounded.length - decimals), fraction: rounded.slice(rounded.length - decimals) };
}

function group(whole: string, separator: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, separator);
}
