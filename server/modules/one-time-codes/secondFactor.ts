import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { countAttempt, forgiveAll, limitsByUser, type AttemptKey } from "../attempts/index.ts";
import { recordAudit } from "../audit/index.ts";
import { codeBox } from "./codeBox.ts";
import { matchCode } from "./matchCode.ts";
import { hashRecoveryCode, recoveryCodesLeft } from "./recoveryCodes.ts";

/** A second factor that was shown, and is used up with what it was shown for. */
export interface ProvedFactor {
  readonly userId: string;
  readonly username: string;
  /** As it was when the code was looked at. */
  readonly sealed: string;
  /** Time step of the code, or what is kept of the recovery code. */
  readonly used: { readonly step: number } | { readonly recovery: string };
}

interface Owner {
  readonly id: string;
  readonly username: string;
  readonly otp_secret: string;
  readonly otp_step: number | null;
}

export const codeKey = (userId: string): AttemptKey => ({ key: `otp:${userId}`, limits: limitsByUser });

/** Stands where nobody does. */
const nobody = "00000000-0000-0000-0000-000000000000";

/**
 * What each way of signing in asks of whoever has switched two-step sign-in on (spec §4, P03): a code, or one of the recovery codes.
 * @returns undefined for a user without a second factor
 * @throws CallFailure `otp_required` without a code; `bad_credentials` for one that is wrong, or was used; `login_locked`
 */
export async function proveFactor(context: CallContext, userId: string, code: string | undefined): Promise<ProvedFactor | undefined> {
  const owner = await ownerOf(context, userId);
  if (owner === undefined) return undefined;
  if (code === undefined || code === "") throw new CallFailure("otp_required");
  const factor = await weigh(context, owner, { code, counted: codeKey(userId) });
  if (factor !== undefined) return factor;
  const { username } = owner;
  await recordAudit(context.services.database.sql, context, {
    event: "login failed", userId, userName: username, details: { username, address: context.address, factor: "code" },
  });
  throw new CallFailure("bad_credentials");
}

/**
 * Looks at a code for nothing, where name or password is wrong: neither words nor time tell which part was. It counts for nobody, or
 * a stranger could keep the owner out by codes.
 */
export async function proveNothing(context: CallContext, username: string, code: string | undefined): Promise<void> {
  if (code === undefined || code === "") return;
  await ownerOf(context, nobody);
  const owner: Owner = { id: nobody, username, otp_secret: (await codeBox(context.services.database)).seal("A".repeat(32)), otp_step: null };
  const key = `otp:${context.project.id}:${username.toLowerCase()}`;
  await weigh(context, owner, { code, counted: { key, limits: { free: Number.POSITIVE_INFINITY } } });
}

/** The user who has two-step sign-in. */
export async function ownerOf({ services }: CallContext, userId: string): Promise<Owner | undefined> {
  const user = await services.database.sql.selectFrom("platon.users").select(["id", "username", "otp_secret", "otp_step"]).where("id", "=", userId).executeTakeFirst();
  return user && user.otp_secret !== null ? { ...user, otp_secret: user.otp_secret } : undefined;
}

interface Shown {
  readonly code: string;
  /** Before the code is looked at, whatever browser or address it comes from (P01). */
  readonly counted: AttemptKey;
}

/** @throws CallFailure login_locked */
export async function weigh(context: CallContext, owner: Owner, { code, counted }: Shown): Promise<ProvedFactor | undefined> {
  const { database, now } = context.services;
  await countAttempt(database, [counted], now());
  const secret = (await codeBox(database)).open(owner.otp_secret);
  const proved = { userId: owner.id, username: owner.username, sealed: owner.otp_secret };
  const step = secret === undefined ? undefined : matchCode(code, { secret, after: owner.otp_step ?? undefined, now: now() });
  if (step !== undefined) return { ...proved, used: { step } };
  const recovery = hashRecoveryCode(code);
  if (recovery === undefined) return undefined;
  const kept = await database.sql.selectFrom("platon.recovery_codes").select("hash").where("user_id", "=", owner.id).where("hash", "=", recovery).executeTakeFirst();
  return kept && { ...proved, used: { recovery } };
}

/**
 * No code is good for twice (D24): of two that show the same at once one is too late, and so is whoever shows one of a secret that has
 * been switched off meanwhile.
 * @returns false for who is too late
 */
export async function useUpFactor(tx: Kysely<PlatonSchema>, context: CallContext, { userId, username, sealed, used }: ProvedFactor): Promise<boolean> {
  const step = "step" in used ? used.step : undefined;
  const { numUpdatedRows } = await tx.updateTable("platon.users").set(({ ref }) => ({ otp_step: step ?? ref("otp_step") }))
    .where("id", "=", userId).where("otp_secret", "=", sealed)
    .$if(step !== undefined, (query) => query.where(({ or, eb }) => or([eb("otp_step", "is", null), eb("otp_step", "<", step ?? 0)]))).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if ("recovery" in used) {
    const { numDeletedRows } = await tx.deleteFrom("platon.recovery_codes").where("user_id", "=", userId).where("hash", "=", used.recovery).executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    const details = { action: "recovery code used", left: await recoveryCodesLeft(tx, userId), address: context.address };
    await recordAudit(tx, context, { event: "custom", object: "user", recordId: userId, userId, userName: username, details });
  }
  await forgiveAll(tx, codeKey(userId).key);
  return true;
}
