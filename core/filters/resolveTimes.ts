import { type Clock, dayRange } from "../format/timeZone.ts";
import { parseIsoDay } from "../format/calendar.ts";
import { mapConditions } from "./mapConditions.ts";
import { relativeDays } from "./relativeRange.ts";
import type { Filter, FilterCondition, PlainFilter, PlainOperator } from "./types.ts";

/**
 * Turns what depends on the clock or the time zone into plain comparisons: before, after, on, relative, and a bare day
 * that is compared with a datetime, which means the whole day in the project's zone (D55).
 */
export function resolveTimes(filter: Filter, clock: Clock): PlainFilter {
  return mapConditions(filter, (condition) => resolveOne(condition, clock));
}

function resolveOne(condition: FilterCondition, clock: Clock): PlainFilter {
  const { op, value } = condition;
  switch (op) {
    case "before": return plain(condition, "lt", boundary(condition, clock).from);
    case "after": return afterOf(condition, clock);
    case "on": return onOf(condition, clock);
    case "relative": return relativeOf(condition, clock);
    default: return isDayOnDatetime(condition) ? wholeDay(condition, op, clock) : plain(condition, op, value);
  }
}

interface Range {
  readonly from: unknown;
  readonly to: unknown;
}

function rangeOf(value: unknown, clock: Clock): Range {
  return dayRange(String(value), clock.timeZone);
}

/** The day's range for a bare day on a datetime field; for an exact value the value itself. */
function boundary({ type, value }: FilterCondition, clock: Clock): Range & { isDay: boolean } {
  const isDay = type === "datetime" && isDayText(value);
  return isDay ? { ...rangeOf(value, clock), isDay } : { from: value, to: value, isDay };
}

function onOf(condition: FilterCondition, clock: Clock): PlainFilter {
  const { type, value } = condition;
  return type === "date" ? plain(condition, "eq", value) : within(condition, rangeOf(value, clock));
}

function afterOf(condition: FilterCondition, clock: Clock): PlainFilter {
  const { to, isDay } = boundary(condition, clock);
  return plain(condition, isDay ? "ge" : "gt", to);
}

function relativeOf(condition: FilterCondition, clock: Clock): PlainFilter {
  const days = relativeDays(String(condition.value), clock);
  if (days === undefined) return { kind: "never" };
  if (condition.type === "date") return within(condition, days);
  return within(condition, { from: rangeOf(days.from, clock).from, to: rangeOf(days.to, clock).from });
}

function isDayOnDatetime({ type, value }: FilterCondition): boolean {
  return type === "datetime" && (isDayText(value) || (Array.isArray(value) && value.some(isDayText)));
}

function wholeDay(condition: FilterCondition, op: PlainOperator, clock: Clock): PlainFilter {
  const { from, to } = op === "between" ? { from: "", to: "" } : rangeOf(condition.value, clock);
  switch (op) {
    case "eq": return within(condition, { from, to });
    case "ne": return outside(condition, { from, to });
    case "lt": return plain(condition, "lt", from);
    case "le": return plain(condition, "lt", to);
    case "gt": return plain(condition, "ge", to);
    case "ge": return plain(condition, "ge", from);
    case "between": return betweenOf(condition, clock);
    default: return { kind: "never" };
  }
}

function betweenOf(condition: FilterCondition, clock: Clock): PlainFilter {
  const [low, high] = condition.value as readonly [unknown, unknown];
  const start = boundary({ ...condition, value: low }, clock);
  const end = boundary({ ...condition, value: high }, clock);
  return {
    kind: "and",
    filters: [plain(condition, "ge", start.from), plain(condition, end.isDay ? "lt" : "le", end.to)],
  };
}

function within(condition: FilterCondition, { from, to }: Range): PlainFilter {
  return { kind: "and", filters: [plain(condition, "ge", from), plain(condition, "lt", to)] };
}

function outside(condition: FilterCondition, { from, to }: Range): PlainFilter {
  const empty = plain(condition, "empty", undefined);
  return { kind: "or", filters: [plain(condition, "lt", from), plain(condition, "ge", to), empty] };
}

function plain({ field, type }: FilterCondition, op: PlainOperator, value: unknown): PlainFilter {
  return { kind: "condition", field, type, op, value };
}

function isDayText(value: unknown): boolean {
  return typeof value === "string" && parseIsoDay(value) !== undefined;
}
