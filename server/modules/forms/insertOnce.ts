import type { Kysely } from "kysely";
import type { SavedRecord } from "#contract/form.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";

interface Claim {
  readonly context: CallContext;
  readonly form: string;
  readonly key: string | undefined;
}

/**
 * Runs an insert once for a key of the caller's and a form (contract InsertBody): a repeated call, also one that is on
 * its way at the same time, gets the first answer. The key lives in the transaction of the insert, so a failed insert
 * frees it.
 */
export async function insertOnce(
  tx: Kysely<PlatonSchema>, { context, form, key }: Claim, insert: () => Promise<SavedRecord>,
): Promise<SavedRecord> {
  if (key === undefined) return insert();
  const caller = context.caller?.userId ?? `guest ${context.address}`;
  const claim = { project_id: context.project.id, caller, key: `${form}/${key}` };
  const claimed = await tx
    .insertInto("platon.idempotency_keys")
    .values({ ...claim, answer: "{}" })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const first = await tx
      .selectFrom("platon.idempotency_keys")
      .select("answer")
      .where("project_id", "=", claim.project_id)
      .where("caller", "=", claim.caller)
      .where("key", "=", claim.key)
      .executeTakeFirstOrThrow();
    return first.answer as SavedRecord;
  }
  const saved = await insert();
  await tx
    .updateTable("platon.idempotency_keys")
    .set({ answer: JSON.stringify(saved) })
    .where("project_id", "=", claim.project_id)
    .where("caller", "=", claim.caller)
    .where("key", "=", claim.key)
    .execute();
  return saved;
}
