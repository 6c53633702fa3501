import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { systemFields } from "./systemFields.ts";
import type { DatasetMap, KnownDataset } from "./identity.ts";

export interface StandingDatasets {
  /** The datasets with what the database has of them: without lost tables and columns, and what leaned on those. */
  readonly datasets: DatasetMap;
  /** `cities`, `cities.people`: tables and columns that somebody dropped behind the configuration's back. */
  readonly lost: readonly string[];
}

/** What of the datasets the database has: a change makes the rest again. */
export async function standingDatasets(tx: Kysely<PlatonSchema>, schema: string, datasets: DatasetMap): Promise<StandingDatasets> {
  if (datasets.size === 0) return { datasets, lost: [] };
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text) as columns
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = ${schema} and c.relkind in ('r', 'p') group by 1`.execute(tx);
  const tables = new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
  const lost = [...datasets].flatMap(([name, { fields }]) => {
    const columns = tables.get(name);
    return columns === undefined ? [name] : fields.filter((field) => !columns.has(field.name)).map((field) => `${name}.${field.name}`);
  });
  if (lost.length === 0) return { datasets, lost };
  const gone = new Set(lost);
  const isThere = (dataset: string, field = "id"): boolean => !gone.has(dataset) && !gone.has(`${dataset}.${field}`);
  return { datasets: new Map([...datasets].filter(([name]) => isThere(name)).map(([name, dataset]) => [name, standing(name, dataset, isThere)])), lost };
}

/** Indexes went with their columns, and foreign keys with what they led to. */
function standing(name: string, { indexes, fields, ...dataset }: KnownDataset, isThere: (dataset: string, field?: string) => boolean): KnownDataset {
  const kept = fields.filter((field) => isThere(name, field.name)).map(({ references, ...field }) => ({
    ...field, ...(references && isThere(references.dataset, references.field) && { references }),
  }));
  const known = new Set([...kept, ...systemFields].map((field) => field.name));
  return { ...dataset, fields: kept, ...(indexes && { indexes: indexes.filter((index) => index.fields.every((field) => known.has(field))) }) };
}
