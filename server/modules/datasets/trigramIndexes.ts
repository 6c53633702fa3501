import { sql, type Kysely, type RawBuilder } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { lettersOf, trigramTypes } from "../../access/trigrams.ts";
import { schemaOf } from "./datasetRelation.ts";
import { ddlName } from "./DdlStatement.ts";

/** An index of trigrams: by it search and the filter `contains` find the rows of one column. */
export interface SearchIndex {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
}

export const searchIndexName = (table: string, column: string): string => ddlName(table, column, "trigrams");

export const keyOf = ({ schema, table, column }: SearchIndex): string => `${schema}.${searchIndexName(table, column)}`;

/** Those that the tables of all projects ask for: the columns that they search, and those of their filters `contains`. */
export async function wantedIndexes(executor: Kysely<PlatonSchema>): Promise<SearchIndex[]> {
  const { rows } = await sql<{ project: string; dataset: string; field: string }>`
    select distinct t.project_id as project, d.name as dataset, c.name as field
    from platon.tables t
    join platon.datasets d on d.project_id = t.project_id and d.name = t.source ->> 'dataset' and d.deleted_at is null
    cross join lateral (
      select unnest(t.search_fields) as name
      union select f.field from platon.table_filters f where f.table_id = t.id and f.operator = 'contains' and f.deleted_at is null
    ) as asked
    join platon.dataset_fields c on c.dataset_id = d.id and c.name = asked.name and c.deleted_at is null
    where t.deleted_at is null and c.type = any (${[...trigramTypes]})`.execute(executor);
  return rows.map(({ project, dataset, field }) => ({ schema: schemaOf(project), table: dataset, column: field }));
}

export interface PresentIndex {
  readonly schema: string;
  readonly name: string;
  /** One that is not valid is being made, or was left behind by a node that ended meanwhile. */
  readonly isValid: boolean;
  readonly isBeingMade: boolean;
}

export async function presentIndexes(executor: Kysely<PlatonSchema>): Promise<PresentIndex[]> {
  const { rows } = await sql<PresentIndex>`
    select n.nspname as schema, c.relname as name, i.indisvalid as "isValid",
      exists (select 1 from pg_stat_progress_create_index p where p.index_relid = i.indexrelid) as "isBeingMade"
    from pg_index i
    join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_opclass o on o.oid = i.indclass[0]
    where n.nspname like 'p\\_%' and o.opcname = 'gin_trgm_ops'`.execute(executor);
  return rows;
}

/** Makes an index while others go on writing to the table; the embedded database has nobody else. */
export function createSearchIndex(
  { schema, table, column }: SearchIndex, { extension, concurrently }: { extension: string; concurrently: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`create index ${concurrently} if not exists ${sql.id(searchIndexName(table, column))} on ${sql.id(schema, table)}
    using gin (${lettersOf(sql.id(column))} ${sql.id(extension, "gin_trgm_ops")}) where deleted_at is null`;
}
