import { pad, parseIsoDay } from "./calendar.ts";
import { momentOf } from "./timeZone.ts";

/** As people type a day: each part with or without a leading zero. */
const typed = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;

/** "31.12.2026" (also with / or -, or ISO) to "2026-12-31"; undefined when it is no day of the calendar. */
export function parseDisplayDate(text: string): string | undefined {
  const trimmed = text.trim();
  const [, day, , month, year] = typed.exec(trimmed) ?? [];
  const iso = year === undefined ? trimmed : `${year}-${pad(Number(month), 2)}-${pad(Number(day), 2)}`;
  return parseIsoDay(iso) === undefined ? undefined : iso;
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
