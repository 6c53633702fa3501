import { sql, type Kysely, type RawBuilder, type SqlBool } from "kysely";
import type { RelationField } from "../../../access/Relation.ts";
import { sqlTypes } from "../../../access/sqlTypes.ts";
import { tableOf } from "../../../access/relationPath.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { keepingHistory, keepInserts } from "../record-history/keepHistory.ts";
import { rowStamps } from "../rowStamps.ts";
import type { WrittenValue } from "../seenLinks.ts";
import { ruleFields } from "../valuesBefore.ts";
import { demandStillSeen } from "./demandStillSeen.ts";
import type { ReachedRows } from "./ReachedRows.ts";
import { tellRows } from "./tellRows.ts";

type Transaction = Kysely<PlatonSchema>;
type Row = Record<string, unknown>;

/** A row with values of its own, of a dataset. */
export interface WrittenRow {
  readonly id: string;
  readonly values: readonly WrittenValue[];
}

export interface WrittenRows {
  readonly context: CallContext;
  readonly rows: readonly WrittenRow[];
  readonly isToldSingly: boolean;
}

/** Links that one statement asks about. */
const linksAtOnce = 200;

/** Rows into which the same fields are written. */
function groupsOf(rows: readonly WrittenRow[]): { readonly fields: readonly RelationField[]; readonly rows: readonly WrittenRow[] }[] {
  const groups = new Map<string, { fields: readonly RelationField[]; rows: WrittenRow[] }>();
  for (const row of rows) {
    const fields = row.values.map(({ field }) => field.field);
    const key = fields.map(({ column }) => column).join();
    const group = groups.get(key) ?? { fields, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** All of them as one value, under `g`: the id, and `c0`, `c1` … by the fields. */
function given(fields: readonly RelationField[], rows: readonly WrittenRow[]): RawBuilder<unknown> {
  const sent = JSON.stringify(rows.map(({ id, values }) => ({ id, ...Object.fromEntries(values.map(({ value }, index) => [`c${index}`, value ?? null])) })));
  const columns = fields.map(({ type }, index) => sql`${sql.id(`c${index}`)} ${sql.raw(sqlTypes[type])}`);
  return sql`jsonb_to_recordset(cast(${sent} as jsonb)) as g(${sql.join([sql`id uuid`, ...columns])})`;
}

/** @throws CallFailure `foreign_key` for a link to what the writer does not see */
async function demandLinks(tx: Transaction, reached: ReachedRows, rows: readonly WrittenRow[]): Promise<void> {
  const scope = reached.scope();
  const asked = new Map<string, { name: string; isSeen: RawBuilder<SqlBool> }>();
  for (const { field: { name, field }, value } of rows.flatMap(({ values }) => values)) {
    const key = `${name} ${String(value)}`;
    const isSeen = field.references === undefined || asked.has(key) ? undefined : scope.linksToSeen(field, value);
    if (isSeen) asked.set(key, { name, isSeen });
  }
  const links = [...asked.values()];
  for (let start = 0; start < links.length; start += linksAtOnce) {
    const some = links.slice(start, start + linksAtOnce);
    const { rows: [seen] } = await sql<Row>`select ${sql.join(some.map(({ isSeen }, index) => sql`${isSeen} as ${sql.ref(`l${index}`)}`))}`.execute(tx);
    const hidden = some.find((_, index) => seen?.[`l${index}`] !== true);
    if (hidden) throw new CallFailure("foreign_key", { params: { field: hidden.name } });
  }
}

/**
 * Makes rows of a dataset in the caller's transaction, each with values of its own, by as few statements as there are kinds of them.
 * @throws CallFailure `foreign_key`; `forbidden` where the writer would not see a row afterwards: then nothing is to be kept
 */
export async function insertRows(tx: Transaction, reached: ReachedRows, { context, rows, isToldSingly }: WrittenRows): Promise<void> {
  if (rows.length === 0) return;
  const by = context.caller?.userId ?? null;
  await demandLinks(tx, reached, rows);
  for (const { fields, rows: some } of groupsOf(rows)) {
    const columns = ["id", "created_by", "updated_by", ...fields.map(({ column }) => column)].map((column) => sql.id(column));
    const values = [sql`g.id`, sql`${by}::uuid`, sql`${by}::uuid`, ...fields.map((_, index) => sql.ref(`g.c${index}`))];
    await sql`insert into ${tableOf(reached.relation)} (${sql.join(columns)}) select ${sql.join(values)} from ${given(fields, some)}`.execute(tx);
    await tellRows(tx, reached, { context, change: "insert", details: { fields: fields.map(({ name }) => name) }, isToldSingly }, some.map(({ id }) => ({ id })));
  }
  const ids = rows.map(({ id }) => id);
  await keepInserts(tx, reached, { context, ids });
  await demandStillSeen(tx, reached, ids);
}

/**
 * Changes rows of a dataset in the caller's transaction, each by values of its own. What changes nothing is told to nobody; rows that are
 * not there for the caller are passed over.
 * @returns ids of those that were there
 * @throws CallFailure as {@link insertRows}
 */
export async function updateRows(tx: Transaction, reached: ReachedRows, { context, rows, isToldSingly }: WrittenRows): Promise<readonly string[]> {
  if (rows.length === 0) return [];
  await demandLinks(tx, reached, rows);
  return await keepingHistory(tx, reached, { context, ids: rows.map(({ id }) => id), change: "update" }, async () => {
    const ids: string[] = [];
    for (const { fields, rows: some } of groupsOf(rows)) {
      const found = await update(tx, reached, { context, fields, rows: some });
      const changed = found.filter((row) => row["is_changed"] === true);
      await tellRows(tx, reached, { context, change: "update", details: { fields: fields.map(({ name }) => name) }, isToldSingly }, changed);
      ids.push(...found.map(({ id }) => String(id)));
    }
    await demandStillSeen(tx, reached, ids);
    return ids;
  });
}

interface Update {
  readonly context: CallContext;
  readonly fields: readonly RelationField[];
  readonly rows: readonly WrittenRow[];
}

/** Rows are locked in one order, so that two who change the same ones wait for each other and do not stop each other. */
async function update(tx: Transaction, reached: ReachedRows, { context, fields, rows }: Update): Promise<Row[]> {
  const table = tableOf(reached.relation);
  const source = given(fields, rows);
  const differs = fields.map(({ column }, index) => sql<SqlBool>`${sql.ref(`t.${column}`)} is distinct from ${sql.ref(`g.c${index}`)}`);
  const assignments = [...fields.map(({ column }, index) => sql`${sql.id(column)} = ${sql.ref(`found.c${index}`)}`), ...rowStamps(context)];
  const before = ruleFields(reached).map(({ value }, index) => sql`${value} as ${sql.ref(`b${index}`)}`);
  const columns = fields.map((_, index) => sql.ref(`g.c${index}`));
  const { rows: found } = await sql<Row>`
    with found as materialized (
        select ${sql.join([sql`t.id`, sql`(${sql.join([sql<SqlBool>`false`, ...differs], sql` or `)}) as is_changed`, ...columns, ...before])}
        from ${table} as t join ${source} on g.id = t.id where ${reached.scope().rows()} order by t.id for no key update of t),
      written as (update ${table} as t set ${sql.join(assignments)} from found where t.id = found.id and found.is_changed)
    select ${sql.join([sql`id`, sql`is_changed`, ...before.map((_, index) => sql.ref(`b${index}`))])} from found`.execute(tx);
  return found;
}
