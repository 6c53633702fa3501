import type { PasswordChange } from "#contract/auth.ts";
import { isPasswordShort } from "#core/checks/checkPassword.ts";
import { sayAnswer, type AnswerKey } from "#core/wording/sayAnswer.ts";
import { afterCommit } from "../../database/afterCommit.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";
import { countAttempt, forgiveAll, limitsByUser } from "../attempts/index.ts";
import { recordAudit } from "../audit/index.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { revokeAll } from "./revokeSession.ts";

/**
 * Another password in place of one's own. The session goes on; all others end, and one-time links are good for nothing any more (P05).
 * Tries are counted by user, so that whoever sits at an open session does not find the password out. Who has none gives none: the first
 * one needs another proof (P04).
 * @throws CallFailure `invalid_values` for a wrong old one, a short or the same new one; `login_locked`, too_many_requests
 */
export async function changePassword(context: CallContext, { oldPassword, newPassword }: PasswordChange): Promise<null> {
  const { database, now, callers } = context.services;
  const { userId, sessionId } = callerOf(context);
  const refuse = (field: keyof PasswordChange, why: AnswerKey): never => {
    throw new CallFailure("invalid_values", { fields: { [field]: [sayAnswer(context.locale, why)] } });
  };
  if (isPasswordShort(newPassword)) refuse("newPassword", "check.password");
  const key = `password:${userId}`;
  await countAttempt(database, [{ key, limits: limitsByUser }], now());
  const { password_hash: before } = await database.sql.selectFrom("platon.users").select("password_hash").where("id", "=", userId).executeTakeFirstOrThrow();
  if (!(await verifyPassword(before, oldPassword))) refuse("oldPassword", "check.passwordWrong");
  if (newPassword === oldPassword) refuse("newPassword", "check.passwordSame");
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async (tx) => {
    // Of two changes at once, or one that an administrator makes meanwhile, the later one has proved nothing.
    const { numUpdatedRows } = await tx.updateTable("platon.users").set({ password_hash: passwordHash, must_change_password: false })
      .where("id", "=", userId).where("password_hash", "=", before).executeTakeFirst();
    if (numUpdatedRows === 0n) refuse("oldPassword", "check.passwordWrong");
    await tx.deleteFrom("platon.password_links").where("user_id", "=", userId).execute();
    await revokeAll(tx, context, { userId, why: "password changed", but: sessionId });
    await forgiveAll(tx, key);
    await recordAudit(tx, context, { event: "custom", object: "user", recordId: userId, details: { action: "password changed", address: context.address } });
    afterCommit(tx, () => callers.forget());
  });
  return null;
}
