import { sql, type Kysely } from "kysely";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { tableOf } from "../../../access/relationPath.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { OpenForm } from "../openForm.ts";

type Transaction = Kysely<PlatonSchema>;
type Rows = Pick<OpenForm, "config" | "relation">;

/** Whether earlier states of the rows are kept: a table over their dataset says so. */
export const keepsHistory = ({ config, relation }: Rows): boolean =>
  relation.kind === "dataset" && [...config.tables.values()].some(({ history, source }) => history && "dataset" in source && source.dataset === relation.name);

interface KeptChange {
  readonly context: CallContext;
  readonly ids: readonly string[];
  readonly change: "insert" | "update" | "delete" | "restore" | "hard delete";
}

/**
 * Does something to rows of a dataset, and keeps what became of each in the same transaction, where a table asks for it. What is
 * deleted for good takes its history with it. The rows are locked before, so that what is kept is what was there.
 * @example await keepingHistory(tx, opened, { context, ids: [id], change: "update" }, () => updateRow(tx, …));
 */
export async function keepingHistory<T>(tx: Transaction, rows: Rows, kept: KeptChange, work: () => Promise<T>): Promise<T> {
  if (!keepsHistory(rows)) return work();
  if (kept.change === "hard delete") return forgetting(tx, rows, kept, work);
  const batch = uuidv7();
  if (kept.change !== "insert") await keepBefore(tx, rows, kept, batch);
  const done = await work();
  if (kept.change !== "insert") await keepDifferences(tx, rows, batch);
  return done;
}

/** A new row begins its history; its values are those that it has, until something changes. */
export async function keepInserts(tx: Transaction, rows: Rows, { context, ids }: { context: CallContext; ids: readonly string[] }): Promise<void> {
  if (!keepsHistory(rows)) return;
  await sql`
    insert into platon.record_revisions (project_id, dataset, record_id, batch, change, version, by, by_name)
    select ${context.project.id}, ${rows.relation.name}, id, ${uuidv7()}::uuid, 'insert', 1, ${who(context).id}::uuid, ${who(context).name}
    from unnest(cast(${[...ids]} as uuid[])) as id`.execute(tx);
}

const who = ({ caller }: CallContext): { readonly id: string | null; readonly name: string | null } =>
  ({ id: caller?.userId ?? null, name: caller ? caller.fullName || caller.username : null });

async function keepBefore(tx: Transaction, rows: Rows, { context, ids, change }: KeptChange, batch: string): Promise<void> {
  const { id, name } = who(context);
  await sql`
    insert into platon.record_revisions (project_id, dataset, record_id, batch, change, version, by, by_name, before)
    select ${context.project.id}, ${rows.relation.name}, t.id, ${batch}::uuid, ${change}, t.version, ${id}::uuid, ${name}, to_jsonb(t)
    from (select * from ${tableOf(rows.relation)} where id = any (cast(${[...ids]} as uuid[])) order by id for no key update) as t`.execute(tx);
}

/** Columns that the system writes, and those that nobody reads. */
const unkept = ({ relation }: Rows): string[] => [
  "id", "version", "created_at", "created_by", "updated_at", "updated_by", "deleted_at",
  ...[...relation.fields.values()].filter(({ type, isSystem }) => type === "password" || isSystem).map(({ column }) => column),
];

async function keepDifferences(tx: Transaction, rows: Rows, batch: string): Promise<void> {
  await sql`
    update platon.record_revisions as r set version = t.version, before = null, diff = coalesce((
      select jsonb_object_agg(key, jsonb_build_array(was.value, now.value))
      from jsonb_each(r.before) as was full join jsonb_each(to_jsonb(t)) as now using (key)
      where was.value is distinct from now.value and not (key = any (cast(${unkept(rows)} as text[])))), '{}')
    from ${tableOf(rows.relation)} as t where t.id = r.record_id and r.batch = ${batch}::uuid and t.version <> r.version`.execute(tx);
  // What the caller did not reach, its version is what it was; and what changed nothing.
  await sql`delete from platon.record_revisions where batch = ${batch}::uuid and (before is not null or (change = 'update' and diff = '{}'))`.execute(tx);
}

async function forgetting<T>(tx: Transaction, rows: Rows, { context, ids }: KeptChange, work: () => Promise<T>): Promise<T> {
  const done = await work();
  await sql`
    delete from platon.record_revisions as r where r.project_id = ${context.project.id} and r.dataset = ${rows.relation.name}
      and r.record_id = any (cast(${[...ids]} as uuid[]))
      and not exists (select from ${tableOf(rows.relation)} as t where t.id = r.record_id)`.execute(tx);
  return done;
}
