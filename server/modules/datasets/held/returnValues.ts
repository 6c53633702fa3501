import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { convertedColumn } from "../conversions/Conversion.ts";
import type { DdlStatement } from "../DdlStatement.ts";
import type { DatasetMap, KnownDataset, KnownField } from "../identity.ts";
import type { Held, HeldColumn, HeldTable } from "./HeldValues.ts";
import { heldSchema } from "./heldSchema.ts";

type Transaction = Kysely<PlatonSchema>;

/** Puts the tables of datasets that come back where they were, without their indexes; the datasets as they are with them. */
export async function returnTables(tx: Transaction, schema: string, { datasets, tables }: { datasets: DatasetMap; tables: Held["tables"] }): Promise<DatasetMap> {
  const present = new Map<string, KnownDataset>(datasets);
  for (const [name, held] of tables) {
    await returnTable(tx, sql.id(schema, name), { schema, name, held });
    present.set(name, held.definition);
  }
  return present;
}

/** Its key is made anew: the name of the old one may have been taken meanwhile. */
async function returnTable(tx: Transaction, table: DdlStatement, { schema, name, held: { id, definition } }: { schema: string; name: string; held: HeldTable }): Promise<void> {
  const away = heldSchema(id);
  const { rows } = await sql<{ constraint: string }>`
    select c.conname as constraint from pg_constraint as c join pg_namespace as n on n.oid = c.connamespace where n.nspname = ${away} and c.contype = 'p'`.execute(tx);
  for (const { constraint } of rows) await sql`alter table ${sql.id(away, definition.name)} drop constraint ${sql.id(constraint)}`.execute(tx);
  if (definition.name !== name) await sql`alter table ${sql.id(away, definition.name)} rename to ${sql.id(name)}`.execute(tx);
  await sql`alter table ${sql.id(away, name)} set schema ${sql.id(schema)}`.execute(tx);
  await sql`alter table ${table} add primary key (id)`.execute(tx);
  await forget(tx, id);
}

/** Gives fields that came back, or are of their old type again, the values that are held of them. */
export async function returnValues(tx: Transaction, schema: string, { datasets, columns }: { datasets: DatasetMap; columns: Held["columns"] }): Promise<void> {
  for (const [name, { fields }] of datasets) {
    for (const field of fields) {
      const held = columns.get(field.id ?? "");
      if (held) await fill(tx, sql.id(schema, name), field, held);
    }
  }
}

/** What somebody wrote since the change of type stays. */
async function fill(tx: Transaction, table: DdlStatement, field: KnownField, { id, definition, became }: HeldColumn): Promise<void> {
  const value = sql`h.value`;
  const isUntouched = became === undefined ? sql`true` : sql`t.${sql.id(field.name)} is not distinct from ${convertedColumn(became, field, sql`(${convertedColumn(definition, became, value)})`)}`;
  await sql`
    update ${table} as t set ${sql.id(field.name)} = ${became === undefined ? convertedIfOther(definition, field, value) : value}
    from ${sql.id(heldSchema(id), "values")} as h where h.id = t.id and ${isUntouched}`.execute(tx);
  await forget(tx, id);
}

const convertedIfOther = (was: KnownField, now: KnownField, value: DdlStatement): DdlStatement =>
  (was.type === now.type && was.scale === now.scale ? value : convertedColumn(was, now, value));

async function forget(tx: Transaction, id: string): Promise<void> {
  await sql`drop schema if exists ${sql.id(heldSchema(id))} cascade`.execute(tx);
  await sql`delete from platon.held_values where id = ${id}`.execute(tx);
}
