import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../../../database/PlatonSchema.ts";
import { entities } from "../../entities/entities.ts";
import type { EntityDefinition, EntityName } from "../../entities/EntityDefinition.ts";
import { sortRows, type EntityRow, type EntityRows, type EntityValues } from "../../entities/entityRows.ts";

/** Who changed a row last, and when. */
export interface Authored {
  readonly by: string | null;
  readonly at: string;
}

/** What became of the rows of a project since one of its revisions. */
export interface ChangesSince {
  /** The rows as they were then. */
  readonly rows: EntityRows;
  /** What the project said of itself, if that changed. */
  readonly record: unknown;
  /** By the id of the row that changed. */
  readonly authors: ReadonlyMap<string, Authored>;
}

interface Since {
  readonly projectId: string;
  readonly revision: number;
}

/** The rows of a project at one of its revisions, by going back from those of now; undefined where nothing changed since. */
export async function readChangesSince(tx: Kysely<PlatonSchema>, now: EntityRows, since: Since): Promise<ChangesSince | undefined> {
  const latest = await readLatest(tx, since);
  if (latest.length === 0) return undefined;
  const past = await readPast(tx, since);
  const rows = new Map(entities.map((entity) => [entity.name, rowsThen(entity, now.get(entity.name) ?? [], { latest, past })]));
  const record = latest.some(({ entity }) => entity === "projects") ? past.get(`projects|${since.projectId}`)?.snapshot : undefined;
  return { rows, record, authors: new Map(latest.map(({ entity_id, by, at }) => [entity_id, { by, at }])) };
}

interface Latest extends Authored {
  readonly entity: string;
  readonly entity_id: string;
}

/** The last revision of each row that changed. */
async function readLatest(tx: Kysely<PlatonSchema>, { projectId, revision }: Since): Promise<Latest[]> {
  const { rows } = await sql<Latest>`
    select distinct on (r.entity, r.entity_id) r.entity, r.entity_id, r.at, u.username as by
    from platon.revisions as r left join platon.users as u on u.id = r.by
    where r.project_id = ${projectId} and r.moment > ${revision}
    order by r.entity, r.entity_id, r.revision desc`.execute(tx);
  return rows;
}

interface Past {
  readonly entity: string;
  readonly entity_id: string;
  readonly revision: number;
  readonly snapshot: EntityValues | null;
}

/** What each of them was before. */
async function readPast(tx: Kysely<PlatonSchema>, { projectId, revision }: Since): Promise<ReadonlyMap<string, Past>> {
  const { rows } = await sql<Past>`
    select distinct on (r.entity, r.entity_id) r.entity, r.entity_id, r.revision, r.snapshot
    from platon.revisions as r
    where r.project_id = ${projectId} and r.moment <= ${revision} and exists (
      select 1 from platon.revisions as later
      where later.project_id = ${projectId} and later.entity = r.entity and later.entity_id = r.entity_id and later.moment > ${revision}
    )
    order by r.entity, r.entity_id, r.revision desc`.execute(tx);
  return new Map(rows.map((row) => [`${row.entity}|${row.entity_id}`, row]));
}

function rowsThen(
  entity: EntityDefinition, now: readonly EntityRow[], { latest, past }: { latest: readonly Latest[]; past: ReadonlyMap<string, Past> },
): EntityRow[] {
  const touched = new Set(latest.flatMap((one) => (one.entity === entity.name ? [one.entity_id] : [])));
  if (touched.size === 0) return [...now];
  const before = [...touched].flatMap((id): EntityRow[] => {
    const { snapshot, revision } = past.get(`${entity.name}|${id}`) ?? { snapshot: null, revision: 0 };
    return snapshot === null ? [] : [{ id, version: revision, values: knownValues(entity, snapshot) }];
  });
  return sortRows(entity, [...now.filter(({ id }) => !touched.has(id)), ...before]);
}

/** A property that came to the entity since is what it is by default. */
const knownValues = ({ fields }: EntityDefinition, values: EntityValues): EntityValues =>
  Object.fromEntries(fields.map(({ name, default: byDefault }) => [name, values[name] ?? byDefault ?? null]));

export interface Deleted extends Authored {
  readonly entity: EntityName;
  readonly name: string;
}

/** Objects that people deleted on screens and that are not there: text alone does not bring them back. */
export async function readDeleted(tx: Kysely<PlatonSchema>, projectId: string): Promise<Deleted[]> {
  const owners = entities.filter(({ owner }) => owner === undefined);
  const found: Deleted[] = [];
  for (const { name: entity, fields, keyField } of owners) {
    const key = sql.ref(`t.${fields.find(({ name }) => name === keyField)?.column ?? keyField}`);
    const { rows } = await sql<Authored & { name: string; by_text: boolean }>`
      select distinct on (${key}) ${key} as name, r.at, u.username as by, r.by_text
      from ${sql.table(`platon.${entity}`)} as t
      join platon.revisions as r on r.entity = ${entity} and r.entity_id = t.id::text and r.revision = t.version and r.by_text is not null
      left join platon.users as u on u.id = r.by
      where t.project_id = ${projectId} and t.deleted_at is not null
      order by ${key}, r.moment desc`.execute(tx);
    found.push(...rows.filter(({ by_text: isText }) => !isText).map(({ name, at, by }) => ({ entity, name, at, by })));
  }
  return found;
}

