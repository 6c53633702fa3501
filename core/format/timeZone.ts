import { zoneFormat } from "./zoneNames.ts";
import { addDays, type CalendarDay, isoDayOf, parseIsoDay, utcOf } from "./calendar.ts";

/** A moment and the place whose calendar counts: what "today" needs. */
export interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

export interface ZonedTime extends CalendarDay {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** What the wall clock of the zone shows at the moment. */
export function zonedTime(moment: Date, timeZone: string): ZonedTime {
  const parts: Record<string, string> = {};
  for (const part of zoneFormat(timeZone).formatToParts(moment)) parts[part.type] = part.value;
  const year = Number(parts["year"]);
  return {
    year: parts["era"]?.startsWith("B") ? 1 - year : year,
    month: Number(parts["month"]), day: Number(parts["day"]),
    hour: Number(parts["hour"]), minute: Number(parts["minute"]), second: Number(parts["second"]),
  };
}

function offsetAt(moment: number, timeZone: string): number {
  const wholeSeconds = Math.floor(moment / 1000) * 1000;
  const local = zonedTime(new Date(wholeSeconds), timeZone);
  return wallClock(local) - wholeSeconds;
}

/** What the wall clock shows as a moment of UTC, in milliseconds. */
export const wallClock = (time: ZonedTime): number => utcOf(time) + ((time.hour * 60 + time.minute) * 60 + time.second) * 1000;

/**
 * The moment at which the zone's wall clock shows the time. Where summer time skips it, the moment that follows the gap
 * by as much as the time lies in it; where it comes twice, the first.
 */
export function momentOf(local: ZonedTime, timeZone: string): Date {
  const asUtc = wallClock(local);
  const before = offsetAt(asUtc - 86_400_000, timeZone);
  const after = offsetAt(asUtc + 86_400_000, timeZone);
  const early = asUtc - before;
  if (before === after || offsetAt(early, timeZone) === before) return new Date(early);
  const late = asUtc - after;
  return new Date(offsetAt(late, timeZone) === after ? late : early);
}

/** Today's day, "YYYY-MM-DD", in the clock's zone. */
export function todayOf({ now, timeZone }: Clock): string {
  return isoDayOf(zonedTime(now, timeZone));
}

/** The first moments of the day and of the day after it, ISO in UTC: the day is [from, to). The text must be a day. */
export function dayRange(isoDay: string, timeZone: string): { from: string; to: string } {
  const day = parseIsoDay(isoDay);
  if (day === undefined) throw new RangeError(`not a day: ${isoDay}`);
  return { from: startOfDay(day, timeZone), to: startOfDay(addDays(day, 1), timeZone) };
}

function startOfDay(day: CalendarDay, timeZone: string): string {
  return momentOf({ ...day, hour: 0, minute: 0, second: 0 }, timeZone).toISOString();
}
