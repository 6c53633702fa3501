import type { Kysely } from "kysely";
import type { Revision } from "#contract/config.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { changeEntity } from "./changes/changeEntities.ts";
import type { ChangeContext } from "./changes/ChangeContext.ts";
import type { ChangedEntity } from "./changes/EntityChange.ts";
import { findEntity } from "./entities/entities.ts";
import type { EntityDefinition } from "./entities/EntityDefinition.ts";
import { findEntityRow } from "./entities/entityRows.ts";
import { sourceProblems } from "./sourceProblems.ts";
import { refuseText } from "./text/refuseText.ts";

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
 * @throws CallFailure `not_found`; `not_restorable` for the revision that deleted it; `config_invalid` when a table or form
 *   would have no source afterwards, or a row rule that leads nowhere
 */
export async function restoreRevision(
  tx: Kysely<PlatonSchema>, context: ChangeContext, { entity: name, id, revision }: Place & { revision: number },
): Promise<ChangedEntity> {
  const entity = findEntity(name);
  const { project } = context;
  const past = entity && (await readSnapshot(tx, project.id, { entity: name, id, revision }));
  const row = entity && (await findEntityRow(tx, entity, { projectId: project.id, id }));
  if (entity === undefined || past === undefined || row === undefined) throw new CallFailure("not_found");
  if (past.values === null) throw new CallFailure("not_restorable");
  const known = await sourceProblems(tx, context);
  const restored = await bringBack(tx, context, { entity, id, isDeleted: row.isDeleted, values: past.values });
  const problems = (await sourceProblems(tx, context)).filter((one) => !known.some(({ file, path }) => file === one.file && path === one.path));
  if (problems.length > 0) throw refuseText(problems, context.locale);
  return restored;
}

interface Past {
  readonly entity: EntityDefinition;
  readonly id: string;
  readonly isDeleted: boolean;
  readonly values: Record<string, unknown>;
}

async function bringBack(
  tx: Kysely<PlatonSchema>, context: ChangeContext, { entity, id, isDeleted, values: past }: Past
): Promise<ChangedEntity> {
  if (isDeleted) await changeEntity(tx, context, { change: "restore", entity: entity.name, id });
  // Fields that came to the entity since then keep their values.
  const known = new Set(entity.fields.map((field) => field.name));
  const values = Object.fromEntries(Object.entries(past).filter(([field]) => known.has(field)));
  return changeEntity(tx, context, { change: "update", entity: entity.name, id, values });
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
