import type { QueryField } from "#contract/project/index.ts";
import { addDays, addMonths, isoDayOf, parseIsoDay, type CalendarDay } from "#core/format/calendar.ts";

export type Part = NonNullable<QueryField["part"]>;

/** The first day of the period that the day lies in. */
export function startOf(part: Part, isoDay: string): string {
  const day = demandDay(isoDay);
  return isoDayOf({ year: day.year, month: part === "year" ? 1 : day.month, day: part === "day" ? day.day : 1 });
}

/** The first day of the period so many later, or earlier. @param start as {@link startOf} gives it */
export function shifted(part: Part, start: string, count: number): string {
  const day = demandDay(start);
  return isoDayOf(part === "day" ? addDays(day, count) : addMonths(day, part === "year" ? 12 * count : count));
}

/** First days of all periods from one to another, both with them; the latest where there are more than `most`. */
export function periodsBetween(part: Part, { first, last, most }: { first: string; last: string; most: number }): { starts: string[]; isCut: boolean } {
  const starts: string[] = [];
  let start = last;
  while (start >= first && starts.length < most) {
    starts.push(start);
    start = shifted(part, start, -1);
  }
  return { starts: starts.toReversed(), isCut: start >= first };
}

function demandDay(isoDay: string): CalendarDay {
  const day = parseIsoDay(isoDay);
  if (!day) throw new RangeError(`not a day: ${isoDay}`);
  return day;
}
