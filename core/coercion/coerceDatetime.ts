import { parseIsoDay } from "../format/calendar.ts";
import { type Coercion, coerced, isBlank, refused } from "./types.ts";

const instant =
  /^(\d{4}-\d{2}-\d{2})[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-5]):?[0-5]\d)$/;

/**
 * ISO 8601 with an offset (D55), answered in UTC: "2026-12-31T19:00:00.000Z". Without an offset it is refused, because
 * it would mean another moment on every machine. Null for empty.
 */
export function coerceDatetime(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  if (typeof input !== "string") return refused("coercion.datetime");
  const match = instant.exec(input);
  if (match === null || parseIsoDay(match[1] ?? "") === undefined) return refused("coercion.datetime");
  const date = new Date(isoOf(input, match[2] ?? "Z"));
  const year = date.getUTCFullYear();
  if (Number.isNaN(date.getTime()) || year < 1 || year > 9999) return refused("coercion.datetime");
  return coerced(date.toISOString());
}

function isoOf(input: string, offset: string): string {
  const withColon = offset === "Z" || offset.includes(":") ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`;
  return `${input.slice(0, 10)}T${input.slice(11, input.length - offset.length)}${withColon}`;
}
