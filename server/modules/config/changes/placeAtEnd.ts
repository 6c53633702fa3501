import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { EntityDefinition } from "../entities/EntityDefinition.ts";
import type { EntityValues } from "../entities/entityRows.ts";

/** A new row that is given no place stands behind the others. */
export async function placeAtEnd(
  tx: Kysely<PlatonSchema>, { name, ownerField, parentField, orderField, fields }: EntityDefinition,
  { projectId, given, values }: { projectId: string; given: EntityValues; values: EntityValues },
): Promise<EntityValues> {
  if (orderField === undefined || typeof given[orderField] === "number") return {};
  const beside = fields.filter((field) => field.name === ownerField || field.name === parentField)
    .map((field) => sql`${sql.ref(field.column)} is not distinct from ${values[field.name] ?? null}`);
  const { rows: [last] } = await sql<{ next: number | string }>`
    select coalesce(max(sort_order) + 1, 0) as next from ${sql.table(`platon.${name}`)}
    where ${sql.join([sql`project_id = ${projectId}`, sql`deleted_at is null`, ...beside], sql` and `)}`.execute(tx);
  return { [orderField]: Number(last?.next ?? 0) };
}
