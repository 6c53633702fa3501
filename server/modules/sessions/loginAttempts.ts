import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { addressKey, countAttempt, forgiveAll, forgiveOne, limitsByAddress, limitsByUser, type AttemptKey } from "../attempts/index.ts";
import { knownDevice, type Device } from "./trustedDevice.ts";

/** Who tries to sign in and from where, decided once. */
export interface LoginAttempt {
  readonly username: string;
  /** As it came. One that is trusted for that name is counted by itself, so strangers do not lock it out. */
  readonly device: Device | undefined;
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
  await countAttempt(context.services.database, keysOf(context, attempt), context.services.now());
  return attempt;
}

/** Takes the count of this attempt back: the address's by one, the user's, or the trusted browser's, altogether; locked in the order of {@link admitLogin}. */
export async function forgiveLogin(tx: Kysely<PlatonSchema>, context: CallContext, attempt: LoginAttempt): Promise<void> {
  const [address, user] = keysOf(context, attempt);
  await forgiveOne(tx, address.key);
  await forgiveAll(tx, user.key);
}
