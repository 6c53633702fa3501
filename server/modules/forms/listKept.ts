import { sql } from "kysely";
import type { KeptDocument } from "#contract/document.ts";
import { documentsField } from "../../access/documentsField.ts";
import { relationSource } from "../../access/Relation.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { mayReadDocument } from "../files/index.ts";
import { openForm } from "./openForm.ts";
import { readRecord } from "./readRecord.ts";

/** Of one record; the newest of them. */
const most = 200;

interface KeptRow {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly created_at: Date;
  readonly title: string;
  readonly number: string | null;
  readonly format: KeptDocument["format"];
  readonly record_ids: string[];
  readonly fields: string[];
  readonly made_by_name: string;
}

/**
 * The documents that stay with a record, of those that the caller may read, the newest first.
 * @throws CallFailure `not_found`, `forbidden`, as of the record
 */
export async function listKept(context: CallContext, form: string, id: string): Promise<KeptDocument[]> {
  const opened = await openForm(context, form, "read");
  const database = context.services.database.sql;
  await readRecord(database, opened, id);
  const source = relationSource(opened.relation);
  const { rows } = await sql<KeptRow>`
    select f.id, f.name, f.size, f.created_at, k.title, k.number, k.format, k.record_ids, k.fields, k.made_by_name
    from platon.kept_documents as k join platon.files as f on f.id = k.file_id
    where k.project_id = ${context.project.id} and k.record_ids @> array[${id}::uuid] and f.source = ${source} and f.field = ${documentsField} and f.state = 'ready'
    order by f.created_at desc, f.id limit ${most}`.execute(database);
  const answers = new Map<string, boolean>();
  const kept: KeptDocument[] = [];
  for (const row of rows) {
    // Most are of one template and of this record alone.
    const key = `${row.record_ids.join()} ${row.fields.join()}`;
    const isReadable = answers.get(key) ?? (await mayReadDocument(context, { source, recordIds: row.record_ids, fields: row.fields }));
    answers.set(key, isReadable);
    if (isReadable) kept.push({ id: row.id, name: row.name, size: Number(row.size), title: row.title, number: row.number, format: row.format, records: row.record_ids.length, madeAt: new Date(row.created_at).toISOString(), madeBy: row.made_by_name });
  }
  return kept;
}
