import { sql, type Kysely, type RawBuilder, type SqlBool } from "kysely";
import type { FormRecord, SavedRecord } from "#contract/form.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { bind } from "../../access/compileFilter.ts";
import { relationSource } from "../../access/Relation.ts";
import { tableOf } from "../../access/relationPath.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import type { AcceptedValue } from "./acceptValues.ts";
import type { OpenForm } from "./openForm.ts";
import { presentSaved, staleVersion } from "./presentSaved.ts";
import { findRecord } from "./readRecord.ts";
import { keepingHistory, keepInserts } from "./record-history/keepHistory.ts";
import type { RecordCommands } from "./RecordCommands.ts";
import { rowStamps } from "./rowStamps.ts";
import { allSeen, demandSeen, linkColumns, seenLinks } from "./seenLinks.ts";
import { valuesBefore } from "./valuesBefore.ts";

type Transaction = Kysely<PlatonSchema>;
type Change = "insert" | "update" | "delete" | "restore";

/** Whether the row that stands there as `t` holds another value. */
const differs = ({ field, value }: AcceptedValue): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`t.${field.field.column}`)} is distinct from ${bindOrNull(field.field.type, value)}`;

/**
 * Inserts a record; a row that the caller's own row rule would hide is refused and nothing is kept.
 * @throws CallFailure `foreign_key` for a link to what the caller does not see
 */
async function insertRow(tx: Transaction, opened: OpenForm, { context, values }: { context: CallContext; values: readonly AcceptedValue[] }): Promise<SavedRecord> {
  const id = uuidv7();
  const by = context.caller?.userId ?? null;
  const columns = ["id", "created_by", "updated_by", ...values.map(({ field }) => field.field.column)].map((column) => sql.id(column));
  const bound = [sql`${id}::uuid`, sql`${by}::uuid`, sql`${by}::uuid`, ...values.map(({ field, value }) => bindOrNull(field.field.type, value))];
  const links = seenLinks(opened.scope(), values, { keeps: false });
  const { rows } = await sql<Record<string, unknown>>`
    with found as materialized (select ${linkColumns(links)}),
      written as (insert into ${tableOf(opened.relation)} (${sql.join(columns)}) select ${sql.join(bound)} from found where ${allSeen(links)})
    select * from found`.execute(tx);
  demandSeen(links, rows[0]);
  await keepInserts(tx, opened, { context, ids: [id] });
  return announce(tx, opened, { context, id, change: "insert", details: { fields: names(values) } });
}

/**
 * Updates the changed fields, if the version is still the caller's. What changes nothing is told to nobody, and the
 * version stays; of those who may not read every value counts as a change, or the version would tell what is there.
 * @throws CallFailure `stale_version` with the server's values; `foreign_key` for a new link to what the caller does not see
 */
async function updateRow(
  tx: Transaction, opened: OpenForm,
  { context, id, version, values }: { context: CallContext; id: string; version: number; values: readonly AcceptedValue[] },
): Promise<SavedRecord> {
  const before = await valuesBefore(tx, opened, id);
  const scope = opened.scope();
  const links = seenLinks(scope, values, { keeps: opened.isReadable });
  const changes = values.map((one) => (opened.isReadable ? differs(one) : sql<SqlBool>`true`));
  const assignments = [...values.map(({ field, value }) => sql`${sql.id(field.field.column)} = ${bindOrNull(field.field.type, value)}`), ...rowStamps(context)];
  const { rows } = await sql<Record<string, unknown>>`
    with found as materialized (
        select t.id, (${sql.join([sql<SqlBool>`false`, ...changes], sql` or `)}) as is_changed, ${differencesOf(values)} as differences, ${linkColumns(links)}
        from ${tableOf(opened.relation)} as t where t.id = ${id} and t.version = ${version} and ${scope.rows()} for no key update),
      written as (update ${tableOf(opened.relation)} as t set ${sql.join(assignments)} from found
        where t.id = found.id and found.is_changed and ${allSeen(links)})
    select * from found`.execute(tx);
  const [found] = rows;
  if (found === undefined) return refuse(tx, opened, { id, version });
  demandSeen(links, found);
  if (found["is_changed"] !== true) return presentSaved(opened, await seenAfterwards(tx, opened, id));
  return announce(tx, opened, { context, id, change: "update", details: { fields: names(values), values: found["differences"] }, before });
}

const keptLetters = 500;

/** What the audit record keeps: before and after by field, of those that differ; of a long value its beginning, and no password. */
function differencesOf(values: readonly AcceptedValue[]): RawBuilder<unknown> {
  const pairs = values.filter(({ field }) => field.field.type !== "password").map((one) => {
    const was = sql.ref(`t.${one.field.field.column}`);
    const kept = sql`case when length(to_jsonb(${was})::text) > ${keptLetters}::int4 then to_jsonb(left(${was}::text, ${keptLetters}::int4)) else to_jsonb(${was}) end`;
    return sql`case when ${differs(one)} then jsonb_build_object(${one.field.name}::text, jsonb_build_array(${kept}, ${keptText(one.value)}::jsonb)) else '{}'::jsonb end`;
  });
  return pairs.length === 0 ? sql`'{}'::jsonb` : sql.join(pairs, sql` || `);
}

function keptText(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > keptLetters ? JSON.stringify((typeof value === "string" ? value : text).slice(0, keptLetters)) : text;
}

/** Deletes softly: the row stays and can be restored. */
async function deleteRow(
  tx: Transaction, opened: OpenForm, { context, id, version }: { context: CallContext; id: string; version: number | undefined },
): Promise<void> {
  const isCurrent = version === undefined ? sql`true` : sql`t.version = ${version}`;
  const { numAffectedRows } = await sql`
    update ${tableOf(opened.relation)} as t set ${sql.join([sql`deleted_at = now()`, ...rowStamps(context)])}
    where t.id = ${id} and ${isCurrent} and ${opened.scope().rows()}`.execute(tx);
  if (numAffectedRows === 0n) await refuse(tx, opened, { id, version });
  await tell(tx, opened, { context, id, change: "delete", details: {} });
}

/** Deletes the row itself. */
async function deleteRowForEver(
  tx: Transaction, opened: OpenForm, { context, id, version }: { context: CallContext; id: string; version: number | undefined },
): Promise<void> {
  const reach = opened.scope();
  const before = await valuesBefore(tx, opened, id);
  const isCurrent = version === undefined ? sql`true` : sql`t.version = ${version}`;
  const { numAffectedRows } = await sql`
    delete from ${tableOf(opened.relation)} as t where t.id = ${id} and ${isCurrent} and (${reach.rows()} or ${reach.rows({ isDeleted: true })})`.execute(tx);
  if (numAffectedRows === 0n) await refuse(tx, opened, { id, version });
  await tell(tx, opened, { context, id, change: "delete", details: { isHard: true }, before });
}

/** Undoes a soft deletion. @throws CallFailure `not_restorable` */
async function restoreRow(tx: Transaction, opened: OpenForm, { context, id }: { context: CallContext; id: string }): Promise<SavedRecord> {
  const { numAffectedRows } = await sql`
    update ${tableOf(opened.relation)} as t set ${sql.join([sql`deleted_at = null`, ...rowStamps(context)])}
    where t.id = ${id} and ${opened.scope().rows({ isDeleted: true })}`.execute(tx);
  if (numAffectedRows === 0n) throw new CallFailure((await findRecord(tx, opened, id)) ? "not_restorable" : "not_found");
  return announce(tx, opened, { context, id, change: "restore", details: {} });
}

/** Nothing matched: the record is not there for the caller, or somebody was faster (D7). */
async function refuse(tx: Transaction, opened: OpenForm, { id, version }: { id: string; version: number | undefined }): Promise<never> {
  const present = await findRecord(tx, opened, id);
  if (!present || version === undefined) throw new CallFailure("not_found");
  throw staleVersion(opened, present);
}

interface Told {
  readonly context: CallContext;
  readonly id: string;
  readonly change: Change;
  readonly details: Record<string, unknown>;
  readonly before?: Record<string, unknown> | undefined;
}

/** The saved record, after everybody was told. */
async function announce(tx: Transaction, opened: OpenForm, told: Told): Promise<SavedRecord> {
  const saved = await seenAfterwards(tx, opened, told.id);
  await tell(tx, opened, told);
  return presentSaved(opened, saved);
}

/** A record that the caller may not see afterwards is refused whole. */
async function seenAfterwards(tx: Transaction, opened: OpenForm, id: string): Promise<FormRecord> {
  const saved = await findRecord(tx, opened, id);
  if (!saved) throw new CallFailure("forbidden");
  return saved;
}

async function tell(tx: Transaction, { relation, form }: OpenForm, { context, id, change, details, before }: Told): Promise<void> {
  const event = details["isHard"] === true ? "hard delete" : change;
  await recordAudit(tx, context, { event, object: `form:${form.name}`, recordId: id, details });
  await context.services.events.record(tx, context.project.id, {
    kind: "record", source: relationSource(relation), recordId: id, change, ...(before && { before }),
  });
}

const names = (values: readonly AcceptedValue[]): string[] => values.map(({ field }) => field.name);

const bindOrNull = (type: Parameters<typeof bind>[0], value: unknown): RawBuilder<unknown> =>
  value === null || value === undefined ? sql`null` : bind(type, value);

/** What becomes of a record is kept where a table asks for it. */
export const datasetCommands: RecordCommands = {
  insert: insertRow,
  update: (tx, opened, change) => keepingHistory(tx, opened, kept(change, "update"), () => updateRow(tx, opened, change)),
  remove: (tx, opened, change) => keepingHistory(tx, opened, kept(change, "delete"), () => deleteRow(tx, opened, change)),
  removeForEver: (tx, opened, change) => keepingHistory(tx, opened, kept(change, "hard delete"), () => deleteRowForEver(tx, opened, change)),
  restore: (tx, opened, change) => keepingHistory(tx, opened, kept(change, "restore"), () => restoreRow(tx, opened, change)),
};

const kept = <Name extends string>({ context, id }: { readonly context: CallContext; readonly id: string }, change: Name) => ({ context, ids: [id], change });
