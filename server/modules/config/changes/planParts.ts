import { sql, type Kysely } from "kysely";
import type { EntityDescription, PartList } from "#contract/entities/describe.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { entityOf } from "../entities/entities.ts";
import type { EntityDefinition } from "../entities/EntityDefinition.ts";
import type { EntityChange } from "./EntityChange.ts";

interface Past {
  readonly entity: EntityDefinition;
  readonly id: string;
  readonly projectId: string;
  readonly snapshot: Readonly<Record<string, unknown>>;
}

type Said = Readonly<Record<string, unknown>>;

/**
 * What makes an object's parts those of a snapshot that lists them: one of a dataset from the time when its fields were a
 * property of it. A part that is there under its name changes, the others come and go. Snapshots of today list none.
 */
export async function planParts(tx: Kysely<PlatonSchema>, { entity, snapshot, ...place }: Past): Promise<EntityChange[]> {
  const { parts = {}, partOf = "" } = entity.description as EntityDescription;
  const plans = Object.entries(parts).flatMap(([property, list]) =>
    (Array.isArray(snapshot[property]) ? [planList(tx, list, { ...place, partOf, listed: snapshot[property] as Said[] })] : []));
  return (await Promise.all(plans)).flat();
}

async function planList(
  tx: Kysely<PlatonSchema>, { part }: PartList, { id, projectId, partOf, listed }: { id: string; projectId: string; partOf: string; listed: readonly Said[] },
): Promise<EntityChange[]> {
  const { name: entity, keyField, fields, ownFields } = entityOf(part.name);
  const owner = fields.find(({ name }) => name === partOf)?.column ?? "";
  const { rows } = await sql<{ id: string; key: string }>`
    select id::text, ${sql.id(keyField)} as key from ${sql.table(`platon.${entity}`)}
    where project_id = ${projectId} and ${sql.id(owner)} = ${id} and deleted_at is null`.execute(tx);
  const present = new Map(rows.map(({ key, id: partId }) => [key, partId]));
  const names = new Set(listed.map((one) => String(one[keyField])));
  return [
    ...[...present].filter(([key]) => !names.has(key)).map(([, partId]) => ({ change: "delete", entity, id: partId }) as const),
    ...listed.map((one, index): EntityChange => {
      const own = ownFields.map(({ name, default: byDefault }) => [name, one[name] ?? byDefault ?? null]);
      const values = { ...Object.fromEntries(own), sortOrder: (index + 1) * 10 } as Said;
      const known = present.get(String(one[keyField]));
      return known === undefined ? { change: "insert", entity, values: { ...values, [partOf]: id } } : { change: "update", entity, id: known, values };
    }),
  ];
}
