import { coerceDatetime } from "../coercion/coerceDatetime.ts";
import { formatDate, formatDateTime } from "../format/formatDate.ts";
import { parseDisplayDate } from "../format/parseDisplayDate.ts";
import { dayRange, defaultTimeZone } from "../format/timeZone.ts";
import { type Check, type CheckedElement, type CheckFailure, failure } from "./types.ts";

/**
 * 'Сана {0} дан катта бўлиши керак' / 'Сана {0} дан кичик бўлиши керак' (spec §5). The limit itself is allowed (ours).
 * A limit that cannot be read limits nothing: a slip in configuration must not block every form.
 */
export const checkDateRange: Check = (element, value, context) => {
  if (typeof value !== "string" || value === "") return undefined;
  if (element.type === "date") return checkDay(element, value);
  return element.type === "datetime" ? checkMoment(element, value, context.timeZone ?? defaultTimeZone) : undefined;
};

function checkDay(element: CheckedElement, value: string): CheckFailure | undefined {
  const min = parseDisplayDate(element.minDate ?? "");
  const max = parseDisplayDate(element.maxDate ?? "");
  if (min !== undefined && value < min) return failure("check.minDate", formatDate(min));
  return max !== undefined && value > max ? failure("check.maxDate", formatDate(max)) : undefined;
}

function checkMoment(element: CheckedElement, value: string, timeZone: string): CheckFailure | undefined {
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
}

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
