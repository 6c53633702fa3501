import { toDecimal } from "#core/decimal/decimal.ts";
import type { FieldType } from "#core/fieldType.ts";

/** A value as the database gives it, as the wire carries it (core/fieldType): a decimal stays the text that it is (D62). */
export function presentValue(type: FieldType, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (type) {
    case "number":
      return toDecimal(String(value));
    case "int":
      return Number(value);
    case "time":
      return String(value).slice(0, 8);
    default:
      return value;
  }
}
