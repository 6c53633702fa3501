import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { findEntity } from "../entities/entities.ts";
import type { EntityDefinition } from "../entities/EntityDefinition.ts";
import { nameOfRow, namingFields } from "../entities/nameOfRow.ts";

/** Names of objects by id, deleted ones too. */
export type Names = ReadonlyMap<string, string>;

/** A value that leads to an object. */
export interface Lead {
  readonly entity: string;
  readonly id: unknown;
}

/** What the objects are called that these lead to. */
export async function readNames(executor: Kysely<PlatonSchema>, projectId: string, leads: readonly Lead[]): Promise<Names> {
  const byEntity = new Map<string, Set<string>>();
  for (const { entity, id } of leads) {
    if (typeof id === "string") byEntity.set(entity, (byEntity.get(entity) ?? new Set()).add(id));
  }
  const names = new Map<string, string>();
  for (const [name, ids] of byEntity) {
    const entity = findEntity(name);
    if (entity) for (const [id, known] of await namesOf(executor, entity, { projectId, ids: [...ids] })) names.set(id, known);
  }
  return names;
}

async function namesOf(
  executor: Kysely<PlatonSchema>, entity: EntityDefinition, { projectId, ids }: { projectId: string; ids: readonly string[] },
): Promise<[string, string][]> {
  const fields = entity.fields.filter(({ name }) => (namingFields as readonly string[]).includes(name));
  const { rows } = await sql<Record<string, unknown>>`
    select id, ${sql.join(fields.map(({ name, column }) => sql`${sql.id(column)} as ${sql.id(name)}`))} from ${sql.table(`platon.${entity.name}`)}
    where project_id = ${projectId} and id::text = any(${[...ids]}::text[])`.execute(executor);
  return rows.map(({ id, ...values }) => [String(id), nameOfRow(values)]);
}

/** The entity that a property's values lead to. */
export const leadsTo = (entity: string, property: string): string | undefined =>
  findEntity(entity)?.fields.find(({ name }) => name === property)?.references;
