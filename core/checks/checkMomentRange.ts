import { coerceDatetime } from "../coercion/coerceDatetime.ts";
import { formatDate, formatDateTime } from "../format/formatDate.ts";
import { parseDisplayDate } from "../format/parseDisplayDate.ts";
import { dayRange, defaultTimeZone } from "../format/timeZone.ts";
import { type Check, failure } from "./types.ts";

/** As `checkDayRange`, for moments: a day as limit is the whole day of the project's zone (D55). */
export const checkMomentRange: Check = (element, value, context) => {
  if (typeof value !== "string" || value === "") return undefined;
  const timeZone = context.timeZone ?? defaultTimeZone;
  const moment = Date.parse(value);
  const min = limitOf(element.minDatetime ?? element.minDate, timeZone)?.from;
  const max = limitOf(element.maxDatetime ?? element.maxDate, timeZone);
  const shown = (limit: string | null | undefined, at: string): string => {
    const day = parseDisplayDate(limit ?? "");
    return day === undefined ? formatDateTime(at, { timeZone }) : formatDate(day);
  };
  if (min !== undefined && moment < Date.parse(min)) {
    return failure("check.minDate", shown(element.minDatetime ?? element.minDate, min));
  }
  if (max === undefined || !isBeyond(moment, max)) return undefined;
  return failure("check.maxDate", shown(element.maxDatetime ?? element.maxDate, max.from));
};

interface MomentLimit {
  readonly from: string;
  /** The first moment after the limit when the limit is a whole day. */
  readonly to?: string;
}

function isBeyond(moment: number, max: MomentLimit): boolean {
  return max.to === undefined ? moment > Date.parse(max.from) : moment >= Date.parse(max.to);
}

function limitOf(text: string | null | undefined, timeZone: string): MomentLimit | undefined {
  const day = parseDisplayDate(text ?? "");
  if (day !== undefined) return dayRange(day, timeZone);
  const moment = coerceDatetime(text);
  return moment.ok && typeof moment.value === "string" ? { from: moment.value } : undefined;
}
