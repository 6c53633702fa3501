import { digitsOf, toDecimal } from "../decimal/decimal.ts";

/** What a person wrote where a number is asked for: nothing, exactly one decimal, or something else. */
export type ReadNumber =
  | { readonly kind: "empty" }
  | { readonly kind: "number"; readonly value: string; readonly isWhole: boolean }
  | { readonly kind: "wrong" };

/** Between thousands: spaces of every kind that stand on one line, and the Swiss apostrophe. */
const spaces = "[ \\u00a0\\u2007\\u2009\\u202f'’]";
const grouped = new RegExp(`^\\d{1,3}(?:${spaces}\\d{3})+(?=[.,]|$)`);
const currency = /^(?:сўм|сум|so['ʻ‘’`]?m|uzs|руб\.?|rub|usd|eur|[₽$€])$/i;
/** Characters: no number is longer, and the patterns stay quick. */
const longest = 1_000;
const minuses = /[\u2212\u2013]/g;

/**
 * Reads a number as it is typed, pasted or imported, in the forms of our languages and of spreadsheets: "1 234,5",
 * "1,234.56", "1.234,56", "(12,50)", "12-", "1,5E+3", "5 000 сўм". One separator alone is that of decimals (spec §5);
 * what may be read in two ways, or is two numbers, is `wrong`, never another number.
 */
export function readNumber(text: string): ReadNumber {
  const trimmed = text.trim().replace(minuses, "-");
  if (trimmed === "") return { kind: "empty" };
  if (trimmed.length > longest) return { kind: "wrong" };
  const signed = readSign(withoutCurrency(trimmed));
  const plain = signed && readPlain(signed.unsigned);
  const value = plain && toDecimal(`${signed.sign}${plain.decimal}`);
  if (!value) return { kind: "wrong" };
  return { kind: "number", value, isWhole: !plain.isAmbiguous && digitsOf(value).fraction === 0 };
}

/** A currency beside the number says what it counts. */
function withoutCurrency(text: string): string {
  const [, before = "", number = text, behind = ""] = /^([^\d(+.,-]*)(.*?)((?:[^\d).,-][^\d)]*)?)$/su.exec(text) ?? [];
  const isKnown = [before, behind].every((part) => part.trim() === "" || currency.test(part.trim()));
  return isKnown && number !== "" ? number.trim() : text;
}

/** The sign before, after (SAP), or the brackets of bookkeeping; one of them. */
function readSign(text: string): { sign: "-" | ""; unsigned: string } | undefined {
  const bracketed = /^\((.*)\)$/s.exec(text)?.[1];
  if (bracketed !== undefined) return { sign: "-", unsigned: bracketed.trim() };
  const [, before = "", unsigned = "", behind = ""] = /^([+-]?)(.*?)(-?)$/s.exec(text) ?? [];
  if (before !== "" && behind !== "") return undefined;
  return { sign: before === "-" || behind === "-" ? "-" : "", unsigned: unsigned.trim() };
}

interface Plain {
  readonly decimal: string;
  /** "1,234" and "12.000": a fraction to one reader, thousands to another. */
  readonly isAmbiguous: boolean;
}

function readPlain(text: string): Plain | undefined {
  const [, mantissa = "", exponent = ""] = /^(.*?)(e[+-]?\d{1,3})?$/is.exec(text) ?? [];
  const bare = grouped.test(mantissa) ? mantissa.replace(new RegExp(spaces, "g"), "") : mantissa;
  const isAmbiguous = exponent === "" && bare === mantissa && /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
  const decimal = withPoint(bare);
  return decimal === undefined ? undefined : { decimal: decimal + exponent, isAmbiguous };
}

/** Commas and points: of one kind and once, the point of decimals; of both kinds, or repeated, between thousands. */
function withPoint(text: string): string | undefined {
  if (/^(?:\d+[.,]?\d*|[.,]\d+)$/.test(text)) return text.replace(",", ".");
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text)) return text.replaceAll(",", "");
  return /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/.test(text) ? text.replaceAll(".", "").replace(",", ".") : undefined;
}
