import { sql } from "kysely";
import { sqlTypes } from "../../access/sqlTypes.ts";
import { tableOf } from "../../access/relationPath.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { ImportColumn, OpenImport } from "./openImport.ts";

/** The records of rows by the values of their keys, of those that the caller sees: one, or several. */
export async function findByKey(
  { services }: CallContext, { opened }: OpenImport, { columns, keys }: { columns: readonly ImportColumn[]; keys: ReadonlyMap<number, readonly unknown[]> },
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  if (keys.size === 0 || columns.length === 0) return found;
  const sent = JSON.stringify([...keys].map(([row, values]) => ({ row, ...Object.fromEntries(values.map((value, index) => [`c${index}`, value])) })));
  const types = columns.map(({ field: { field } }, index) => sql`${sql.id(`c${index}`)} ${sql.raw(sqlTypes[field.type])}`);
  const same = columns.map(({ field: { field } }, index) => sql`${sql.ref(`t.${field.column}`)} = ${sql.ref(`g.c${index}`)}`);
  const { relation } = opened;
  const { rows } = await sql<{ row: number; id: string }>`
    select g.row, t.id from jsonb_to_recordset(cast(${sent} as jsonb)) as g(row int, ${sql.join(types)})
    join ${tableOf(relation)} as t on ${sql.join(same, sql` and `)} and ${opened.scope().rows()}
    order by g.row, t.id`.execute(services.database.sql);
  for (const { row, id } of rows) found.set(Number(row), [...(found.get(Number(row)) ?? []), id]);
  return found;
}
