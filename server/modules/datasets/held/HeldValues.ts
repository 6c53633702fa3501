import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { isSecret, type DatasetMap, type KnownDataset, type KnownField } from "../identity.ts";

/** For how many days they are held. */
export const heldDays = 30;

/** Values that are out of a project's tables, under the id of their dataset or field. */
export interface HeldTable {
  readonly id: string;
  readonly datasetId: string;
  readonly definition: KnownDataset & { readonly name: string };
}

export interface HeldColumn {
  readonly id: string;
  readonly fieldId: string;
  /** As the field was by then. */
  readonly definition: KnownField;
  /** What the field became by a change of type. Undefined when it went. */
  readonly became: KnownField | undefined;
}

export interface Held {
  /** Of datasets that come back, by the names that they have now. */
  readonly tables: ReadonlyMap<string, HeldTable>;
  /** Of fields that come back, or are of the type again that they had, the last that was held; by the field's id. */
  readonly columns: ReadonlyMap<string, HeldColumn>;
}

interface HeldRow {
  readonly id: string;
  readonly datasetId: string;
  readonly fieldId: string | null;
  readonly definition: unknown;
  readonly became: KnownField | null;
}

type Executor = Kysely<PlatonSchema>;

/** What is held of the datasets and fields that a change brings back. */
export async function findHeld(tx: Executor, projectId: string, before: DatasetMap, after: DatasetMap): Promise<Held> {
  const { rows } = await sql<HeldRow>`
    select h.id, h.dataset_id as "datasetId", h.field_id as "fieldId", h.definition, h.became from platon.held_values as h
    join pg_namespace as n on n.nspname = 'held_' || h.id where h.project_id = ${projectId} order by h.held_at desc, h.id desc`.execute(tx);
  if (rows.length === 0) return { tables: new Map(), columns: new Map() };
  return { tables: tablesBack(rows, before, after), columns: columnsBack(rows, before, after) };
}

function tablesBack(rows: readonly HeldRow[], before: DatasetMap, after: DatasetMap): Held["tables"] {
  const present = new Set([...before.values()].map(({ id }) => id));
  return new Map([...after].flatMap(([name, { id }]) => {
    const row = rows.find((one) => one.fieldId === null && one.datasetId === id);
    const isBack = row !== undefined && !present.has(id) && !before.has(name);
    return isBack ? [[name, { id: row.id, datasetId: row.datasetId, definition: row.definition as HeldTable["definition"] }] as const] : [];
  }));
}

function columnsBack(rows: readonly HeldRow[], before: DatasetMap, after: DatasetMap): Held["columns"] {
  const old = new Map([...before.values()].flatMap(({ fields }) => fields.map((field) => [field.id, field] as const)));
  return new Map([...after.values()].flatMap(({ fields }) => fields).flatMap((field) => {
    const was = old.get(field.id);
    const row = rows.find((one) => one.fieldId !== null && one.fieldId === field.id && isHeldFor(one, was, field));
    const { id, became } = row ?? {};
    return field.id === undefined || id === undefined ? [] : [[field.id, { id, fieldId: field.id, definition: row?.definition as KnownField, became: became ?? undefined }] as const];
  }));
}

/** A field that is there takes what a change of its type did not keep when it is of the type again that it had before. */
function isHeldFor({ definition, became }: HeldRow, was: KnownField | undefined, now: KnownField): boolean {
  const held = definition as KnownField;
  if (isSecret(held) !== isSecret(now)) return false;
  if (was === undefined || isSecret(was) !== isSecret(now)) return became === null;
  return became !== null && typeOf(was) === typeOf(became) && typeOf(now) === typeOf(held) && typeOf(was) !== typeOf(now);
}

const typeOf = ({ type, scale }: KnownField): string => `${type}/${scale ?? ""}`;
