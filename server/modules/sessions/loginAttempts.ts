import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { addressKey, admitAttempt, limitsByAddress, limitsByUser, type AttemptLimits, type AttemptState } from "./loginDelay.ts";
import { knownDevice, type Device } from "./trustedDevice.ts";

type Transaction = Kysely<PlatonSchema>;

/** Who tries to sign in and from where, decided once. */
export interface LoginAttempt {
  readonly username: string;
  /** As it came. One that is trusted for that name is counted by itself, so strangers do not lock it out. */
  readonly device: Device | undefined;
}

interface AttemptKey {
  readonly key: string;
  readonly limits: AttemptLimits;
}

/**
 * Whether a user of that name exists makes no difference here, so it cannot be learnt from it. The address comes first:
 * one that has to wait leaves nothing of the names that it tries.
 */
function keysOf(context: CallContext, { username, device }: LoginAttempt): readonly [address: AttemptKey, user: AttemptKey] {
  const user = `${context.project.id}:${username.toLowerCase()}`;
  return [
    { key: `address:${addressKey(context.address)}`, limits: limitsByAddress },
    { key: device?.isTrusted ? `device:${device.hash}:${user}` : `user:${user}`, limits: limitsByUser },
  ];
}

/**
 * Counts an attempt, as failed until it succeeds.
 * @throws CallFailure login_locked, with the seconds to wait
 */
export async function admitLogin(context: CallContext, username: string): Promise<LoginAttempt> {
  const attempt = { username, device: await knownDevice(context, username) };
  const { database, now } = context.services;
  const waitSeconds = await database.transaction(async (tx) => {
    const admissions = [];
    for (const { key, limits } of keysOf(context, attempt)) {
      const admission = admitAttempt(await lockState(tx, key, now()), limits, now());
      if ("waitSeconds" in admission) return admission.waitSeconds;
      admissions.push({ key, state: admission.state });
    }
    for (const { key, state } of admissions) await writeState(tx, key, state);
    return undefined;
  });
  if (waitSeconds !== undefined) throw new CallFailure("login_locked", { params: { seconds: waitSeconds } });
  return attempt;
}

/** Takes the count of this attempt back: the address's by one, the user's, or the trusted browser's, altogether; locked in the order of {@link admitLogin}. */
export async function forgiveLogin(tx: Transaction, context: CallContext, attempt: LoginAttempt): Promise<void> {
  const [address, user] = keysOf(context, attempt);
  await tx
    .updateTable("platon.login_attempts")
    .set(({ eb, fn, val }) => ({ failed: fn<number>("greatest", [eb("failed", "-", 1), val(0)]), locked_until: null }))
    .where("key", "=", address.key)
    .execute();
  await tx.deleteFrom("platon.login_attempts").where("key", "=", user.key).execute();
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
