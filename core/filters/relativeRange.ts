import {
  addDays, addMonths, type CalendarDay, isoDayOf, validDay, weekdayOf,
} from "../format/calendar.ts";
import { type Clock, dayRange, zonedTime } from "../format/timeZone.ts";

type Span = readonly [from: CalendarDay, to: CalendarDay];

const named: Readonly<Record<string, (today: CalendarDay) => Span>> = {
  today: (today) => [today, addDays(today, 1)],
  yesterday: (today) => [addDays(today, -1), today],
  tomorrow: (today) => [addDays(today, 1), addDays(today, 2)],
  thisWeek: (today) => weekAt(today, 0),
  lastWeek: (today) => weekAt(today, -1),
  nextWeek: (today) => weekAt(today, 1),
  thisMonth: (today) => monthAt(today, 0),
  lastMonth: (today) => monthAt(today, -1),
  nextMonth: (today) => monthAt(today, 1),
  thisYear: (today) => yearAt(today, 0),
  lastYear: (today) => yearAt(today, -1),
  nextYear: (today) => yearAt(today, 1),
};

/** The words that stand alone; beside them "last N days", "next N weeks" and so on (days, weeks, months, years). */
export const relativeNames: readonly string[] = Object.keys(named);

const counted = /^(last|next) ([1-9]\d{0,3}) (day|week|month|year)s?$/;
const maxCount = { day: 9999, week: 1500, month: 1500, year: 150 } as const;

export function isRelativeExpression(value: unknown): value is string {
  return typeof value === "string" && (Object.hasOwn(named, value) || parseCounted(value) !== undefined);
}

/**
 * The days that the expression means, "YYYY-MM-DD", the second not included. "last N days" ends with today and includes
 * it, "next N days" begins with today (ours); weeks start on Monday. Undefined for an unknown expression.
 */
export function relativeDays(expression: string, clock: Clock): { from: string; to: string } | undefined {
  const today = zonedTime(clock.now, clock.timeZone);
  const span = Object.hasOwn(named, expression) ? named[expression]?.(today) : countedSpan(expression, today);
  if (span === undefined || span.some((day) => validDay(day) === undefined)) return undefined;
  return { from: isoDayOf(span[0]), to: isoDayOf(span[1]) };
}

/** The same as moments, ISO in UTC: [from, to). */
export function relativeRange(
  expression: string, now: Date, timeZone: string,
): { from: string; to: string } | undefined {
  const days = relativeDays(expression, { now, timeZone });
  if (days === undefined) return undefined;
  return { from: dayRange(days.from, timeZone).from, to: dayRange(days.to, timeZone).from };
}

function parseCounted(expression: string): { isLast: boolean; count: number; unit: keyof typeof maxCount } | undefined {
  const match = counted.exec(expression);
  if (match === null) return undefined;
  const unit = match[3] as keyof typeof maxCount;
  const count = Number(match[2]);
  return count <= maxCount[unit] ? { isLast: match[1] === "last", count, unit } : undefined;
}

function countedSpan(expression: string, today: CalendarDay): Span | undefined {
  const parsed = parseCounted(expression);
  if (parsed === undefined) return undefined;
  const end = parsed.isLast ? addDays(today, 1) : today;
  const other = shift(end, parsed.isLast ? -parsed.count : parsed.count, parsed.unit);
  return parsed.isLast ? [other, end] : [end, other];
}

function shift(day: CalendarDay, count: number, unit: keyof typeof maxCount): CalendarDay {
  switch (unit) {
    case "day": return addDays(day, count);
    case "week": return addDays(day, count * 7);
    case "month": return addMonths(day, count);
    case "year": return addMonths(day, count * 12);
  }
}

function weekAt(today: CalendarDay, weeks: number): Span {
  const monday = addDays(today, weeks * 7 - weekdayOf(today));
  return [monday, addDays(monday, 7)];
}

function monthAt(today: CalendarDay, months: number): Span {
  const first = addMonths({ ...today, day: 1 }, months);
  return [first, addMonths(first, 1)];
}

function yearAt(today: CalendarDay, years: number): Span {
  const year = today.year + years;
  return [{ year, month: 1, day: 1 }, { year: year + 1, month: 1, day: 1 }];
}
