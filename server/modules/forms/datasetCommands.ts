import { sql, type Kysely, type RawBuilder } from "kysely";
import type { SavedRecord } from "#contract/form.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { bind } from "../../access/compileFilter.ts";
import { relationSource, type Relation } from "../../access/Relation.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import type { AcceptedValue } from "./acceptValues.ts";
import type { OpenForm } from "./openForm.ts";
import { findRecord } from "./readRecord.ts";
import type { RecordCommands } from "./RecordCommands.ts";
import { valuesBefore } from "./valuesBefore.ts";

type Transaction = Kysely<PlatonSchema>;
type Change = "insert" | "update" | "delete" | "restore";

const tableOf = (relation: Relation): RawBuilder<unknown> => sql`${sql.table(`${relation.schema}.${relation.table}`)}`;

/** Inserts a record; a row that the caller's own row rule would hide is refused and nothing is kept. */
async function insertRow(tx: Transaction, opened: OpenForm, { context, values }: { context: CallContext; values: readonly AcceptedValue[] }): Promise<SavedRecord> {
  const id = uuidv7();
  const by = context.caller?.userId ?? null;
  const columns = ["id", "created_by", "updated_by", ...values.map(({ field }) => field.field.column)].map((column) => sql.id(column));
  const bound = [sql`${id}::uuid`, sql`${by}::uuid`, sql`${by}::uuid`, ...values.map(({ field, value }) => bindOrNull(field.field.type, value))];
  await sql`insert into ${tableOf(opened.relation)} (${sql.join(columns)}) values (${sql.join(bound)})`.execute(tx);
  return announce(tx, opened, { context, id, change: "insert", details: { fields: names(values) } });
}

/** Updates the changed fields, if the version is still the caller's. @throws CallFailure `stale_version` with the server's values */
async function updateRow(
  tx: Transaction, opened: OpenForm,
  { context, id, version, values }: { context: CallContext; id: string; version: number; values: readonly AcceptedValue[] },
): Promise<SavedRecord> {
  const assignments = values.map(({ field, value }) => sql`${sql.id(field.field.column)} = ${bindOrNull(field.field.type, value)}`);
  const before = await valuesBefore(tx, opened, id);
  await changeRow(tx, opened, { context, id, version, assignments });
  return announce(tx, opened, { context, id, change: "update", details: { fields: names(values) }, before });
}

/** Deletes softly: the row stays and can be restored. */
async function deleteRow(
  tx: Transaction, opened: OpenForm, { context, id, version }: { context: CallContext; id: string; version: number | undefined },
): Promise<void> {
  await changeRow(tx, opened, { context, id, version, assignments: [sql`deleted_at = now()`] });
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
  const by = context.caller?.userId ?? null;
  const { numAffectedRows } = await sql`
    update ${tableOf(opened.relation)} as t set deleted_at = null, version = t.version + 1, updated_at = now(), updated_by = ${by}::uuid
    where t.id = ${id} and ${opened.scope().rows({ isDeleted: true })}`.execute(tx);
  if (numAffectedRows === 0n) throw new CallFailure((await findRecord(tx, opened, id)) ? "not_restorable" : "not_found");
  return announce(tx, opened, { context, id, change: "restore", details: {} });
}

async function changeRow(
  tx: Transaction, opened: OpenForm,
  change: { context: CallContext; id: string; version: number | undefined; assignments: readonly RawBuilder<unknown>[] },
): Promise<void> {
  const by = change.context.caller?.userId ?? null;
  const isCurrent = change.version === undefined ? sql`true` : sql`t.version = ${change.version}`;
  const assignments = [...change.assignments, sql`version = t.version + 1`, sql`updated_at = now()`, sql`updated_by = ${by}::uuid`];
  const { numAffectedRows } = await sql`
    update ${tableOf(opened.relation)} as t set ${sql.join(assignments)}
    where t.id = ${change.id} and ${isCurrent} and ${opened.scope().rows()}`.execute(tx);
  if (numAffectedRows === 0n) await refuse(tx, opened, change);
}

/** Nothing matched: the record is not there for the caller, or somebody was faster (D7). */
async function refuse(tx: Transaction, opened: OpenForm, { id, version }: { id: string; version: number | undefined }): Promise<never> {
  const present = await findRecord(tx, opened, id);
  if (!present || version === undefined) throw new CallFailure("not_found");
  throw new CallFailure("stale_version", { data: { version: present.version, values: present.values } });
}

interface Told {
  readonly context: CallContext;
  readonly id: string;
  readonly change: Change;
  readonly details: Record<string, unknown>;
  readonly before?: Record<string, unknown> | undefined;
}

/** The saved record, after everybody was told. A record that the caller may not see afterwards is refused whole. */
async function announce(tx: Transaction, opened: OpenForm, told: Told): Promise<SavedRecord> {
  const saved = await findRecord(tx, opened, told.id);
  if (!saved) throw new CallFailure("forbidden");
  await tell(tx, opened, told);
  return { id: saved.id, version: saved.version, values: saved.values };
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

export const datasetCommands: RecordCommands = {
  insert: insertRow,
  update: updateRow,
  remove: deleteRow,
  removeForEver: deleteRowForEver,
  restore: restoreRow,
};
