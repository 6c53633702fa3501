import { parseIsoDay, utcOf } from "#core/format/calendar.ts";
import { wallClock, zonedTime } from "#core/format/timeZone.ts";

const dayMs = 86_400_000;
/** 1 January 1970 as spreadsheets count days. */
const epoch = 25_569;
/** 1 March 1900: before it Excel counts a 29 February that never was. */
const firstDay = 61;
/** 31 December 9999. */
const lastDay = 2_958_465;

const within = (serial: number): number | undefined => (serial >= firstDay && serial < lastDay + 1 ? serial : undefined);

/**
 * A day as the number by which spreadsheets count it, whatever zone this machine is in; undefined where they have none.
 * @example serialOfDay("2026-11-26") // 46352
 */
export function serialOfDay(text: string): number | undefined {
  const day = parseIsoDay(text);
  return day && within(utcOf(day) / dayMs + epoch);
}

/** What the wall clock of the zone shows at a moment, as days and their parts. */
export function serialOfMoment(text: string, timeZone: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return undefined;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : within(wallClock(zonedTime(moment, timeZone)) / dayMs + epoch);
}

/** A time as a part of a day. @example serialOfTime("12:00:00") // 0.5 */
export function serialOfTime(text: string): number | undefined {
  const [, hour, minute, second = 0] = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  return hour === undefined ? undefined : ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 / dayMs;
}
