import type { AggregateUse, Scope } from "../types.ts";

export const aggregateNames = ["count", "valueCount", "sum", "avg", "min", "max"] as const;

/**
 * What a footer's aggregate is over rows that are at hand. `count` counts rows, `valueCount` those that have a value;
 * the others look at values only. Numbers count as numbers also where they came as text (SQL numeric). Without any
 * value `sum` is 0, `avg`, `min` and `max` are undefined.
 *
 * @example aggregateRows([{ amount: 2 }, { amount: null }], { name: "avg", field: "amount" }) // 2
 */
export function aggregateRows(rows: readonly Scope[], { name, field }: AggregateUse): unknown {
  if (name === "count") return rows.length;
  const values = rows.map((row) => (Object.hasOwn(row, field) ? row[field] : undefined)).filter(isValue);
  switch (name as (typeof aggregateNames)[number]) {
    case "valueCount": return values.length;
    case "sum": return sum(values.map(Number));
    case "avg": return values.length === 0 ? undefined : sum(values.map(Number)) / values.length;
    case "min": return extreme(values, (one, other) => one < other);
    case "max": return extreme(values, (one, other) => one > other);
    default: return undefined;
  }
}

function isValue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

type Ordered = number | string;

/** By number where all are numbers, else as texts: days and moments sort so. */
function extreme(values: readonly unknown[], isBefore: (one: Ordered, other: Ordered) => boolean): Ordered | undefined {
  const numbers = values.map(Number);
  const compared: readonly Ordered[] = numbers.some(Number.isNaN) ? values.map(String) : numbers;
  const [first, ...others] = compared;
  return others.reduce<Ordered | undefined>((best, value) => (best === undefined || isBefore(value, best) ? value : best), first);
}
