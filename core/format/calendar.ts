import type { Dayjs } from "dayjs";
import { utcDay } from "./utcDay.ts";

/** Arithmetic on calendar days, written "YYYY-MM-DD", years 0001 to 9999. No time zone is involved. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day that the text names; undefined for another form or a day that no calendar has, such as 2026-02-30. */
export function parseIsoDay(text: string): CalendarDay | undefined {
  const match = isoDay.exec(text);
  if (match === null) return undefined;
  return validDay({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) });
}

export function validDay(day: CalendarDay): CalendarDay | undefined {
  const { year, month } = day;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day.day < 1) return undefined;
  return day.day <= daysInMonth(year, month) ? day : undefined;
}

const daysInMonth = (year: number, month: number): number => momentOfDay({ year, month, day: 1 }).daysInMonth();

export function isoDayOf({ year, month, day }: CalendarDay): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Midnight UTC of the day, in milliseconds. Date.UTC, and dayjs by it, would read the years 1 to 99 as 1901 to 1999. */
export function utcOf({ year, month, day }: CalendarDay): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

const momentOfDay = (day: CalendarDay): Dayjs => utcDay(utcOf(day));

const dayOf = (moment: Dayjs): CalendarDay => ({ year: moment.year(), month: moment.month() + 1, day: moment.date() });

export const addDays = (day: CalendarDay, count: number): CalendarDay => dayOf(momentOfDay(day).add(count, "day"));

/** The same day so many months on; the last of the month where that month is shorter. */
export const addMonths = (day: CalendarDay, count: number): CalendarDay => dayOf(momentOfDay(day).add(count, "month"));

/** 0 for Monday to 6 for Sunday: weeks start on Monday in all six languages. */
export const weekdayOf = (day: CalendarDay): number => (momentOfDay(day).day() + 6) % 7;

export function pad(value: number, length: number): string {
  return String(value).padStart(length, "0");
}
