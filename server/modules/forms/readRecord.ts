import { sql, type Kysely } from "kysely";
import type { FormRecord } from "#contract/form.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import { presentValue } from "../../access/presentValue.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { OpenForm } from "./openForm.ts";

/** @throws CallFailure `not_found` for anything that cannot be an id, so that it never reaches SQL */
export function recordId(id: string): string {
  if (!isRecordId(id)) throw new CallFailure("not_found");
  return id;
}

/** A record as it exists for the caller. @throws CallFailure `not_found` */
export async function readRecord(database: Kysely<PlatonSchema>, opened: OpenForm, id: string): Promise<FormRecord> {
  const found = await findRecord(database, opened, recordId(id));
  if (!found) throw new CallFailure("not_found");
  return found;
}

export async function findRecord(database: Kysely<PlatonSchema>, opened: OpenForm, id: string): Promise<FormRecord | undefined> {
  return (await findRecords(database, opened, [id]))[0];
}

/** Those of the records that are there for the caller. */
export async function findRecords(
  database: Kysely<PlatonSchema>, { fields, scope }: OpenForm, ids: readonly string[],
): Promise<FormRecord[]> {
  const reach = scope();
  const values = fields.map(({ name }, index) => sql`, ${reach.held(name)} as ${sql.ref(`v${index}`)}`);
  const { rows } = await sql<Record<string, unknown>>`
    select t.id, t.version ${sql.join(values, sql``)} from ${reach.from()}
    where t.id = any (${ids}::uuid[]) and ${reach.rows()}`.execute(database);
  return rows.map((row) => ({
    id: String(row["id"]),
    version: Number(row["version"]),
    values: Object.fromEntries(fields.map(({ name, field }, index) => [name, presentValue(field.type, row[`v${index}`])])),
    files: {},
  }));
}
