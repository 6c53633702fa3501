import { parseIsoDay } from "../format/calendar.ts";
import { type Coercion, coerced, isBlank, refused } from "./types.ts";

/** "YYYY-MM-DD" (spec §9, server format), a day that the calendar has; null for empty. */
export function coerceDate(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  return typeof input === "string" && parseIsoDay(input) !== undefined ? coerced(input) : refused("coercion.date");
}
