import type { Kysely } from "kysely";
import type { ChosenPassword } from "#contract/auth.ts";
import { isPasswordShort } from "#core/checks/checkPassword.ts";
import { sayAnswer } from "#core/wording/sayAnswer.ts";
import { hashToken } from "../../access/hashToken.ts";
import { afterCommit } from "../../database/afterCommit.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { provePassword } from "./login.ts";
import type { LoginAttempt } from "./loginAttempts.ts";
import { openSession } from "./openSession.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { revokeAll } from "./revokeSession.ts";

/** Who may choose a password now, and what proves it. */
interface Owner {
  readonly userId: string;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly attempt?: LoginAttempt;
  /** Of the link, which is good for once. */
  readonly link?: string;
}

/**
 * Whoever holds a password that somebody else chose, or a one-time link, chooses one of their own, and is signed in by that:
 * before it there is no session in which anything could be done. Until the second factor is shown nothing is changed, and a link is not used up.
 * @throws CallFailure bad_credentials, login_locked, too_many_requests, otp_required; `link_expired` for a link that is none of ours, used, or too
 *   old; `forbidden` where the password is its owner's own; `invalid_values` for one that is too short, or the same
 */
export async function choosePassword(context: CallContext, body: ChosenPassword): Promise<Response> {
  const owner = body.link === undefined ? await ownerByPassword(context, body) : await ownerByLink(context, body.link);
  await demandNew(context, owner, body.newPassword);
  const passwordHash = await hashPassword(body.newPassword);
  const method = owner.link === undefined ? "password" : "link";
  return await openSession(context, owner.userId, { method, otp: body.otp, ...(owner.attempt && { attempt: owner.attempt }) }, async (tx) => {
    if (owner.link !== undefined) await useUp(tx, context, owner.link);
    await tx.updateTable("platon.users").set({ password_hash: passwordHash, must_change_password: false }).where("id", "=", owner.userId).execute();
    await tx.deleteFrom("platon.password_links").where("user_id", "=", owner.userId).execute();
    await revokeAll(tx, context, { userId: owner.userId, why: "password changed" });
    const details = { action: "password chosen", by: owner.link === undefined ? "first password" : "one-time link", address: context.address };
    await recordAudit(tx, context, { event: "custom", object: "user", recordId: owner.userId, userId: owner.userId, userName: owner.username, details });
    afterCommit(tx, () => context.services.callers.forget());
  });
}

async function ownerByPassword(context: CallContext, { username = "", password = "", otp }: ChosenPassword): Promise<Owner> {
  const { user, attempt } = await provePassword(context, { username, password, ...(otp !== undefined && { otp }) });
  if (!user.must_change_password) throw new CallFailure("forbidden");
  return { userId: user.id, username: user.username, passwordHash: user.password_hash, attempt };
}

async function ownerByLink({ project, services }: CallContext, token: string): Promise<Owner> {
  const link = hashToken(token);
  const found = await services.database.sql
    .selectFrom("platon.password_links as l")
    .innerJoin("platon.users as u", "u.id", "l.user_id")
    .select(["u.id", "u.username", "u.password_hash"])
    .where("l.hash", "=", link)
    .where("l.expires_at", ">", services.now().toISOString())
    .where("l.used_at", "is", null)
    .where("u.project_id", "=", project.id)
    .where("u.disabled_at", "is", null)
    .executeTakeFirst();
  if (!found) throw new CallFailure("link_expired");
  return { userId: found.id, username: found.username, passwordHash: found.password_hash, link };
}

/** Of two that use a link at once one is too late. */
async function useUp(tx: Kysely<PlatonSchema>, { services }: CallContext, link: string): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable("platon.password_links").set({ used_at: services.now().toISOString() })
    .where("hash", "=", link).where("used_at", "is", null).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CallFailure("link_expired");
}

async function demandNew({ locale }: CallContext, { passwordHash }: Owner, password: string): Promise<void> {
  const why = isPasswordShort(password) ? "check.password" : (await verifyPassword(passwordHash, password)) ? "check.passwordSame" : undefined;
  if (why !== undefined) throw new CallFailure("invalid_values", { fields: { newPassword: [sayAnswer(locale, why)] } });
}
