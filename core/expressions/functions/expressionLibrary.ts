import { addDays, addMonths, type CalendarDay, isoDayOf, parseIsoDay, utcOf, validDay, weekdayOf } from "../../format/calendar.ts";
import { type DateFormatOptions, formatDate, formatDateTime, formatTime } from "../../format/formatDate.ts";
import { formatFileSize } from "../../format/formatFileSize.ts";
import { formatNumber } from "../../format/formatNumber.ts";
import { parseDisplayDate } from "../../format/parseDisplayDate.ts";
import { defaultTimeZone } from "../../format/zoneNames.ts";
import { defaultLocale, type Locale } from "../../locale.ts";

/** What the formatting functions need to know besides their arguments. */
export interface LibraryEnvironment {
  readonly locale?: Locale;
  /** IANA name (D55). */
  readonly timeZone?: string;
}

/** A function of our own; takes any data at all and answers plain data. */
export type LibraryFunction = (...args: unknown[]) => unknown;

export type ExpressionLibrary = Readonly<Record<(typeof libraryNames)[number], LibraryFunction>>;

export const libraryNames = [
  "formatNumber", "formatDate", "formatDatetime", "formatTime", "formatFileSize",
  "parseDate", "toDay", "addDays", "addMonths", "daysBetween", "yearOf", "monthOf", "dayOf", "weekdayOf",
] as const;

/** No number and no date is longer; a longer text is shown as it came. */
const maxShownLength = 100;

/**
 * The functions that are ours and not the language's. The same object goes into the interpreter, into the expression
 * realm and into QuickJS, so that an expression says the same in all of them.
 *
 * @example createLibrary({ locale: "ru", timeZone: "Asia/Tashkent" }).formatNumber(1234.5) // "1 234,5"
 */
export function createLibrary({ locale = defaultLocale, timeZone = defaultTimeZone }: LibraryEnvironment = {}): ExpressionLibrary {
  const dayIn = (value: unknown): CalendarDay | undefined =>
    typeof value === "string" && value.length <= maxShownLength
      ? parseIsoDay(formatDate(value, { pattern: "YYYY-MM-DD", timeZone }))
      : undefined;
  const shown = (format: (value: string, options: DateFormatOptions) => string): LibraryFunction => (value, pattern) => {
    const text = plainText(value);
    if (typeof value !== "string" || text.length > maxShownLength) return text;
    return format(text, { locale, timeZone, ...(typeof pattern === "string" && { pattern }) });
  };
  return Object.freeze({
    formatNumber: showNumber,
    formatDate: shown(formatDate),
    formatDatetime: shown(formatDateTime),
    formatTime: shown(formatTime),
    formatFileSize: (bytes: unknown) => formatFileSize(typeof bytes === "string" ? Number(bytes) : numberOf(bytes) ?? 0, locale),
    parseDate: (text: unknown) => (typeof text === "string" && text.length <= maxShownLength ? parseDisplayDate(text) : undefined),
    toDay: (value: unknown) => dayText(dayIn(value)),
    addDays: (value: unknown, count: unknown) => moved(dayIn(value), count, addDays),
    addMonths: (value: unknown, count: unknown) => moved(dayIn(value), count, addMonths),
    daysBetween: (from: unknown, to: unknown) => between(dayIn(from), dayIn(to)),
    yearOf: (value: unknown) => dayIn(value)?.year,
    monthOf: (value: unknown) => dayIn(value)?.month,
    dayOf: (value: unknown) => dayIn(value)?.day,
    weekdayOf: (value: unknown) => weekdayNumber(dayIn(value)),
  });
}

function showNumber(value: unknown, decimals: unknown): string {
  if (typeof value !== "number" && typeof value !== "string") return plainText(value);
  return typeof value === "string" && value.length > maxShownLength ? value : formatNumber(value, numberOf(decimals));
}

const numberOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** What is neither number nor date: itself as text, nothing for what is missing and for objects. */
function plainText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

const dayText = (day: CalendarDay | undefined): string | undefined => (day === undefined ? undefined : isoDayOf(day));

/** Within the years that a day may have. */
function moved(day: CalendarDay | undefined, count: unknown, move: (day: CalendarDay, count: number) => CalendarDay): string | undefined {
  const steps = numberOf(count);
  if (day === undefined || steps === undefined || Math.abs(steps) > 4_000_000) return undefined;
  return dayText(validDay(move(day, Math.trunc(steps))));
}

function between(from: CalendarDay | undefined, to: CalendarDay | undefined): number | undefined {
  return from === undefined || to === undefined ? undefined : (utcOf(to) - utcOf(from)) / 86_400_000;
}

const weekdayNumber = (day: CalendarDay | undefined): number | undefined => (day === undefined ? undefined : weekdayOf(day) + 1);
