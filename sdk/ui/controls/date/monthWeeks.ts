import { addDays, weekdayOf, type CalendarDay } from "#core/format/calendar.ts";

/** Six weeks, Monday first, that hold the month of the day: the calendar keeps its height from month to month. */
export const monthWeeks = ({ year, month }: CalendarDay): readonly (readonly CalendarDay[])[] => {
  const first = { year, month, day: 1 };
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)));
};

/** Whether the day lies within the bounds, both included; all are "YYYY-MM-DD". */
export const isDayWithin = (day: string, minDate: string | undefined, maxDate: string | undefined): boolean =>
  (!minDate || day >= minDate.slice(0, 10)) && (!maxDate || day <= maxDate.slice(0, 10));
