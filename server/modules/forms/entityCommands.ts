import type { Kysely } from "kysely";
import type { SavedRecord } from "#contract/form.ts";
import { findEntity, changeEntity, type EntityChange } from "../config/index.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { AcceptedValue } from "./acceptValues.ts";
import type { OpenForm } from "./openForm.ts";
import { findRecord } from "./readRecord.ts";
import type { RecordCommands } from "./RecordCommands.ts";

type EntityName = EntityChange["entity"];

/** Configuration is changed by its one command, which writes revision, audit and announcement (D41, D42). */
export const entityCommands: RecordCommands = {
  insert: (tx, opened, { context, values }) =>
    change(tx, opened, context, { change: "insert", entity: entityName(opened), values: byField(values) }),
  update: (tx, opened, { context, id, version, values }) =>
    change(tx, opened, context, { change: "update", entity: entityName(opened), id, version, values: byField(values) }),
  remove: async (tx, opened, { context, id, version }) => {
    await changeEntity(tx, context, { change: "delete", entity: entityName(opened), id, version });
  },
  // Revisions speak of the row for ever: configuration is never deleted for good.
  removeForEver: () => Promise.reject(new CallFailure("forbidden")),
  restore: (tx, opened, { context, id }) => change(tx, opened, context, { change: "restore", entity: entityName(opened), id }),
};

function entityName({ relation }: OpenForm): EntityName {
  const entity = findEntity(relation.name);
  if (!entity) throw new CallFailure("not_found");
  return entity.name;
}

const byField = (values: readonly AcceptedValue[]): Record<string, unknown> =>
  Object.fromEntries(values.map(({ field, value }) => [field.name, value]));

async function change(tx: Kysely<PlatonSchema>, opened: OpenForm, context: CallContext, wish: EntityChange): Promise<SavedRecord> {
  const { id } = await changeEntity(tx, context, wish);
  const saved = await findRecord(tx, opened, id);
  if (!saved) throw new CallFailure("forbidden");
  return { id: saved.id, version: saved.version, values: saved.values };
}
