import type { Kysely } from "kysely";
import type { ConfigProblem } from "#contract/config.ts";
import type { SavedRecord } from "#contract/form.ts";
import { changeEntity, changesNothing, fieldOfProblem, findEntity, type ChangedEntity, type EntityChange } from "../config/index.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { namedValues } from "./acceptValues.ts";
import type { OpenForm } from "./openForm.ts";
import { presentSaved, staleVersion } from "./presentSaved.ts";
import { findRecord, readRecord } from "./readRecord.ts";
import type { RecordCommands } from "./RecordCommands.ts";

type EntityName = EntityChange["entity"];

/** Configuration is changed by its one command, which writes revision, audit and announcement (D41, D42). */
export const entityCommands: RecordCommands = {
  insert: (tx, opened, { context, values }) =>
    change(tx, opened, context, { change: "insert", entity: entityName(opened), values: namedValues(values) }),
  update: async (tx, opened, { context, id, version, values }) => {
    const present = await readRecord(tx, opened, id);
    const wish = { change: "update", entity: entityName(opened), id, version, values: namedValues(values) } as const;
    // Of those who may not read every value counts as a change, or the version would tell what is there.
    const isCompared = opened.isReadable || values.length === 0;
    return isCompared && (await changesNothing(tx, context, wish)) ? presentSaved(opened, present) : change(tx, opened, context, wish);
  },
  remove: async (tx, opened, { context, id, version }) => {
    await readRecord(tx, opened, id);
    await changeAsSeen(tx, opened, context, { change: "delete", entity: entityName(opened), id, version });
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

async function change(tx: Kysely<PlatonSchema>, opened: OpenForm, context: CallContext, wish: EntityChange): Promise<SavedRecord> {
  const { id } = await changeAsSeen(tx, opened, context, wish);
  const saved = await findRecord(tx, opened, id);
  if (!saved) throw new CallFailure("forbidden");
  return presentSaved(opened, saved);
}

/** Of a clash the command tells all that is there now; the caller is told what they may read of it. */
async function changeAsSeen(tx: Kysely<PlatonSchema>, opened: OpenForm, context: CallContext, wish: EntityChange): Promise<ChangedEntity> {
  try {
    return await changeEntity(tx, context, wish);
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    if (error.code === "config_invalid") throw atFields(opened, error);
    if (error.code !== "stale_version" || wish.id === undefined) throw error;
    throw staleVersion(opened, await readRecord(tx, opened, wish.id));
  }
}

/** What is wrong in the text of what is saved is told at the form's fields, where all of it can be. */
function atFields(opened: OpenForm, error: CallFailure): CallFailure {
  const problems = (error.details.data?.["problems"] ?? []) as readonly ConfigProblem[];
  const entity = findEntity(opened.relation.name);
  const fields: Record<string, string[]> = {};
  for (const problem of problems) {
    const field = entity && fieldOfProblem(entity, problem, opened.relation.fields);
    if (field === undefined || !opened.fields.some(({ name }) => name === field)) return error;
    fields[field] = [...(fields[field] ?? []), problem.reason];
  }
  return problems.length > 0 ? new CallFailure("invalid_values", { fields }) : error;
}
