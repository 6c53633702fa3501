import { sql, type Kysely } from "kysely";
import type { RecordValues, RecordWriter } from "../../access/RecordWriter.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

/** Support answers: what people wrote comes by their own call and stays as they wrote it. Whoever takes a message up first has it. */
export const call24Writer: RecordWriter = {
  insert: async () => await Promise.reject(new CallFailure("forbidden")),
  update: async (tx, context, { id, values }) => {
    const takes = values["state"] !== undefined && values["state"] !== "new" && values["takenBy"] === undefined;
    await change(tx, context, id, { ...columnsOf(values), ...(takes && { taken_by: sql<string>`coalesce(taken_by, ${context.caller?.userId ?? null}::uuid)` }) });
  },
  remove: (tx, context, id) => change(tx, context, id, { deleted_at: sql<string>`now()` }),
  restore: (tx, context, id) => change(tx, context, id, { deleted_at: null }),
};

const columns = { state: "state", takenBy: "taken_by", answer: "answer" } as const;

const columnsOf = (values: RecordValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(columns).flatMap(([field, column]) => (Object.hasOwn(values, field) ? [[column, values[field] ?? null]] : [])));

async function change(tx: Kysely<PlatonSchema>, { project, caller }: CallContext, id: string, set: Record<string, unknown>): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable("platon.call24_messages")
    .set({ ...set, version: sql<number>`version + 1`, updated_at: sql<string>`now()`, updated_by: caller?.userId ?? null })
    .where("id", "=", id).where("project_id", "=", project.id).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CallFailure("not_found");
}
