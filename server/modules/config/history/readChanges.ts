import { sql, type Kysely, type RawBuilder, type SqlBool } from "kysely";
import type { AllRevisionsQuery, Revision } from "#contract/history.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { partsOf, type HistoryPlace } from "./HistoryPlace.ts";

/** A change as its row has it. */
export interface ChangeRow {
  readonly place: number;
  readonly moment: number;
  readonly entity: string;
  readonly id: string;
  readonly revision: number;
  readonly change: Revision["change"];
  readonly at: string;
  readonly by: string | null;
  readonly by_name: string | null;
  readonly name: string;
  readonly owner_id: string | null;
  readonly diff: readonly { readonly path: string; readonly before: unknown; readonly after: unknown }[];
}

export interface ChangesWanted extends Omit<AllRevisionsQuery, "by"> {
  readonly projectId: string;
  /** Of this object and its parts only. */
  readonly of?: HistoryPlace;
  readonly by?: string | undefined;
  readonly timeZone: string;
  /** Only deletions that nothing followed, of objects, and of parts whose owner is there. */
  readonly isDeletedNow?: boolean;
}

const usual = 50;

/** Changes of a project's configuration, the latest first. */
export async function readChanges(executor: Kysely<PlatonSchema>, wanted: ChangesWanted): Promise<readonly ChangeRow[]> {
  const conditions = [sql<SqlBool>`r.project_id = ${wanted.projectId}`, ...conditionsOf(wanted)];
  const { rows } = await sql<ChangeRow>`
    select r.id::float8 as place, r.moment, r.entity, r.entity_id as id, r.revision, r.change, r.at, r.by,
      coalesce(r.by_name, nullif(u.full_name, ''), u.username) as by_name, r.name, r.owner_id, r.diff
    from platon.revisions as r left join platon.users as u on u.id = r.by
    where ${sql.join(conditions, sql` and `)}
    order by r.id desc limit ${Number(wanted.limit ?? usual)}`.execute(executor);
  return rows;
}

function conditionsOf({ of, before, entity, by, day, timeZone, isDeletedNow }: ChangesWanted): RawBuilder<SqlBool>[] {
  return [
    ...(of ? [ofObject(of)] : []),
    ...(before === undefined ? [] : [sql<SqlBool>`r.id < ${before}::bigint`]),
    // Changes of parts are changes of what they belong to.
    ...(entity === undefined ? [] : [sql<SqlBool>`r.entity in (${sql.join([entity, ...partsOf(entity).map(({ name }) => name)])})`]),
    ...(by === undefined ? [] : [sql<SqlBool>`r.by::text = ${by}`]),
    ...(day === undefined ? [] : [
      sql<SqlBool>`r.at >= ${day}::timestamp at time zone ${timeZone} and r.at < (${day}::timestamp + interval '1 day') at time zone ${timeZone}`,
    ]),
    ...(isDeletedNow ? [deletedNow] : []),
  ];
}

/** Rows of an object and of its parts: `r`. */
export function ofObject({ entity, id }: HistoryPlace): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`(r.entity = ${entity} and r.entity_id = ${id})`;
  const parts = partsOf(entity).map(({ name }) => name);
  return parts.length === 0 ? own : sql<SqlBool>`(${own} or (r.owner_id = ${id} and r.entity in (${sql.join(parts)})))`;
}

const isLast = (row: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`not exists (
  select from platon.revisions as later where later.entity = ${row}.entity and later.entity_id = ${row}.entity_id and later.revision > ${row}.revision)`;

/** A part of what is deleted comes back with it, and by itself it would be nowhere. */
const deletedNow = sql<SqlBool>`r.change = 'delete' and ${isLast(sql`r`)} and not exists (
  select from platon.revisions as o where o.project_id = r.project_id and o.entity_id = r.owner_id and o.change = 'delete' and ${isLast(sql`o`)})`;
