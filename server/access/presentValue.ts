import type { FieldType } from "#core/fieldType.ts";

/** A value as the database gives it, as the wire carries it (core/fieldType): numeric columns arrive as text. */
export function presentValue(type: FieldType, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (type) {
    case "number":
    case "int":
      return Number(value);
    case "time":
      return String(value).slice(0, 8);
    default:
      return value;
  }
}
