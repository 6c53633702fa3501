import { defaultLocale, type Locale } from "../locale.ts";
import { parseIsoDay } from "./calendar.ts";
import { dayjsLocale } from "./dayjsLocale.ts";
import { type ZonedTime, wallClock, zonedTime } from "./timeZone.ts";
import { defaultTimeZone } from "./zoneNames.ts";
import { utcDay } from "./utcDay.ts";

/** Display formats of the specification (§9). */
export const displayFormats = {
  date: "DD.MM.YYYY",
  datetime: "DD.MM.YYYY HH:mm",
  datetimeSeconds: "DD.MM.YYYY HH:mm:ss",
  time: "HH:mm",
} as const;

export interface DateFormatOptions {
  /** Tokens of dayjs: YYYY YY MMMM MMM MM M DD D dddd ddd HH H mm ss and others; [text] stays as it is. */
  readonly pattern?: string;
  readonly timeZone?: string;
  readonly locale?: Locale;
  /** Of a language that is none of the six: its names of months and days, as far as the engine knows them. */
  readonly tag?: string;
}

/** A day ("2026-12-31") or the day of a moment in the time zone, by default "31.12.2026"; other text as it came. */
export function formatDate(value: string | Date, options: DateFormatOptions = {}): string {
  return format(value, displayFormats.date, options);
}

/** A moment in the time zone, by default "31.12.2026 23:59" and Asia/Tashkent; text that is no moment as it came. */
export function formatDateTime(value: string | Date, options: DateFormatOptions = {}): string {
  return format(value, displayFormats.datetime, options);
}

/** "09:30" from "09:30:15"; a moment gives its time in the time zone. */
export function formatTime(value: string | Date, options: DateFormatOptions = {}): string {
  const clock = typeof value === "string" ? /^(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(value) : null;
  if (clock === null) return format(value, displayFormats.time, options);
  const [hour, minute, second] = [Number(clock[1]), Number(clock[2]), Number(clock[3] ?? 0)];
  const time: ZonedTime = { year: 1970, month: 1, day: 1, hour, minute, second };
  return fill(time, options.pattern ?? displayFormats.time, {});
}

function format(value: string | Date, fallback: string, options: DateFormatOptions): string {
  const time = timeOf(value, options.timeZone ?? defaultTimeZone);
  if (time === undefined) return String(value);
  return fill(time, options.pattern ?? fallback, options);
}

function timeOf(value: string | Date, timeZone: string): ZonedTime | undefined {
  const day = typeof value === "string" ? parseIsoDay(value) : undefined;
  if (day !== undefined) return { ...day, hour: 0, minute: 0, second: 0 };
  const moment = typeof value === "string" ? isoMoment(value) : value;
  return moment === undefined || Number.isNaN(moment.getTime()) ? undefined : zonedTime(moment, timeZone);
}

/** Only ISO with an offset: Date's own guesses at other texts differ between engines. */
function isoMoment(text: string): Date | undefined {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : undefined;
}

function fill(time: ZonedTime, pattern: string, { locale = defaultLocale, tag }: Pick<DateFormatOptions, "locale" | "tag">): string {
  return utcDay(wallClock(time)).locale(dayjsLocale(locale, tag)).format(pattern);
}
