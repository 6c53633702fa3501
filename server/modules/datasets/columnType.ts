import { sql, type RawBuilder } from "kysely";
import type { DatasetField } from "#contract/entities/index.ts";
import type { FieldType } from "#core/fieldType.ts";
import { sqlTypes } from "../../access/sqlTypes.ts";

/** The PostgreSQL type that holds a field (D44). */
export function columnType(field: DatasetField): string {
  const type = sqlTypes[field.type as FieldType];
  return field.type === "number" && field.scale !== undefined ? `numeric(${digits}, ${field.scale})` : type;
}

/** Of a number with a scale: those before the point and those behind it. */
const digits = 30;

/** How many digits the numbers of a field may have before the point. */
export const wholeDigitsOf = ({ type, scale }: Pick<DatasetField, "scale"> & { readonly type: string }): number =>
  type === "number" && scale !== undefined ? digits - scale : Infinity;

/** The default as a literal of DDL, which takes no parameters. */
export function columnDefault(field: DatasetField): RawBuilder<unknown> | undefined {
  const value = field.default;
  if (value === undefined || value === null) return undefined;
  const literal = sql.lit(defaultText(field.type as FieldType, value));
  return sql`${literal}::${sql.raw(columnType(field))}`;
}

function defaultText(type: FieldType, value: unknown): string {
  if (type === "json" || type === "point") return JSON.stringify(value);
  if (type === "text_array" && Array.isArray(value)) {
    return `{${value.map((item) => JSON.stringify(String(item))).join(",")}}`;
  }
  return String(value);
}
