import type { Kysely } from "kysely";
import type { Revision } from "#contract/config.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { findEntity } from "../entities/entities.ts";
import { findEntityRow } from "../entities/entityRows.ts";
import { changeEntities } from "./changeEntities.ts";
import type { ChangeContext } from "./ChangeContext.ts";
import type { ChangedEntity, EntityChange } from "./EntityChange.ts";
import { planParts } from "./planParts.ts";

interface Place {
  readonly entity: string;
  readonly id: string;
}

/** What happened to one object, the latest first. @throws CallFailure `not_found` */
export async function listRevisions(
  executor: Kysely<PlatonSchema>, projectId: string, { entity, id }: Place
): Promise<Revision[]> {
  const rows = await executor
    .selectFrom("platon.revisions")
    .select(["revision", "at", "by", "diff"])
    .where("project_id", "=", projectId)
    .where("entity", "=", entity)
    .where("entity_id", "=", id)
    .orderBy("revision", "desc")
    .execute();
  if (rows.length === 0) throw new CallFailure("not_found");
  return rows.map(({ revision, at, by, diff }) => ({ revision, at, by, diff: diff as unknown as Revision["diff"] }));
}

/**
 * Makes an object what it was at a revision, as a change like any other; a deleted object comes back.
 * @throws CallFailure `not_found`; `not_restorable` for the revision that deleted it; `config_invalid` when something would
 *   lead nowhere afterwards; `destructive_change` when values would go by it that nobody let go
 */
export async function restoreRevision(
  tx: Kysely<PlatonSchema>, context: ChangeContext, { entity: name, id, revision, destructive }: Place & { revision: number; destructive?: boolean | undefined },
): Promise<ChangedEntity> {
  const entity = findEntity(name);
  const { project } = context;
  const past = entity && (await readSnapshot(tx, project.id, { entity: name, id, revision }));
  const row = entity && (await findEntityRow(tx, entity, { projectId: project.id, id }));
  if (entity === undefined || past === undefined || row === undefined) throw new CallFailure("not_found");
  if (past.values === null) throw new CallFailure("not_restorable");
  // Fields that came to the entity since then keep their values.
  const known = new Set(entity.fields.map((field) => field.name));
  const values = Object.fromEntries(Object.entries(past.values).filter(([field]) => known.has(field)));
  const place = { entity: entity.name, id };
  const own: EntityChange[] = [...(row.isDeleted ? [{ change: "restore", ...place } as const] : []), { change: "update", ...place, values }];
  const parts = await planParts(tx, { entity, id, projectId: project.id, snapshot: past.values });
  const restored = (await changeEntities(tx, context, [...own, ...parts], { destructive })).changed[own.length - 1];
  if (restored === undefined) throw new Error("A restoration without a result");
  return restored;
}

async function readSnapshot(
  tx: Kysely<PlatonSchema>, projectId: string, { entity, id, revision }: Place & { revision: number },
): Promise<{ values: Record<string, unknown> | null } | undefined> {
  const row = await tx
    .selectFrom("platon.revisions")
    .select("snapshot")
    .where("project_id", "=", projectId)
    .where("entity", "=", entity)
    .where("entity_id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return row && { values: row.snapshot as Record<string, unknown> | null };
}
