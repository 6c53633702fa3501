import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { documentsField } from "../../access/documentsField.ts";
import { heldDays } from "./held/HeldValues.ts";
import type { DatasetMap } from "./identity.ts";
import { renameAlong } from "./renameAlong.ts";
import type { FieldPlace, MovedField } from "./renames.ts";
import { renameInView, type ViewQuery } from "./renameInView.ts";

type Transaction = Kysely<PlatonSchema>;

/**
 * Rows that name a dataset or a field follow it, in the transaction that renames it: files that records hold, earlier states of
 * records, saved views. Files of what is gone are held with its values.
 * @param was the datasets as they were
 */
export async function carryNames(tx: Transaction, projectId: string, moved: readonly MovedField[], was: DatasetMap): Promise<void> {
  if (moved.length === 0) return;
  await moveFiles(tx, projectId, moved);
  await moveDocuments(tx, projectId, moved, was);
  await moveHistory(tx, projectId, moved);
  await moveViews(tx, projectId, moved);
}

/** Under this files wait with the values of their field: nobody reads them. */
const heldSource = (fieldId: string): string => `held:${fieldId}`;

/** Files of fields that come back are those of their records again. */
export async function returnFiles(tx: Transaction, projectId: string, fields: readonly (FieldPlace & { readonly id: string })[]): Promise<void> {
  if (fields.length === 0) return;
  const places = fields.map(({ id, dataset, field }) => ({ was: heldSource(id), source: `dataset:${dataset}`, field }));
  await sql`
    update platon.files as f set source = m.source, field = m.field, expires_at = null
    from jsonb_to_recordset(cast(${JSON.stringify(places)} as jsonb)) as m(was text, source text, field text)
    where f.project_id = ${projectId} and f.source = m.was and f.state = 'ready'`.execute(tx);
}

/** All at once: names may change places. */
async function moveFiles(tx: Transaction, projectId: string, moved: readonly MovedField[]): Promise<void> {
  const source = (dataset: string): string => `dataset:${dataset}`;
  const moves = moved.map(({ id, from, to }) => ({ was: source(from.dataset), was_field: from.field, source: to ? source(to.dataset) : heldSource(id ?? ""), field: to?.field ?? from.field, is_gone: to === undefined }));
  await sql`
    update platon.files as f set source = m.source, field = m.field, expires_at = case when m.is_gone then now() + ${`${heldDays} days`}::interval end
    from jsonb_to_recordset(cast(${JSON.stringify(moves)} as jsonb)) as m(was text, was_field text, source text, field text, is_gone boolean)
    where f.project_id = ${projectId} and f.record_id is not null and f.source = m.was and f.field = m.was_field`.execute(tx);
}

/** Documents that stay with records, with the names of the fields that stand in them, also along relations. All at once: names may change places. */
async function moveDocuments(tx: Transaction, projectId: string, moved: readonly MovedField[], was: DatasetMap): Promise<void> {
  const { rows } = await sql<{ source: string; fields: string[] }>`
    select distinct d.source, k.fields from platon.kept_documents as k join platon.files as d on d.id = k.file_id
    where k.project_id = ${projectId} and k.fields <> '{}' and d.source is not null`.execute(tx);
  const renamed = rows.map(({ source, fields }) => ({ source, was: fields, now: fields.map((path) => renameAlong(path, source.replace("dataset:", ""), { was, moved })) }));
  const changed = renamed.filter((one) => one.now.some((path, at) => path !== one.was[at]));
  if (changed.length > 0) {
    await sql`
      update platon.kept_documents as k set fields = m.now
      from platon.files as d, jsonb_to_recordset(cast(${JSON.stringify(changed)} as jsonb)) as m(source text, was text[], now text[])
      where d.id = k.file_id and k.project_id = ${projectId} and d.source = m.source and k.fields = m.was`.execute(tx);
  }
  const sources = [...new Map(moved.flatMap(({ from, to }) => (to && to.dataset !== from.dataset ? [[from.dataset, to.dataset] as const] : [])))];
  if (sources.length === 0) return;
  const moves = sources.map(([from, to]) => ({ was: `dataset:${from}`, source: `dataset:${to}` }));
  await sql`
    update platon.files as f set source = m.source from jsonb_to_recordset(cast(${JSON.stringify(moves)} as jsonb)) as m(was text, source text)
    where f.project_id = ${projectId} and f.field = ${documentsField} and f.source = m.was`.execute(tx);
}

/** Of a field that is gone nobody reads the history, nor takes it for that of a later field of its name. */
async function moveHistory(tx: Transaction, projectId: string, moved: readonly MovedField[]): Promise<void> {
  const names = moved.map(({ from, to }) => ({ dataset: from.dataset, now: to?.dataset, field: from.field, name: to?.field ?? `-${from.field}` }));
  await sql`
    with moves as (select * from jsonb_to_recordset(cast(${JSON.stringify(names)} as jsonb)) as m(dataset text, now text, field text, name text))
    update platon.record_revisions as r set
      dataset = coalesce((select now from moves where moves.dataset = r.dataset and now is not null limit 1), r.dataset),
      diff = coalesce((
        select jsonb_object_agg(coalesce(m.name, d.key), d.value)
        from jsonb_each(r.diff) as d left join moves as m on m.dataset = r.dataset and m.field = d.key), '{}')
    where r.project_id = ${projectId} and r.dataset in (select dataset from moves)`.execute(tx);
}

async function moveViews(tx: Transaction, projectId: string, moved: readonly MovedField[]): Promise<void> {
  // Of a dataset that is gone no table is left.
  const now = new Map(moved.flatMap(({ from, to }) => (to ? [[from.dataset, to.dataset] as const] : [])));
  const renamed = moved.filter(({ from, to }) => to?.field !== from.field).map(({ from, to }) => ({ dataset: to?.dataset ?? now.get(from.dataset) ?? from.dataset, field: to?.field, was: from.field }));
  if (renamed.length === 0) return;
  const { rows } = await sql<{ id: string; dataset: string; query: ViewQuery }>`
    select v.id, t.source ->> 'dataset' as dataset, v.state -> 'query' as query from platon.table_views as v join platon.tables as t on t.id = v.table_id
    where v.project_id = ${projectId} and t.source ->> 'dataset' in (${sql.join(renamed.map(({ dataset }) => dataset))}) for update of v`.execute(tx);
  for (const { id, dataset, query } of rows) {
    const names = new Map(renamed.flatMap((one) => (one.dataset === dataset ? [[one.was, one.field] as const] : [])));
    const is = JSON.stringify(renameInView(query, (field) => (names.has(field) ? names.get(field) : field)));
    await sql`update platon.table_views set state = jsonb_set(state, '{query}', cast(${is} as jsonb)) where id = ${id}`.execute(tx);
  }
}
