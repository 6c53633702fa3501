import type { Kysely } from "kysely";
import type { FormRecord } from "#contract/form.ts";
import { relationSource } from "../../access/Relation.ts";
import type { RecordWriter } from "../../access/RecordWriter.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { call24Writer } from "../call24/index.ts";
import { settingsWriter } from "../config/index.ts";
import { organizationWriter, userRoleWriter, userWriter } from "../people/index.ts";
import { lockProject } from "../projects/index.ts";
import { namedValues } from "./acceptValues.ts";
import type { OpenForm } from "./openForm.ts";
import { presentSaved, staleVersion } from "./presentSaved.ts";
import { findRecord, readRecord } from "./readRecord.ts";
import type { RecordCommands } from "./RecordCommands.ts";

type Transaction = Kysely<PlatonSchema>;
type Change = "insert" | "update" | "delete" | "restore";

/** By the name of the kind; records of a kind without one come by themselves. */
const writers: Readonly<Record<string, RecordWriter>> = {
  call24_messages: call24Writer,
  organizations: organizationWriter,
  project_settings: settingsWriter,
  user_roles: userRoleWriter,
  users: userWriter,
};

/** The platform's own records are written each kind by its writer; what was changed is audited, and told, as of any record. */
export const platformCommands: RecordCommands = {
  insert: async (tx, opened, { context, values }) => {
    await lockProject(tx, context.project.id);
    const id = await writerOf(opened).insert(tx, context, namedValues(values));
    const after = await readRecord(tx, opened, id);
    await tell(tx, opened, { context, id, change: "insert", details: { changes: differences({}, after.values) } });
    return presentSaved(opened, after);
  },
  update: async (tx, opened, { context, id, version, values }) => {
    await lockProject(tx, context.project.id);
    const before = await readRecord(tx, opened, id);
    if (before.version !== version) throw staleVersion(opened, before);
    const changed = values.filter(({ field, value }) => field.field.type === "password" || !isSame(before.values[field.name], value));
    if (changed.length === 0) return presentSaved(opened, before);
    await writerOf(opened).update(tx, context, { id, values: namedValues(changed) });
    const after = await readRecord(tx, opened, id);
    await tell(tx, opened, { context, id, change: "update", details: { changes: differences(before.values, after.values), fields: changed.map(({ field }) => field.name) } });
    return presentSaved(opened, after);
  },
  remove: async (tx, opened, { context, id, version }) => {
    await lockProject(tx, context.project.id);
    const before = await readRecord(tx, opened, id);
    if (version !== undefined && before.version !== version) throw staleVersion(opened, before);
    await writerOf(opened).remove(tx, context, id);
    await tell(tx, opened, { context, id, change: "delete", details: { changes: differences(before.values, {}) } });
  },
  // What people did is told under their names for ever.
  removeForEver: () => Promise.reject(new CallFailure("forbidden")),
  restore: async (tx, opened, { context, id }) => {
    await lockProject(tx, context.project.id);
    const { restore } = writerOf(opened);
    if (!restore || (await findRecord(tx, opened, id))) throw new CallFailure("not_restorable");
    await restore(tx, context, id);
    const after = await readRecord(tx, opened, id);
    await tell(tx, opened, { context, id, change: "restore", details: {} });
    return presentSaved(opened, after);
  },
};

function writerOf({ relation }: OpenForm): RecordWriter {
  const writer = writers[relation.name];
  if (!writer) throw new CallFailure("forbidden");
  return writer;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

type Values = FormRecord["values"];

/** `{ fullName: { from, to } }`; of a password nothing is in what a record holds. */
function differences(before: Values, after: Values): Record<string, { from: unknown; to: unknown }> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isSame(before[name], after[name]));
  return Object.fromEntries(names.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]));
}

interface Told {
  readonly context: CallContext;
  readonly id: string;
  readonly change: Change;
  readonly details: Record<string, unknown>;
}

async function tell(tx: Transaction, { relation, form }: OpenForm, { context, id, change, details }: Told): Promise<void> {
  await recordAudit(tx, context, { event: change, object: `form:${form.name}`, recordId: id, details });
  await context.services.events.record(tx, context.project.id, { kind: "record", source: relationSource(relation), recordId: id, change });
}
