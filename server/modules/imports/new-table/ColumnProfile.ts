import { fold } from "#core/filters/index.ts";
import { digitsOf, toDecimal } from "#core/decimal/decimal.ts";
import { parseDisplayDate, parseDisplayDateTime } from "#core/format/parseDisplayDate.ts";
import { readNumber } from "#core/format/readNumber.ts";
import { cellText, isNothing, isYesOrNo, rounded, withoutYear } from "../cellValue.ts";
import { keptDecimal, mostScale } from "../keptDecimal.ts";
import type { Cell } from "../reading/Cell.ts";

/** What a value can be read as. Whatever is no error is a text. */
export type Reading = "int" | "decimal" | "boolean" | "date" | "datetime" | "time";

/** Values that are told apart; of more a column is no list. */
export const mostValues = 500;
/** Longer ones are no numbers that anybody counts with. */
const mostDigits = 15;
/** Of texts that are no value of a list. */
const longestValue = 200;

/** What is known of the values of a column, taken one by one: by it {@link guessColumn} says what the column is. */
export class ColumnProfile {
  filled = 0;
  errors = 0;
  /** Dashes and the like, which stand where there is no number. */
  nothings = 0;
  readonly fits = new Map<Reading, number>();
  /** Something in it is lost as a number: leading zeros, the plus of a telephone, more digits than are kept. */
  isCode = false;
  /** Nothing but 1 and 0. */
  isFlag = true;
  /** All as counted: 1, 2, 3 … */
  isRunning = true;
  /** Numbers of so many digits each, if of one length. */
  digits: number | undefined | "several" = undefined;
  isRound = true;
  scale = 0;
  longest = 0;
  hasLines = false;
  /** Values with a digit and without a space, or addresses of mail. */
  isName = true;
  /** Different ones by how they are looked up, with how they are written first; the first {@link mostValues}. */
  readonly values = new Map<string, string>();
  hasMore = false;
  #seen: Set<string> | undefined = new Set();
  isDouble = false;
  #last: number | undefined;

  /** Different values that are kept for it. */
  get weight(): number {
    return this.#seen?.size ?? 0;
  }

  /** Whether no value stands there twice; undefined where nobody looks any more. */
  get isDistinct(): boolean | undefined {
    return this.#seen === undefined && !this.isDouble ? undefined : !this.isDouble;
  }

  /** Nobody looks any more for values that stand there twice. */
  forgetSeen(): void {
    this.#seen = undefined;
  }

  add(cell: Cell): void {
    if (cell === null || isBlank(cell)) return;
    this.filled += 1;
    if (typeof cell === "object" && "error" in cell) {
      this.errors += 1;
      return;
    }
    const text = cellText(cell).trim();
    if (isNothing(text)) this.nothings += 1;
    const readings = typeof cell === "string" ? this.#readText(text) : this.#readCell(cell);
    for (const reading of readings) this.fits.set(reading, (this.fits.get(reading) ?? 0) + 1);
    const number = readings.includes("int") ? Number(readValue(cell, text)) : undefined;
    this.isFlag &&= number === 0 || number === 1;
    this.isRunning &&= number !== undefined && (this.#last === undefined ? number <= 1 : number === this.#last + 1);
    this.#last = number;
    this.#keep(text);
  }

  #keep(text: string): void {
    this.longest = Math.max(this.longest, text.length);
    this.hasLines ||= text.includes("\n");
    this.isName &&= /\d|@/.test(text) && !/\s/.test(text);
    if (text.length > longestValue) this.hasMore = true;
    else if (!this.hasMore) {
      const value = fold(text);
      if (!this.values.has(value) && this.values.size === mostValues) this.hasMore = true;
      else if (!this.values.has(value)) this.values.set(value, text);
    }
    if (!this.#seen) return;
    if (this.#seen.has(text)) {
      this.isDouble = true;
      this.#seen = undefined;
    } else this.#seen.add(text);
  }

  #readCell(cell: Exclude<Cell, null | string | { error: string }>): Reading[] {
    if (typeof cell === "boolean") return ["boolean"];
    if (typeof cell === "number") {
      const number = rounded(cell);
      return [...(number === 0 || number === 1 ? ["boolean" as const] : []), ...this.#count(toDecimal(String(number)) ?? "", Number.isSafeInteger(number))];
    }
    if ("day" in cell) return ["date", "datetime"];
    if ("moment" in cell) return ["datetime"];
    return "time" in cell && cell.time < "24" ? ["time"] : [];
  }

  #readText(text: string): Reading[] {
    if (/^[+]\d/.test(text) || /^0\d/.test(text) || (/^\d+$/.test(text) && text.length > mostDigits)) this.isCode = true;
    if (isYesOrNo(text)) {
      if (/^[01]$/.test(text)) return ["boolean", ...this.#count(text, true)];
      return ["boolean"];
    }
    // The letter of an exponent is one of a code rather, unless a point stands before it and a sign behind.
    if (/\d/.test(text) && text.length <= 40 && (!/\de[+-]?\d/i.test(text) || /^[+-]?\d[.,]\d+e[+-]\d{1,3}$/i.test(text))) {
      const read = readNumber(text);
      if (read.kind === "number") {
        // Sums of money are written with a last zero too.
        if (!read.isWhole) this.scale = Math.max(this.scale, Math.min(mostScale, /[.,](\d+)$/.exec(text)?.[1]?.length ?? 0));
        return this.#count(read.value, read.isWhole && Number.isSafeInteger(Number(read.value)));
      }
    }
    if (/^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/.test(text)) {
      const plain = withoutYear(text);
      if (parseDisplayDate(plain) !== undefined) return ["date", "datetime"];
      if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?$/.test(text) || parseDisplayDateTime(plain.replace("T", " "), "UTC") !== undefined) return ["datetime"];
    }
    return /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text) ? ["time"] : [];
  }

  #count(value: string, isWhole: boolean): Reading[] {
    const { whole, fraction } = digitsOf(keptDecimal(value));
    const length = isWhole ? whole : 0;
    this.digits = this.digits === undefined || this.digits === length ? length : "several";
    this.isRound &&= isWhole && value.endsWith("00");
    this.scale = Math.max(this.scale, fraction);
    return isWhole ? ["int", "decimal"] : ["decimal"];
  }
}

const readValue = (cell: Cell, text: string): string => {
  if (typeof cell === "number") return String(cell);
  const read = readNumber(text);
  return read.kind === "number" ? read.value : "";
};

export const isBlank = (cell: Cell): boolean => cell === null || (typeof cell === "string" && cell.trim() === "");
