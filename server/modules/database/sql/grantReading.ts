import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { ProjectConfig } from "../../config/index.ts";
import { schemaOf, systemFields } from "../../datasets/index.ts";

interface Reader {
  readonly role: string;
  readonly projectId: string;
}

/** Any number will do, as long as all nodes use the same. */
const grantLock = 8_246_007;

/**
 * Lets a role read the tables of a project's datasets as they are now, but none of their passwords; what it has is left alone.
 * @example await database.transaction((tx) => grantReading(tx, config, { role: "demo_reader", projectId: "demo" }));
 */
export async function grantReading(tx: Kysely<PlatonSchema>, { datasets }: ProjectConfig, { role, projectId }: Reader): Promise<void> {
  const schema = schemaOf(projectId);
  await sql`select pg_advisory_xact_lock(${grantLock})`.execute(tx);
  const { rows: present } = await sql<{ name: string; isWhole: boolean; columns: string[] }>`
    select c.relname as name, has_table_privilege(${role}, c.oid, 'select') as "isWhole",
      array(select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and has_column_privilege(${role}, c.oid, a.attnum, 'select'))::text[] as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = ${schema} and c.relkind = 'r'`.execute(tx);
  const roleId = sql.id(role);
  const { rows: [usage] } = await sql<{ isGiven: boolean }>`select has_schema_privilege(${role}, ${schema}, 'usage') as "isGiven"`.execute(tx);
  if (usage?.isGiven !== true) await sql`grant usage on schema ${sql.id(schema)} to ${roleId}`.execute(tx);
  for (const { name, isWhole, columns } of present) {
    const fields = datasets.get(name)?.fields ?? [];
    const open = [...systemFields, ...fields].flatMap((field) => ("type" in field && field.type === "password" ? [] : [field.name]));
    const hasSecrets = datasets.get(name) === undefined || open.length < systemFields.length + fields.length;
    const table = sql.id(schema, name);
    if (!hasSecrets && !isWhole) await sql`grant select on ${table} to ${roleId}`.execute(tx);
    if (!hasSecrets) continue;
    if (isWhole || columns.some((column) => !open.includes(column))) await sql`revoke all on ${table} from ${roleId}`.execute(tx);
    if (datasets.has(name)) await sql`grant select (${sql.join(await columnsOf(tx, { schema, name, open }))}) on ${table} to ${roleId}`.execute(tx);
  }
}

/** Those that are there. */
async function columnsOf(tx: Kysely<PlatonSchema>, { schema, name, open }: { schema: string; name: string; open: readonly string[] }) {
  const { rows } = await sql<{ column: string }>`
    select a.attname as column from pg_attribute a where a.attrelid = ${`"${schema}"."${name}"`}::regclass and a.attnum > 0 and not a.attisdropped`.execute(tx);
  return rows.filter(({ column }) => open.includes(column)).map(({ column }) => sql.id(column));
}
