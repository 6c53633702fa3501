import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { admitAttempt, type AttemptLimits, type AttemptState } from "./attemptDelay.ts";

type Transaction = Kysely<PlatonSchema>;

/** Of what attempts are counted. */
export interface AttemptKey {
  readonly key: string;
  readonly limits: AttemptLimits;
}

/**
 * Counts an attempt under each key, as failed until it is forgiven: those made at once do not outrun the
 * count. A key that has to wait leaves nothing of the ones behind it.
 * @throws CallFailure login_locked, with the seconds to wait
 * @example await countAttempt(database, [{ key: `otp:${userId}`, limits: { free: 5 } }], now());
 */
export async function countAttempt(database: Pick<Database, "transaction">, keys: readonly AttemptKey[], now: Date): Promise<void> {
  const waitSeconds = await database.transaction(async (tx) => {
    const admissions = [];
    for (const { key, limits } of keys) {
      const admission = admitAttempt(await lockState(tx, key, now), limits, now);
      if ("waitSeconds" in admission) return admission.waitSeconds;
      admissions.push({ key, state: admission.state });
    }
    for (const { key, state } of admissions) await writeState(tx, key, state);
    return undefined;
  });
  if (waitSeconds !== undefined) throw new CallFailure("login_locked", { params: { seconds: waitSeconds } });
}

/** Takes the count of this attempt back by one, and the lock with it; an address is forgiven so. */
export async function forgiveOne(tx: Transaction, key: string): Promise<void> {
  await tx
    .updateTable("platon.login_attempts")
    .set(({ eb, fn, val }) => ({ failed: fn<number>("greatest", [eb("failed", "-", 1), val(0)]), locked_until: null }))
    .where("key", "=", key)
    .execute();
}

/** Takes all counts of the key back. */
export async function forgiveAll(tx: Transaction, key: string): Promise<void> {
  await tx.deleteFrom("platon.login_attempts").where("key", "=", key).execute();
}

/** The row is made first, so that two first attempts at once wait for one another too. */
async function lockState(tx: Transaction, key: string, now: Date): Promise<AttemptState> {
  await tx
    .insertInto("platon.login_attempts")
    .values({ key, failed: 0, last_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom("platon.login_attempts")
    .selectAll()
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    failed: row.failed,
    lastAt: new Date(row.last_at),
    lockedUntil: row.locked_until === null ? undefined : new Date(row.locked_until),
  };
}

async function writeState(tx: Transaction, key: string, state: AttemptState): Promise<void> {
  await tx
    .updateTable("platon.login_attempts")
    .set({
      failed: state.failed,
      last_at: state.lastAt.toISOString(),
      locked_until: state.lockedUntil?.toISOString() ?? null,
    })
    .where("key", "=", key)
    .execute();
}
