import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../PlatonSchema.ts";
import type { ColumnText, TableText } from "./BackupFile.ts";
import { passingTables } from "./passingTables.ts";

type Executor = Kysely<PlatonSchema>;

/** The schemas of a server: its own, one for each project that has datasets, and those of values that are held for a restoration by history. */
async function schemasOf(executor: Executor): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace
    where nspname = 'platon' or nspname in (select 'p_' || id from platon.projects) or nspname ~ '^held_[0-9a-f-]{36}$'
    order by nspname <> 'platon', nspname`.execute(executor);
  return rows.map(({ name }) => name);
}

/** Every table whose rows a backup has, as the database's own catalogue describes it, in a fixed order. */
export async function describeTables(executor: Executor): Promise<TableText[]> {
  const { rows } = await sql<{ oid: number; schema: string; table: string }>`
    select c.oid::int8 as oid, n.nspname as schema, c.relname as table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any (${await schemasOf(executor)})
    order by n.nspname <> 'platon', n.nspname, c.relname`.execute(executor);
  const kept = rows.filter(({ schema, table }) => schema !== "platon" || (table !== "migrations" && !passingTables.has(table)));
  const tables: TableText[] = [];
  for (const { oid, schema, table } of kept) {
    const columns = await columnsOf(executor, oid);
    // Schema `platon` is made by its migrations.
    const own = schema === "platon" ? { constraints: [], indexes: [] } : await attachedTo(executor, oid);
    tables.push({ table, schema, columns, ...own });
  }
  return tables;
}

async function columnsOf(executor: Executor, oid: number): Promise<ColumnText[]> {
  const { rows } = await sql<ColumnText>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isRequired",
      pg_get_expr(d.adbin, d.adrelid) as "byDefault",
      case a.attidentity when 'a' then 'always' when 'd' then 'by default' end as identity,
      case when a.attidentity <> '' then pg_sequence_last_value(pg_get_serial_sequence(a.attrelid::regclass::text, a.attname)::regclass)::text end
        as "lastNumber"
    from pg_attribute a
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${oid} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`.execute(executor);
  return rows;
}

/** Indexes of trigrams are left out: the server makes those that tables ask for, where the database has the extension. */
async function attachedTo(executor: Executor, oid: number): Promise<Pick<TableText, "constraints" | "indexes">> {
  const constraints = await sql<TableText["constraints"][number]>`
    select conname as name, pg_get_constraintdef(oid) as rule, contype = 'f' as "isForeignKey"
    from pg_constraint where conrelid = ${oid} and contype in ('p', 'u', 'c', 'x', 'f')
    order by contype = 'f', contype <> 'p', conname`.execute(executor);
  const indexes = await sql<{ text: string }>`
    select pg_get_indexdef(i.indexrelid) as text
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_opclass o on o.oid = i.indclass[0]
    where i.indrelid = ${oid} and i.indisvalid and o.opcname <> 'gin_trgm_ops'
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    order by c.relname`.execute(executor);
  return { constraints: constraints.rows, indexes: indexes.rows.map(({ text }) => text) };
}
