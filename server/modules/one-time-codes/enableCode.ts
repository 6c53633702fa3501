import QRCode from "qrcode";
import { generateSecret } from "otplib";
import type { PendingSecret, VerifiedCode } from "#contract/oneTimeCodes.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";
import { countAttempt, forgiveAll } from "../attempts/index.ts";
import { demandSetUp } from "../users/index.ts";
import { codeBox } from "./codeBox.ts";
import { matchCode } from "./matchCode.ts";
import { otpAddress } from "./otpAddress.ts";
import { replaceRecoveryCodes } from "./recoveryCodes.ts";
import { codeKey, ownerOf } from "./secondFactor.ts";
import { refuseCode } from "./shownCode.ts";
import { tellFactor } from "./tellFactor.ts";

/** Milliseconds from the first look at a secret until it has to be proved. */
const pendingLife = 3600_000;

/**
 * A secret as a QR code (base64 of a PNG). Asked again, also by another tab, it is the same one: what was scanned already stays right.
 * @throws CallFailure `second_factor_on`; `second_factor_needed` for who has a passkey and has not shown it
 */
export async function showSecret(context: CallContext): Promise<string> {
  const { database } = context.services;
  const { userId, username, sessionId } = callerOf(context);
  await demandSetUp(context);
  if (await ownerOf(context, userId)) throw new CallFailure("second_factor_on");
  const box = await codeBox(database);
  const now = context.services.now();
  await database.sql.deleteFrom("platon.otp_pending").where("created_at", "<=", sinceWhen(context)).execute();
  await database.sql.insertInto("platon.otp_pending").values({ session_id: sessionId, secret: box.seal(generateSecret({ length: 20 })), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing()).execute();
  const { secret } = await readPending(context);
  const picture = await QRCode.toBuffer(otpAddress({ issuer: context.project.title, username, secret }), { errorCorrectionLevel: "M", margin: 2, scale: 6 });
  return picture.toString("base64");
}

/** The same secret as text. @throws CallFailure `not_found` where none is shown */
export async function readPending(context: CallContext): Promise<PendingSecret> {
  const pending = await findPending(context);
  if (pending === undefined) throw new CallFailure("not_found");
  return { secret: pending.secret };
}

/**
 * The secret is the user's from now on, if the code is one of it; so are ten recovery codes, told this once.
 * @throws CallFailure `invalid_values` for what is no code at all; `login_locked`; `second_factor_on`
 */
export async function verifyCode(context: CallContext, code: string): Promise<VerifiedCode> {
  const { database, now } = context.services;
  const { userId } = callerOf(context);
  await demandSetUp(context);
  if (!/^\d{6}$/.test(code)) refuseCode(context, "check.oneTimeCode");
  await countAttempt(database, [codeKey(userId)], now());
  const pending = await findPending(context);
  const step = pending && matchCode(code, { secret: pending.secret, after: undefined, now: now() });
  if (pending === undefined || step === undefined) return { verified: false, recoveryCodes: [] };
  const recoveryCodes = await database.transaction(async (tx) => {
    const { numUpdatedRows } = await tx.updateTable("platon.users").set({ otp_secret: pending.sealed, otp_step: step })
      .where("id", "=", userId).where("otp_secret", "is", null).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new CallFailure("second_factor_on");
    await tx.deleteFrom("platon.otp_pending")
      .where("session_id", "in", ({ selectFrom }) => selectFrom("platon.sessions").select("id").where("user_id", "=", userId)).execute();
    await forgiveAll(tx, codeKey(userId).key);
    await tellFactor(tx, context, "second factor switched on");
    return await replaceRecoveryCodes(tx, userId);
  });
  return { verified: true, recoveryCodes };
}

const sinceWhen = ({ services }: CallContext): string => new Date(services.now().getTime() - pendingLife).toISOString();

async function findPending(context: CallContext): Promise<{ secret: string; sealed: string } | undefined> {
  const { database } = context.services;
  const pending = await database.sql.selectFrom("platon.otp_pending").select("secret")
    .where("session_id", "=", callerOf(context).sessionId).where("created_at", ">", sinceWhen(context)).executeTakeFirst();
  const secret = pending && (await codeBox(database)).open(pending.secret);
  return pending && secret !== undefined ? { secret, sealed: pending.secret } : undefined;
}
