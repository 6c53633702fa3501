import { isListType, type FieldType } from "../fieldType.ts";
import { compareDecimals, toDecimal } from "../decimal/decimal.ts";
import { fold } from "./foldTable.ts";
import { distance, isCircle } from "./geoArea.ts";
import type { FilterCondition, GeoArea, GeoBox, PlainFilter, PlainOperator } from "./types.ts";

/**
 * Whether the row (values by field name, as the wire carries them) passes: what the operators mean, in memory; SQL must
 * answer the same. A row without the value passes only ne, notIn and empty.
 */
export function matches(filter: PlainFilter, row: Readonly<Record<string, unknown>>): boolean {
  switch (filter.kind) {
    case "never": return false;
    case "and": return filter.filters.every((member) => matches(member, row));
    case "or": return filter.filters.some((member) => matches(member, row));
    case "condition": return holds(filter, Object.hasOwn(row, filter.field) ? row[filter.field] : undefined);
  }
}

function holds(condition: FilterCondition<PlainOperator>, actual: unknown): boolean {
  const { op, type, value } = condition;
  const isEmpty = isEmptyAs(type, actual);
  if (op === "empty") return isEmpty;
  if (op === "notEmpty") return !isEmpty;
  if (actual === undefined || actual === null) return op === "ne" || op === "notIn";
  switch (op) {
    case "contains": return folded(actual).includes(folded(value));
    case "startsWith": return folded(actual).startsWith(folded(value));
    case "endsWith": return folded(actual).endsWith(folded(value));
    case "has": return listOf(actual).includes(value);
    case "hasAny": return listOf(value).some((item) => listOf(actual).includes(item));
    case "hasAll": return listOf(value).every((item) => listOf(actual).includes(item));
    case "within": return isWithin(actual, value as GeoArea);
    default: return compares(op, actual, type, value);
  }
}

/** Empty text and empty lists are empty; of json only what is not there, because {} and [] are data. */
function isEmptyAs(type: FieldType, actual: unknown): boolean {
  if (actual === undefined || actual === null) return true;
  return type === "text" ? actual === "" : isListType(type) && listOf(actual).length === 0;
}

type Comparison = "eq" | "ne" | "lt" | "le" | "gt" | "ge" | "between" | "in" | "notIn";

function compares(op: Comparison, actual: unknown, ...[type, value]: [FieldType, unknown]): boolean {
  const to = (item: unknown): number => compare(type, actual, item);
  switch (op) {
    case "eq": return to(value) === 0;
    case "ne": return to(value) !== 0;
    case "lt": return to(value) < 0;
    case "le": return to(value) <= 0;
    case "gt": return to(value) > 0;
    case "ge": return to(value) >= 0;
    case "between": return to(listOf(value)[0]) >= 0 && to(listOf(value)[1]) <= 0;
    case "in": return listOf(value).some((item) => to(item) === 0);
    case "notIn": return listOf(value).every((item) => to(item) !== 0);
  }
}

/** Below zero, zero, above zero; NaN for what cannot be compared, which passes nothing but ne and notIn. */
function compare(type: FieldType, one: unknown, other: unknown): number {
  if (type === "number") {
    const [a, b] = [toDecimal(String(one)), toDecimal(String(other))];
    return a === undefined || b === undefined ? Number.NaN : compareDecimals(a, b);
  }
  const [a, b] = [key(type, one), key(type, other)];
  if (a === b) return 0;
  return a < b ? -1 : a > b ? 1 : Number.NaN;
}

/** The value as something that `<` and `===` order and compare as the field's type does. */
function key(type: FieldType, value: unknown): string | number {
  switch (type) {
    case "number":
    case "int": return Number(value);
    case "boolean": return value === true ? 1 : 0;
    case "datetime": return Date.parse(String(value));
    case "json":
    case "point":
    case "text_array":
    case "file":
    case "files": return canonical(value);
    case "uuid": return String(value).toLowerCase();
    case "text":
    case "password":
    case "date":
    case "time": return String(value);
  }
}

/** JSON with sorted keys: equal texts mean equal data, as jsonb compares. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === "object" && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

function isWithin(actual: unknown, area: GeoArea): boolean {
  const { lat, lng } = actual as { lat?: unknown; lng?: unknown };
  if (typeof lat !== "number" || typeof lng !== "number") return false;
  return isCircle(area) ? distance(area.near, [lng, lat]) <= area.metres : isInBox({ lat, lng }, area);
}

function isInBox({ lat, lng }: { lat: number; lng: number }, box: GeoBox): boolean {
  if (lat < box.south || lat > box.north) return false;
  return box.west <= box.east ? lng >= box.west && lng <= box.east : lng >= box.west || lng <= box.east;
}

function folded(value: unknown): string {
  return fold(String(value));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
