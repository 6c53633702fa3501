import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../PlatonSchema.ts";
import { BackupRefused, type ColumnText, type TableText } from "./BackupFile.ts";

type Transaction = Kysely<PlatonSchema>;

/** `numeric(30,2)`, `timestamp with time zone`, `text[]`; a type's name goes into statements as it stands. */
const typeName = /^[a-z][a-z0-9_ ]*(\(\d+(,\d+)?\))?( with(out)? time zone)?(\[\])*$/;

/** A project's table without what is made faster behind its rows. Those of schema `platon` are there. */
export async function createTable(tx: Transaction, { schema, table, columns }: TableText): Promise<void> {
  const odd = columns.find(({ type }) => !typeName.test(type));
  if (odd !== undefined) throw new BackupRefused(`${schema}.${table}: column ${odd.name} is of a type that this version does not know, ${odd.type}`);
  // What a migration put there stands in the backup too.
  if (schema === "platon") return void (await sql`truncate ${sql.id(schema, table)}`.execute(tx));
  await sql`create schema if not exists ${sql.id(schema)}`.execute(tx);
  await sql`create table ${sql.id(schema, table)} (${sql.join(columns.map(definitionOf))})`.execute(tx);
}

function definitionOf({ name, type, isRequired, byDefault, identity }: ColumnText) {
  const value = byDefault === null ? sql`` : sql` default ${sql.raw(byDefault)}`;
  const numbered = identity === null ? sql`` : sql` generated ${sql.raw(identity)} as identity`;
  return sql`${sql.id(name)} ${sql.raw(type)}${isRequired ? sql` not null` : sql``}${value}${numbered}`;
}

/** Keys and indexes of a project's table; of all tables those that lean on another's come last. */
export async function attach(tx: Transaction, table: TableText, { isForeignKey }: { isForeignKey: boolean }): Promise<void> {
  const id = sql.id(table.schema, table.table);
  for (const { name, rule } of table.constraints.filter((one) => one.isForeignKey === isForeignKey)) {
    await sql`alter table ${id} add constraint ${sql.id(name)} ${sql.raw(rule)}`.execute(tx);
  }
  if (!isForeignKey) for (const text of table.indexes) await sql.raw(text).execute(tx);
}

/** What the database numbers goes on behind the last number that was given, and behind every one that there is. */
export async function giveNumbers(tx: Transaction, { schema, table, columns }: TableText): Promise<void> {
  for (const { name, lastNumber } of columns.filter(({ identity }) => identity !== null)) {
    const id = sql.id(schema, table);
    await sql`select setval(pg_get_serial_sequence(${`"${schema}"."${table}"`}, ${name}),
      greatest(${lastNumber}::bigint, (select max(${sql.id(name)})::bigint from ${id}), 1))`.execute(tx);
  }
}

/**
 * Takes the references of schema `platon` away, so that its tables can be filled in any order.
 * @returns what puts them back, and fails where a row refers to none
 */
export async function detachKeys(tx: Transaction): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; rule: string }>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as rule
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'platon' and k.contype = 'f'`.execute(tx);
  for (const { table, name } of rows) await sql`alter table ${sql.id("platon", table)} drop constraint ${sql.id(name)}`.execute(tx);
  return async () => {
    for (const { table, name, rule } of rows) await sql`alter table ${sql.id("platon", table)} add constraint ${sql.id(name)} ${sql.raw(rule)}`.execute(tx);
  };
}
