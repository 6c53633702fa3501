import { sql, type Kysely } from "kysely";
import type { ObjectState } from "#contract/history.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { readProjectRecord } from "../apply/projectRecord.ts";
import { entityOf, findEntity } from "../entities/entities.ts";
import { findEntityRow, type EntityValues } from "../entities/entityRows.ts";
import { hideSecrets } from "../secrets/hideSecrets.ts";
import { settingsEntity, type HistoryPlace } from "./HistoryPlace.ts";
import { ofObject } from "./readChanges.ts";

/** One row of an object: the object itself, or a part of it. */
export interface RowState extends HistoryPlace {
  /** Undefined when it was not there. */
  readonly values: EntityValues | undefined;
}

/** An object and its parts, also those that are not there, by `entity/id`. */
export type ObjectRows = ReadonlyMap<string, RowState>;

export const keyOf = ({ entity, id }: HistoryPlace): string => `${entity}/${id}`;

interface SnapshotRow {
  readonly entity: string;
  readonly id: string;
  readonly snapshot: EntityValues | null;
}

/** An object with its parts as they were after a moment. */
export async function readPast(executor: Kysely<PlatonSchema>, projectId: string, { place, moment }: { place: HistoryPlace; moment: number }): Promise<ObjectRows> {
  const { rows } = await sql<SnapshotRow>`
    select distinct on (r.entity, r.entity_id) r.entity, r.entity_id as id, r.snapshot from platon.revisions as r
    where r.project_id = ${projectId} and ${ofObject(place)} and r.moment <= ${moment}
    order by r.entity, r.entity_id, r.revision desc`.execute(executor);
  return belonging(place, rows.map(({ entity, id, snapshot }) => ({ entity, id, values: snapshot ?? undefined })));
}

/** An object with its parts as they are. */
export async function readPresent(executor: Kysely<PlatonSchema>, projectId: string, place: HistoryPlace): Promise<ObjectRows> {
  if (place.entity === settingsEntity) {
    const { revision: _revision, ...values } = await readProjectRecord(executor, projectId);
    return new Map([[keyOf(place), { ...place, values: { ...values } }]]);
  }
  const { rows } = await sql<{ entity: string; id: string }>`
    select distinct r.entity, r.entity_id as id from platon.revisions as r where r.project_id = ${projectId} and ${ofObject(place)}`.execute(executor);
  const states: RowState[] = [];
  for (const { entity, id } of rows) {
    const row = await findEntityRow(executor, entityOf(entity), { projectId, id });
    states.push({ entity, id, values: row === undefined || row.isDeleted ? undefined : row.values });
  }
  return belonging(place, states);
}

/** A part that belongs to another object by then is none of this one. */
function belonging(place: HistoryPlace, states: readonly RowState[]): ObjectRows {
  const isOf = ({ entity, values }: RowState): boolean => {
    const ownerField = findEntity(entity)?.ownerField;
    return ownerField === undefined || entity === place.entity || values === undefined || values[ownerField] === place.id;
  };
  return new Map(states.map((state) => [keyOf(state), isOf(state) ? state : { ...state, values: undefined }]));
}

const orderOf = ({ values }: { readonly values: EntityValues }): number => Number(values["sortOrder"] ?? 0);

/** As an answer has it: parts in their order. */
export function presentState({ entity, id }: HistoryPlace, moment: number, rows: ObjectRows): ObjectState {
  const parts = [...rows.values()].flatMap((row) => (row.values === undefined || row.entity === entity ? [] : [{ entity: row.entity, id: row.id, values: { ...row.values } }]))
    .sort((one, other) => orderOf(one) - orderOf(other));
  return { entity, id, moment, values: hideSecrets(entity, "", { ...rows.get(keyOf({ entity, id }))?.values }) as EntityValues, parts };
}
