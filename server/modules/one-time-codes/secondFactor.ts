import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { countAttempt, forgiveAll, limitsByUser } from "../attempts/index.ts";
import { recordAudit } from "../audit/index.ts";
import { matchCode } from "./matchCode.ts";

/** A second factor that was shown, and is used up with what it was shown for. */
export interface ProvedFactor {
  readonly userId: string;
  /** Time step of the code. */
  readonly step: number;
}

const keyOf = (userId: string): string => `otp:${userId}`;

/**
 * What each way of signing in asks of whoever has switched two-step sign-in on (spec §4, P03). Tries are counted by user, before
 * the code is looked at, whatever browser or address they come from (P01).
 * @returns undefined for a user without a second factor
 * @throws CallFailure `otp_required` without a code; `bad_credentials` for one that is wrong, or was used; `login_locked`
 */
export async function proveFactor(context: CallContext, userId: string, code: string | undefined): Promise<ProvedFactor | undefined> {
  const { database, now } = context.services;
  const user = await database.sql.selectFrom("platon.users").select(["username", "otp_secret", "otp_step"]).where("id", "=", userId).executeTakeFirst();
  if (!user?.otp_secret) return undefined;
  if (code === undefined || code === "") throw new CallFailure("otp_required");
  await countAttempt(database, [{ key: keyOf(userId), limits: limitsByUser }], now());
  const step = matchCode(code, { secret: user.otp_secret, after: user.otp_step ?? undefined, now: now() });
  if (step !== undefined) return { userId, step };
  await recordAudit(database.sql, context, {
    event: "login failed", userId, userName: user.username, details: { username: user.username, address: context.address, factor: "code" },
  });
  throw new CallFailure("bad_credentials");
}

/**
 * No code is good for twice (D24): of two that show the same at once one is too late.
 * @throws CallFailure bad_credentials
 */
export async function useUpFactor(tx: Kysely<PlatonSchema>, { userId, step }: ProvedFactor): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable("platon.users").set({ otp_step: step })
    .where("id", "=", userId).where(({ or, eb }) => or([eb("otp_step", "is", null), eb("otp_step", "<", step)])).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CallFailure("bad_credentials");
  await forgiveAll(tx, keyOf(userId));
}
