import { coerceDatetime } from "#core/coercion/coerceDatetime.ts";
import { isoDayOf, parseIsoDay } from "#core/format/calendar.ts";
import { momentOf, zonedTime } from "#core/format/timeZone.ts";
import { parseTypedDay, shownDay } from "./typedDay.ts";
import { parseTypedTime, shownTime, timeText } from "./typedTime.ts";

/** A day and a time of a wall clock: "YYYY-MM-DD" and "HH:mm:ss". */
interface DayAndTime {
  readonly day: string;
  readonly time: string;
}

/** What the zone's wall clock shows at the moment; undefined for a text that is no ISO moment. */
export const dayAndTimeOf = (value: string, timeZone: string): DayAndTime | undefined => {
  const moment = coerceDatetime(value);
  if (!moment.ok || typeof moment.value !== "string") return undefined;
  const local = zonedTime(new Date(moment.value), timeZone);
  return { day: isoDayOf(local), time: timeText(local) };
};

/** The moment, ISO in UTC, at which the zone's wall clock shows them; undefined for what no calendar or clock has. */
export const momentAt = ({ day, time }: DayAndTime, timeZone: string): string | undefined => {
  const date = parseIsoDay(day);
  if (!date) return undefined;
  const [hour = 0, minute = 0, second = 0] = time.split(":").map(Number);
  return momentOf({ ...date, hour, minute, second }, timeZone).toISOString();
};

/**
 * The moment that a person typed in the wall clock of the zone, as ISO in UTC: a day as `parseTypedDay` takes it, a time
 * as `parseTypedTime` does, or a day alone, which is its midnight. `undefined` for anything else.
 */
export const parseTypedMoment = (typed: string, timeZone: string): string | undefined => {
  const text = typed.trim();
  if (dayAndTimeOf(text, timeZone)) return text;
  const alone = parseTypedDay(text);
  if (alone !== undefined) return momentAt({ day: alone, time: "00:00:00" }, timeZone);
  const [, first = "", last = ""] = /^(.*[^\s,])[\s,]+(\S+)$/.exec(text) ?? [];
  const [day, time] = [parseTypedDay(first), parseTypedTime(last)];
  return day !== undefined && time !== undefined ? momentAt({ day, time }, timeZone) : undefined;
};

/** An ISO moment as DD.MM.YYYY HH:mm of the zone (spec §9); what is no moment is given back as it is. */
export const shownMoment = (value: string, timeZone: string): string => {
  const local = dayAndTimeOf(value, timeZone);
  return local ? `${shownDay(local.day)} ${shownTime(local.time)}` : value;
};
