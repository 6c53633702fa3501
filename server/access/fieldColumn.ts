import { sql, type RawBuilder } from "kysely";
import type { RelationField } from "./Relation.ts";
import { sqlTypes } from "./sqlTypes.ts";

/** SQL of what a field holds: its column, or a property of a column of JSON as a value of the field's type. */
export function fieldColumn(alias: string, { column, property, type }: RelationField): RawBuilder<unknown> {
  const kept = sql.ref(`${alias}.${column}`);
  if (property === undefined) return kept;
  // A list is one of JSON there.
  if (type === "json" || type === "text_array") return sql`(${kept} -> ${sql.lit(property)})`;
  return sql`(${kept} ->> ${sql.lit(property)})::${sql.raw(sqlTypes[type])}`;
}
