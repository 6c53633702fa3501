import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { findEntity } from "../entities/entities.ts";
import { nameOfRow } from "../entities/nameOfRow.ts";
import type { EntityValues } from "../entities/entityRows.ts";
import type { ChangeContext } from "./ChangeContext.ts";
import { diffValues } from "./diffValues.ts";

/** One change of one object, as its history has it. */
export interface RecordedChange {
  /** An entity, or `projects` for a project's own settings. */
  readonly entity: string;
  readonly id: string;
  /** The object's version after it. */
  readonly version: number;
  readonly change: "insert" | "update" | "delete" | "restore";
  readonly before: EntityValues | undefined;
  /** All values after it; those of the last moment for a deleted one. */
  readonly values: EntityValues;
  /** Revision of the project by which it comes. */
  readonly moment: number;
  /** A project's text says so, and no person on a screen. */
  readonly isText?: boolean;
}

/**
 * Writes a change into its object's history: who, when, each difference and the whole state, all of it as it is called now (D42).
 * @example await recordRevision(tx, context, { entity: "menus", id, version: 2, change: "update", before, values, moment: revision });
 */
export async function recordRevision(tx: Kysely<PlatonSchema>, { project, caller }: ChangeContext, recorded: RecordedChange): Promise<void> {
  const { entity, id, version, change, before, values, moment, isText = false } = recorded;
  const diff = change === "delete" ? diffValues(before, {}) : diffValues(change === "restore" ? {} : (before ?? {}), values);
  const { ownerField = "" } = findEntity(entity) ?? {};
  const owner = values[ownerField];
  await tx
    .insertInto("platon.revisions")
    .values({
      project_id: project.id, entity, entity_id: id, revision: version, moment, change, by_text: isText,
      by: caller?.userId ?? null, by_name: caller ? caller.fullName || caller.username : null,
      name: nameOfRow(values), owner_id: typeof owner === "string" ? owner : null,
      diff: JSON.stringify(diff), snapshot: change === "delete" ? null : sql`${JSON.stringify(values)}::jsonb`,
    })
    .execute();
}
