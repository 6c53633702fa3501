import { isoDayOf, parseIsoDay, pad, validDay } from "#core/format/calendar.ts";

/** Two digits of a year mean the nearest century of births and deadlines: 00–49 are 20xx, 50–99 are 19xx. */
const fullYear = (digits: string): number => {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
};

/**
 * The day that a person typed, as "YYYY-MM-DD". Understood: 5.3.2026, 05.03.26, 05/03/2026, 05-03-2026, 05 03 2026,
 * 05032026, 050326, 2026-03-05. `undefined` for anything else, and for days that no calendar has.
 */
export const parseTypedDay = (typed: string): string | undefined => {
  const text = typed.trim();
  if (parseIsoDay(text)) return text;
  const match =
    /^(\d{1,2})[.,/\s-]+(\d{1,2})[.,/\s-]+(\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(text);
  if (!match) return undefined;
  const [, day = "", month = "", year = ""] = match;
  const found = validDay({ year: fullYear(year), month: Number(month), day: Number(day) });
  return found && isoDayOf(found);
};

/** "YYYY-MM-DD" as DD.MM.YYYY (spec §9); what is no such day is given back as it is. */
export const shownDay = (value: string): string => {
  const day = parseIsoDay(value);
  return day ? `${pad(day.day, 2)}.${pad(day.month, 2)}.${pad(day.year, 4)}` : value;
};
