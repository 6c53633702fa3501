import { coerceDatetime } from "../coercion/coerceDatetime.ts";
import { parseDisplayDate } from "../format/parseDisplayDate.ts";
import { dayRange } from "../format/timeZone.ts";
import type { CheckedElement } from "./types.ts";

/** What an element's text for its first or last moment means. */
export interface MomentLimit {
  /** ISO in UTC. */
  readonly from: string;
  /** The first moment after the limit when the limit is a whole day. */
  readonly to?: string;
  /** The text of the limit. */
  readonly text: string;
}

type Limited = Pick<CheckedElement, "minDate" | "maxDate" | "minDatetime" | "maxDatetime">;

/** Between which moments an element's value lies; a limit that cannot be read limits nothing. */
export const momentLimits = (element: Limited, timeZone: string): { readonly min?: MomentLimit; readonly max?: MomentLimit } => ({
  min: limitOf(element.minDatetime ?? element.minDate, timeZone),
  max: limitOf(element.maxDatetime ?? element.maxDate, timeZone),
});

function limitOf(text: string | null | undefined, timeZone: string): MomentLimit | undefined {
  if (text === null || text === undefined) return undefined;
  const day = parseDisplayDate(text);
  if (day !== undefined) return { ...dayRange(day, timeZone), text };
  const moment = coerceDatetime(text);
  return moment.ok && typeof moment.value === "string" ? { from: moment.value, text } : undefined;
}
