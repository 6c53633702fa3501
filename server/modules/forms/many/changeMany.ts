import type { BulkAnswer, RowProblem } from "#contract/table.ts";
import { isFileType } from "#core/fieldType.ts";
import { valueKindOf } from "#core/elements/findElementType.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { acceptValues, looksAtRecord, type AcceptedValue } from "../acceptValues.ts";
import { commandsOf } from "../commandsOf.ts";
import type { OpenForm } from "../openForm.ts";
import { findRecords } from "../readRecord.ts";
import { inWordsOf } from "../writing.ts";
import { changeRows, type RowsChange } from "./changeRows.ts";
import { inChunks, problemsOf, type ManyRows } from "./inChunks.ts";

/** What a form does to many records at once. */
export type ManyChange =
  | { readonly kind: "update"; readonly patch: Readonly<Record<string, unknown>> }
  | { readonly kind: "delete" | "deleteForEver" | "restore" };

export interface FormChange {
  readonly context: CallContext;
  readonly ids: readonly string[];
  readonly change: ManyChange;
  /** What led to the records, for the audit. */
  readonly object: string;
}

/**
 * Changes many records under the checks of a form, each against what it holds itself. There are no versions: a patch is
 * written over whatever its fields hold by then.
 * @throws CallFailure `unknown_field` for a field that the form does not have, or of which each record has its own: files
 *   and passwords; `invalid_values` where the patch fits no record at all
 */
export async function changeMany(opened: OpenForm, { context, ids, change, object }: FormChange): Promise<BulkAnswer> {
  const rows = { ...opened, object };
  const many = { context, ids, inWords: (failure: unknown) => inWordsOf(opened, context, failure) };
  if (change.kind === "update") return await patchMany(opened, { many, patch: change.patch, object });
  if (hasOwnCommands(opened)) return await inChunks({ ...many, write: (tx, chunk) => oneByOne(chunk, (id) => removeEntity(tx, opened, { context, id, kind: change.kind })) });
  const whole: RowsChange = { kind: change.kind };
  return await inChunks({ ...many, write: (tx, chunk, isToldSingly) => changeRows(tx, rows, { context, ids: chunk, change: whole, isToldSingly }) });
}

/** Configuration and the platform's records have commands of their own, one for a record. */
const hasOwnCommands = ({ relation }: OpenForm): boolean => relation.kind === "entity" || relation.kind === "record";

type Many = Pick<ManyRows, "context" | "ids" | "inWords">;

async function patchMany(
  opened: OpenForm, { many, patch, object }: { many: Many; patch: Readonly<Record<string, unknown>>; object: string },
): Promise<BulkAnswer> {
  const { context } = many;
  refuseOwn(opened, patch);
  // Where no check looks at the record, what is wrong is wrong for all of them, and told as of one.
  const shared = looksAtRecord(opened, context) ? undefined : await acceptValues(opened, patch, { context, id: sample });
  const accepted = new Map<string, readonly AcceptedValue[]>();
  return await inChunks({
    ...many,
    ...(!shared && { accept: (ids) => acceptEach(opened, { context, ids, patch, accepted }) }),
    write: async (tx, ids, isToldSingly) => {
      let found = 0;
      for (const group of groupsOf(ids, (id) => shared ?? accepted.get(id) ?? [])) {
        if (hasOwnCommands(opened)) found += await oneByOne(group.ids, (id) => updateEntity(tx, opened, { context, id, values: group.values }));
        else found += await changeRows(tx, { ...opened, object }, { context, ids: group.ids, change: { kind: "update", values: group.values }, isToldSingly });
      }
      return found;
    },
  });
}

const sample = "00000000-0000-0000-0000-000000000000";

/** @throws CallFailure `unknown_field` */
function refuseOwn({ fields }: OpenForm, patch: Readonly<Record<string, unknown>>): void {
  if (Object.keys(patch).length === 0) throw new CallFailure("bad_request", { params: { where: "body.patch" } });
  const own = fields.find(({ name, element, field }) =>
    Object.hasOwn(patch, name) && (field.type === "password" || isFileType(field.type) || valueKindOf(element.type) === "files"));
  if (own) throw new CallFailure("unknown_field", { params: { field: own.name } });
}

interface Accepting {
  readonly context: CallContext;
  readonly ids: readonly string[];
  readonly patch: Readonly<Record<string, unknown>>;
  readonly accepted: Map<string, readonly AcceptedValue[]>;
}

/** The patch checked for each record as it is; who is not there is left to the write, which does not find it either. */
async function acceptEach(opened: OpenForm, { context, ids, patch, accepted }: Accepting): Promise<{ ids: string[]; errors: RowProblem[] }> {
  const errors: RowProblem[] = [];
  const left = new Set(ids);
  const records = new Map((await findRecords(context.services.database.sql, opened, ids)).map((record) => [record.id, record]));
  for (const stored of ids.map((id) => records.get(id)).filter((record) => record !== undefined)) {
    try {
      accepted.set(stored.id, await acceptValues(opened, patch, { context, id: stored.id, stored, isOne: true }));
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.code !== "invalid_values") throw failure;
      left.delete(stored.id);
      errors.push(...problemsOf(context, stored.id, failure));
    }
  }
  return { ids: [...left], errors };
}

interface Group {
  readonly ids: string[];
  readonly values: readonly AcceptedValue[];
}

/** Records into which the same fields are written: conditions may hide some of them in some records. */
function groupsOf(ids: readonly string[], valuesOf: (id: string) => readonly AcceptedValue[]): Group[] {
  const groups = new Map<string, Group>();
  for (const id of ids) {
    const values = valuesOf(id);
    const key = values.map(({ field }) => field.element.id).join();
    const group = groups.get(key) ?? { ids: [], values };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

type Transaction = Parameters<ManyRows["write"]>[0];

async function oneByOne(ids: readonly string[], change: (id: string) => Promise<boolean>): Promise<number> {
  let found = 0;
  for (const id of ids) if (await change(id)) found += 1;
  return found;
}

interface EntityRow {
  readonly context: CallContext;
  readonly id: string;
}

async function updateEntity(tx: Transaction, opened: OpenForm, { context, id, values }: EntityRow & { values: readonly AcceptedValue[] }): Promise<boolean> {
  const [present] = await findRecords(tx, opened, [id]);
  if (present) await commandsOf(opened).update(tx, opened, { context, id, version: present.version, values });
  return present !== undefined;
}

async function removeEntity(tx: Transaction, opened: OpenForm, { context, id, kind }: EntityRow & { kind: "delete" | "deleteForEver" | "restore" }): Promise<boolean> {
  const commands = commandsOf(opened);
  if (kind === "restore") await commands.restore(tx, opened, { context, id });
  else {
    const [present] = await findRecords(tx, opened, [id]);
    if (!present) return false;
    await (kind === "delete" ? commands.remove : commands.removeForEver)(tx, opened, { context, id, version: undefined });
  }
  return true;
}
