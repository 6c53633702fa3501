import { addDays, isoDayOf, pad, type CalendarDay } from "#core/format/calendar.ts";
import type { Cell } from "../Cell.ts";
import type { DateKind } from "./dateKind.ts";

const daySeconds = 86_400;
/** 31 December 9999. */
const lastDay = 2_958_465;
/** What a calendar that begins in 1904 is behind. */
const days1904 = 1_462;
const before1900: CalendarDay = { year: 1899, month: 12, day: 30 };

/**
 * A number as the day or time that its format shows: no zone of a machine is asked.
 * @example serialCell(46352, "day", false) // { day: "2026-11-26" }
 */
export function serialCell(serial: number, kind: DateKind, is1904: boolean): Cell {
  const seconds = Math.round((serial + (is1904 && (serial >= 1 || kind === "day") ? days1904 : 0)) * daySeconds);
  const day = Math.floor(seconds / daySeconds);
  const time = clock(seconds - day * daySeconds);
  if (kind === "elapsed") return seconds >= 0 ? { time: clock(seconds) } : serial;
  if (kind === "time") return { time };
  if (seconds < 0 || day > lastDay) return serial;
  if (day < 1) return kind === "moment" || time !== "00:00:00" ? { time } : serial;
  const iso = isoDayOf(addDays(before1900, daysOf(day)));
  return time === "00:00:00" && kind === "day" ? { day: iso } : { moment: `${iso}T${time}` };
}

/** Excel counts a 29 February 1900 that never was, as the day 60; before it the count is one behind. */
const daysOf = (day: number): number => (day < 60 ? day + 1 : day);

const clock = (seconds: number): string => [seconds / 3600, (seconds % 3600) / 60, seconds % 60].map((part) => pad(Math.floor(part), 2)).join(":");
