import { formatDate, formatDateTime } from "../format/formatDate.ts";
import { parseDisplayDate } from "../format/parseDisplayDate.ts";
import { defaultTimeZone } from "../format/zoneNames.ts";
import { momentLimits, type MomentLimit } from "./momentLimits.ts";
import { type Check, failure } from "./types.ts";

/** As `checkDayRange`, for moments: a day as limit is the whole day of the project's zone (D55). */
export const checkMomentRange: Check = (element, value, context) => {
  if (typeof value !== "string" || value === "") return undefined;
  const timeZone = context.timeZone ?? defaultTimeZone;
  const { min, max } = momentLimits(element, timeZone);
  const moment = Date.parse(value);
  if (min && moment < Date.parse(min.from)) return failure("check.minDate", shown(min, timeZone));
  return max && isBeyond(moment, max) ? failure("check.maxDate", shown(max, timeZone)) : undefined;
};

function shown({ text, from }: MomentLimit, timeZone: string): string {
  const day = parseDisplayDate(text);
  return day === undefined ? formatDateTime(from, { timeZone }) : formatDate(day);
}

function isBeyond(moment: number, { from, to }: MomentLimit): boolean {
  return to === undefined ? moment > Date.parse(from) : moment >= Date.parse(to);
}
