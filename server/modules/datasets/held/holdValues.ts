import { sql, type Kysely } from "kysely";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { valueConversion } from "../conversions/ValueConversion.ts";
import type { CountedConversion } from "../conversions/readConversions.ts";
import type { DdlStatement } from "../DdlStatement.ts";
import { idOfDataset, isSameColumn, type DatasetMap, type KnownField } from "../identity.ts";
import { heldSchema } from "./heldSchema.ts";

type Transaction = Kysely<PlatonSchema>;

interface Holding {
  readonly projectId: string;
  readonly schema: string;
  readonly before: DatasetMap;
  readonly after: DatasetMap;
  readonly conversions: readonly CountedConversion[];
}

/** Before a change takes values away: what it drops is registered and copied; tables move by the change's own DDL. */
export async function holdValues(tx: Transaction, { projectId, schema, before, after, conversions }: Holding): Promise<void> {
  const now = new Map([...after].map(([name, dataset]) => [idOfDataset(name, dataset), dataset]));
  for (const [name, dataset] of before) {
    if (dataset.id === undefined) continue;
    const is = now.get(dataset.id);
    if (is === undefined) await register(tx, projectId, { id: dataset.id, datasetId: dataset.id, definition: { ...dataset, name } });
    const gone = is === undefined ? [] : dataset.fields.filter((field) => field.id !== undefined && !is.fields.some((one) => isSameColumn(field, one)));
    for (const field of gone) await holdColumn(tx, projectId, { table: sql.id(schema, name), datasetId: dataset.id, was: field, where: sql`true` });
  }
  for (const { table, was, now: became, unfit, inexact } of conversions) {
    const datasetId = before.get(table)?.id;
    if (datasetId === undefined || was.id === undefined || unfit.count + inexact.count === 0) continue;
    const { fits, isExact } = valueConversion(was, became, sql.id(was.name));
    await holdColumn(tx, projectId, { table: sql.id(schema, table), datasetId, was, became, where: sql`not (${fits} and ${isExact})` });
  }
}

interface HeldObject {
  readonly id: string;
  readonly datasetId: string;
  readonly definition: object;
  readonly fieldId?: string | undefined;
  readonly became?: KnownField | undefined;
}

async function register(tx: Transaction, projectId: string, { id, datasetId, fieldId, definition, became }: HeldObject): Promise<void> {
  await sql`drop schema if exists ${sql.id(heldSchema(id))} cascade`.execute(tx);
  await sql`
    insert into platon.held_values (id, project_id, dataset_id, field_id, definition, became)
    values (${id}, ${projectId}, ${datasetId}, ${fieldId ?? null}, cast(${JSON.stringify(definition)} as jsonb), cast(${became ? JSON.stringify(became) : null} as jsonb))
    on conflict (id) do update set definition = excluded.definition, held_at = now()`.execute(tx);
}

interface ColumnHolding {
  readonly table: DdlStatement;
  readonly datasetId: string;
  readonly was: KnownField;
  readonly became?: KnownField;
  readonly where: DdlStatement;
}

async function holdColumn(tx: Transaction, projectId: string, { table, datasetId, was, became, where }: ColumnHolding): Promise<void> {
  const [id, column] = [uuidv7(), sql.id(was.name)];
  await register(tx, projectId, { id, datasetId, fieldId: was.id, definition: was, became });
  await sql`create schema ${sql.id(heldSchema(id))}`.execute(tx);
  await sql`create table ${sql.id(heldSchema(id), "values")} as select id, ${column} as value from ${table} where ${column} is not null and ${where}`.execute(tx);
}
