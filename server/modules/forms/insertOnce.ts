import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { SavedRecord } from "#contract/form.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";

interface Claim {
  readonly context: CallContext;
  readonly form: string;
  readonly key: string | undefined;
  /** As they were sent. */
  readonly values: Readonly<Record<string, unknown>>;
}

interface Insertion {
  insert(): Promise<SavedRecord>;
  /** What the caller may see now of the record that the first call made. */
  again(first: Pick<SavedRecord, "id" | "version">): Promise<SavedRecord>;
}

/**
 * Runs an insert once for a key of the caller's and a form (contract InsertBody): a repeated call, also one that is on
 * its way at the same time, gets the first one's record. The key lives in the transaction of the insert, so a failed
 * insert frees it. What the record holds is not kept with it.
 */
export async function insertOnce(
  tx: Kysely<PlatonSchema>, { context, form, key, values }: Claim, { insert, again }: Insertion,
): Promise<SavedRecord> {
  if (key === undefined) return insert();
  const claim = { project_id: context.project.id, caller: visitorOf(context, values), key: `${form}/${key}` };
  const claimed = await tx
    .insertInto("platon.idempotency_keys")
    .values({ ...claim, answer: "{}" })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) return again(await readFirst(tx, claim));
  const saved = await insert();
  await tx
    .updateTable("platon.idempotency_keys")
    .set({ answer: JSON.stringify({ id: saved.id, version: saved.version }) })
    .where("project_id", "=", claim.project_id)
    .where("caller", "=", claim.caller)
    .where("key", "=", claim.key)
    .execute();
  return saved;
}

async function readFirst(
  tx: Kysely<PlatonSchema>, claim: { project_id: string; caller: string; key: string },
): Promise<Pick<SavedRecord, "id" | "version">> {
  const { answer } = await tx
    .selectFrom("platon.idempotency_keys")
    .select("answer")
    .where("project_id", "=", claim.project_id)
    .where("caller", "=", claim.caller)
    .where("key", "=", claim.key)
    .executeTakeFirstOrThrow();
  const { id, version } = answer as SavedRecord;
  return { id, version };
}

/**
 * Whose the key is. A guest is no account, and an address is many people's: a guest is the browser that says its id, and
 * what it sends, which a repeated call sends again. Whoever shares only the address, or only the key, is somebody else.
 */
function visitorOf({ caller, deviceId, address }: CallContext, values: Claim["values"]): string {
  if (caller) return caller.userId;
  const said = JSON.stringify([deviceId ?? null, deviceId === undefined ? address : null, values]);
  return `guest ${createHash("sha256").update(said).digest("base64url")}`;
}
