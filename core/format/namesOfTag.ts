import type { Locale } from "../locale.ts";
import { dateNames, type DateNames } from "./dateNames.ts";

const known = new Map<string, DateNames>();

/** Monday, and the first of each month. */
const weekdays = [5, 6, 7, 8, 9, 10, 11].map((day) => new Date(Date.UTC(2026, 0, day)));
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));

/**
 * Names of months and weekdays in a language that is none of the six: the engine's, where it knows the language, else those of
 * the fall-back.
 * @example namesOfTag("fr", "ru").months[0] // "janvier"
 */
export function namesOfTag(tag: string, fallback: Locale): DateNames {
  const key = `${tag} ${fallback}`;
  const names = known.get(key) ?? (isKnown(tag) ? namesByEngine(tag) : dateNames[fallback]);
  known.set(key, names);
  return names;
}

function isKnown(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([tag]).length > 0;
  } catch {
    return false;
  }
}

function namesByEngine(tag: string): DateNames {
  const named = (part: "month" | "weekday", options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, calendar: "gregory", timeZone: "UTC" });
    return (date: Date): string => format.formatToParts(date).find(({ type }) => type === part)?.value ?? "";
  };
  return {
    months: months.map(named("month", { month: "long" })),
    monthsInDate: months.map(named("month", { month: "long", day: "numeric" })),
    monthsShort: months.map(named("month", { month: "short" })),
    weekdays: weekdays.map(named("weekday", { weekday: "long" })),
    weekdaysShort: weekdays.map(named("weekday", { weekday: "short" })),
  };
}
