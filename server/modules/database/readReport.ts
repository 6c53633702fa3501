import { sql } from "kysely";
import type { DatabaseColumn, DatabaseIndex, DatabaseReport, DatabaseTable, SqlState } from "#contract/database.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { translator } from "../config/index.ts";
import { schemaOf } from "../datasets/index.ts";
import { mayBackUp } from "./mayReadDatabase.ts";
import { readerOf } from "./sql/readerOf.ts";

/** Bytes of a table up to which its rows are counted one by one. */
const countedUpTo = 16_777_216;

interface TableRow {
  readonly oid: number;
  readonly name: string;
  readonly estimate: number;
  readonly bytes: number;
  readonly tableBytes: number;
  readonly indexBytes: number;
}

/** What there is to say about the database: the project's own tables in full, of the platform's how large they are. */
export async function readReport(context: CallContext): Promise<DatabaseReport> {
  const { database } = context.services;
  const whole = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(database.sql);
  const files = await sql<{ count: number; bytes: number }>`
    select count(*) as count, coalesce(sum(size), 0)::int8 as bytes from platon.files where state = 'ready'`.execute(database.sql);
  const migrations = await database.sql.selectFrom("platon.migrations").select(["id", "applied_at as appliedAt"]).orderBy("id", "desc").execute();
  const own = await tablesOf(context, "platon");
  return {
    kind: database.kind,
    version: whole.rows[0]?.version.split(" ")[0] ?? "",
    bytes: Number(whole.rows[0]?.bytes ?? 0),
    files: { count: Number(files.rows[0]?.count ?? 0), bytes: Number(files.rows[0]?.bytes ?? 0) },
    tables: await projectTables(context),
    own: (await Promise.all(own.map(async (table) => ({ name: table.name, bytes: table.bytes, ...(await countOf(context, "platon", table)) }))))
      .sort((a, b) => b.bytes - a.bytes),
    migrations,
    mayBackUp: await mayBackUp(context),
    sql: await stateOf(context),
  };
}

async function stateOf(context: CallContext): Promise<SqlState> {
  const reader = await readerOf(context);
  return "state" in reader ? reader : { state: "ready" };
}

async function projectTables(context: CallContext): Promise<DatabaseTable[]> {
  const { project, services } = context;
  const config = await services.configuration.of(project.id);
  const t = translator(config, context);
  const schema = schemaOf(project.id);
  const [columns, indexes] = [await columnsOf(context, schema), await indexesOf(context, schema)];
  const tables = await tablesOf(context, schema);
  return await Promise.all(tables.map(async (table) => {
    const title = config.datasets.get(table.name)?.title;
    return {
      name: table.name,
      title: title === undefined ? null : t(title),
      ...(await countOf(context, schema, table)),
      bytes: table.bytes,
      indexBytes: table.indexBytes,
      columns: columns.get(table.oid) ?? [],
      indexes: indexes.get(table.oid) ?? [],
    };
  }));
}

async function tablesOf({ services }: CallContext, schema: string): Promise<TableRow[]> {
  const { rows } = await sql<TableRow>`
    select c.oid::int8 as oid, c.relname as name, c.reltuples::int8 as estimate, pg_total_relation_size(c.oid) as bytes,
      pg_table_size(c.oid) as "tableBytes", pg_indexes_size(c.oid) as "indexBytes"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = ${schema} and c.relkind = 'r'
    order by c.relname collate "C"`.execute(services.database.sql);
  return rows;
}

/** Large ones are as the planner has them, which costs nothing. */
async function countOf({ services }: CallContext, schema: string, { name, estimate, tableBytes }: TableRow): Promise<{ rows: number; isEstimate: boolean }> {
  if (tableBytes > countedUpTo && estimate >= 0) return { rows: estimate, isEstimate: true };
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.id(schema, name)}`.execute(services.database.sql);
  return { rows: Number(rows[0]?.count ?? 0), isEstimate: false };
}

async function columnsOf({ services }: CallContext, schema: string): Promise<ReadonlyMap<number, DatabaseColumn[]>> {
  const { rows } = await sql<DatabaseColumn & { oid: number }>`
    select a.attrelid::int8 as oid, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isRequired",
      (select max(t.relname) from pg_constraint k join pg_class t on t.oid = k.confrelid
        where k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum]) as references
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by a.attrelid, a.attnum`.execute(services.database.sql);
  return byTable(rows);
}

async function indexesOf({ services }: CallContext, schema: string): Promise<ReadonlyMap<number, DatabaseIndex[]>> {
  const { rows } = await sql<DatabaseIndex & { oid: number }>`
    select i.indrelid::int8 as oid, c.relname as name, pg_get_indexdef(c.oid) as definition, pg_relation_size(c.oid) as bytes,
      s.idx_scan as uses, i.indisunique as "isRule"
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_stat_user_indexes s on s.indexrelid = c.oid
    where n.nspname = ${schema}
    order by c.relname collate "C"`.execute(services.database.sql);
  return byTable(rows);
}

function byTable<Row>(rows: readonly (Row & { readonly oid: number })[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const { oid, ...row } of rows) found.set(oid, [...(found.get(oid) ?? []), row as Row]);
  return found;
}
