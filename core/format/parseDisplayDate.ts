import { isoDayOf, parseIsoDay, validDay } from "./calendar.ts";
import { momentOf } from "./timeZone.ts";

const displayDay = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/** "31.12.2026" (also with / or -, or ISO) to "2026-12-31"; undefined when it is no day of the calendar. */
export function parseDisplayDate(text: string): string | undefined {
  const trimmed = text.trim();
  if (parseIsoDay(trimmed) !== undefined) return trimmed;
  const match = displayDay.exec(trimmed);
  if (match === null) return undefined;
  const day = validDay({ year: Number(match[3]), month: Number(match[2]), day: Number(match[1]) });
  return day === undefined ? undefined : isoDayOf(day);
}

/** "31.12.2026 23:59" on the zone's wall clock to ISO in UTC; a day alone is its midnight. */
export function parseDisplayDateTime(text: string, timeZone: string): string | undefined {
  const [dayText = "", clockText = "00:00", ...rest] = text.trim().split(/\s+/);
  const day = parseIsoDay(parseDisplayDate(dayText) ?? "");
  const clock = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(clockText);
  if (day === undefined || clock === null || rest.length > 0) return undefined;
  const [hour, minute, second] = [Number(clock[1]), Number(clock[2]), Number(clock[3] ?? 0)];
  return momentOf({ ...day, hour, minute, second }, timeZone).toISOString();
}
