import type { SavedRecord } from "#contract/form.ts";
import { splitIds } from "#core/links/index.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { relationSource } from "../../access/Relation.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import { abandonFiles } from "../files/index.ts";
import { withDifferences } from "../logs/index.ts";
import { acceptValues } from "./acceptValues.ts";
import { claimValues, filesOf } from "./fileValues.ts";
import { commandsOf } from "./commandsOf.ts";
import { admitGuestInsert, admitGuestRead } from "./guestCalls.ts";
import { withoutSecrets } from "./hashSecrets.ts";
import { formTransaction } from "./formTransaction.ts";
import { insertOnce } from "./insertOnce.ts";
import { listKept } from "./listKept.ts";
import { openForm } from "./openForm.ts";
import { presentForm } from "./presentForm.ts";
import { readHistory } from "./record-history/readHistory.ts";
import { readOptions } from "./readOptions.ts";
import { presentSaved } from "./presentSaved.ts";
import { findRecord, readRecord, recordId } from "./readRecord.ts";
import { isRecordTicket, issueRecordTicket } from "./recordTicket.ts";
import { writing } from "./writing.ts";

export { changeMany, type ManyChange } from "./many/changeMany.ts";
export { changeRows, type RowsChange } from "./many/changeRows.ts";
export { inChunks } from "./many/inChunks.ts";
export { insertRows, updateRows } from "./many/writeRows.ts";

export { acceptValue } from "./acceptValue.ts";
export { acceptValues, looksAtRecord, type AcceptedValue } from "./acceptValues.ts";
export { labelOf } from "./labelOf.ts";
export { openForm, type FormField, type OpenForm } from "./openForm.ts";
export { findRecords } from "./readRecord.ts";
export { inWordsOf } from "./writing.ts";
export type { WrittenValue } from "./seenLinks.ts";

type FormCalls =
  | "GET forms/{name}"
  | "GET forms/{name}/{id}"
  | "POST forms/{name}"
  | "PUT forms/{name}/{id}"
  | "DELETE forms/{name}/{id}"
  | "POST forms/{name}/{id}/restore"
  | "GET forms/{name}/{id}/history"
  | "GET forms/{name}/{id}/documents"
  | "GET forms/{name}/options/{element}";

export const formRoutes: Routes<FormCalls> = {
  "GET forms/{name}": async (context, { params }) => {
    const opened = await openForm(context, params.name, "read");
    context.services.reads.note(context, "form read", { object: `form:${params.name}` });
    return presentForm(opened, context);
  },
  "GET forms/{name}/{id}": async (context, { params, query }) => {
    await demandTicket(context, params, query.ticket);
    const opened = await openForm(context, params.name, "read");
    const record = await writing(opened, context, () => readRecord(context.services.database.sql, opened, params.id));
    context.services.reads.note(context, "form read", { object: `form:${params.name}`, recordId: record.id });
    const [values] = await withDifferences(context, opened.relation, [record.values], () => record.id);
    return { ...record, ...(values && { values }), files: await filesOf(context, opened, record.id) };
  },
  "POST forms/{name}": async (context, { params, body }) => {
    const opened = await openForm(context, params.name, "insert");
    if (context.isPublic) admitGuestInsert(context);
    const values = await acceptValues(opened, body.values, { context, id: undefined });
    if (context.isPublic && body.isTrapped) return await pretendInsert(context, params.name);
    const saved = await formTransaction(opened, context, (tx) =>
      insertOnce(tx, { context, form: params.name, key: body.idempotencyKey, values: withoutSecrets(opened, body.values) }, {
        insert: async () => {
          const inserted = await commandsOf(opened).insert(tx, opened, { context, values });
          await claimValues(tx, opened, { context, id: inserted.id, values });
          return inserted;
        },
        again: async (first) => {
          const present = await findRecord(tx, opened, first.id);
          return present ? presentSaved(opened, present) : first;
        },
      }),
    );
    return context.isPublic ? { ...saved, ...(await issueRecordTicket(context, { form: params.name, id: saved.id })) } : saved;
  },
  "PUT forms/{name}/{id}": async (context, { params, body }) => {
    const opened = await openForm(context, params.name, "update");
    const id = recordId(params.id);
    const values = await acceptValues(opened, body.values, { context, id, isOne: true });
    return formTransaction(opened, context, async (tx) => {
      const updated = await commandsOf(opened).update(tx, opened, { context, id, version: body.version, values });
      await claimValues(tx, opened, { context, id, values });
      return updated;
    });
  },
  "DELETE forms/{name}/{id}": async (context, { params, query }) => {
    const opened = await openForm(context, params.name, "delete");
    const version = query.version === undefined ? undefined : Number(query.version);
    const change = { context, id: recordId(params.id), version };
    const commands = commandsOf(opened);
    const isHard = query.hard === "1";
    const remove = isHard ? commands.removeForEver : commands.remove;
    await formTransaction(opened, context, async (tx) => {
      await remove(tx, opened, change);
      if (isHard) await abandonFiles(tx, context, { source: relationSource(opened.relation), recordId: change.id });
    });
    return null;
  },
  "POST forms/{name}/{id}/restore": async (context, { params }) => {
    const opened = await openForm(context, params.name, "delete");
    const id = recordId(params.id);
    return formTransaction(opened, context, (tx) => commandsOf(opened).restore(tx, opened, { context, id }));
  },
  "GET forms/{name}/{id}/history": async (context, { params, query }) =>
    readHistory(context, await openForm(context, params.name, "read"), { id: recordId(params.id), before: query.before }),
  "GET forms/{name}/{id}/documents": (context, { params }) => listKept(context, params.name, params.id),
  "GET forms/{name}/options/{element}": async (context, { params, query }) => {
    const opened = await openForm(context, params.name, "read");
    return readOptions(context, opened, params.element, {
      text: query.text,
      filter: query.filter,
      page: query.page === undefined ? undefined : Math.max(1, Number(query.page)),
      ids: query.ids === undefined ? undefined : splitIds(query.ids),
    });
  },
};

/** A program that fills whatever it finds is told the same as a person, and nothing is kept. */
async function pretendInsert(context: CallContext, form: string): Promise<SavedRecord> {
  const id = uuidv7();
  return { id, version: 1, ...(await issueRecordTicket(context, { form, id })) };
}

/** A guest reads back only what the ticket of the own insert names. */
async function demandTicket(context: CallContext, { name, id }: { name: string; id: string }, ticket: string | undefined): Promise<void> {
  if (!context.isPublic) return;
  admitGuestRead(context);
  const isRight = ticket !== undefined && (await isRecordTicket(context, ticket, { form: name, id }));
  if (!isRight) throw new CallFailure("not_found");
}
