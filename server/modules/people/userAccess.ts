import { randomBytes } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { EndedSessions, OneTimeLink, NewPassword } from "#contract/auth.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { forgetFactor } from "../one-time-codes/index.ts";
import { lockProject } from "../projects/index.ts";
import { hashPassword } from "../sessions/index.ts";
import { insertLink, mailLink } from "./oneTimeLink.ts";
import { endSessions, tellUser } from "./tellUser.ts";

type Transaction = Kysely<PlatonSchema>;

/**
 * A link by which a user chooses a password and is signed in, once, within 24 hours; those before it are good for nothing any more.
 * @param isSent by letter too, where mail is set up and the user has an address
 * @throws CallFailure `forbidden`; `not_found` for a user that is not there or is disabled
 */
export async function makeLink(context: CallContext, id: string, isSent: boolean): Promise<OneTimeLink> {
  const link = await changeAccess(context, id, "one-time link made", (tx, userId) => insertLink(tx, context, userId));
  return { ...link, sentTo: (isSent ? await mailLink(context, id, link.path) : undefined) ?? null };
}

/** A password made by the server, told once: its owner signs in with it and chooses another. */
export async function makePassword(context: CallContext, id: string): Promise<NewPassword> {
  const password = randomBytes(9).toString("base64url");
  const passwordHash = await hashPassword(password);
  return changeAccess(context, id, "password made", async (tx, userId) => {
    await tx.updateTable("platon.users").set({ password_hash: passwordHash, must_change_password: true }).where("id", "=", userId).execute();
    await tx.deleteFrom("platon.password_links").where("user_id", "=", userId).execute();
    await endSessions(tx, context, { userId, why: "password changed", but: context.caller?.sessionId });
    return { password };
  });
}

/**
 * For a user who has lost what shows the codes: signing in asks for none any more, and all sessions end. One's own is switched off with a
 * code of it.
 */
export async function dropSecondFactor(context: CallContext, id: string): Promise<null> {
  if (id === context.caller?.userId) throw new CallFailure("own_second_factor");
  return await changeAccess(context, id, "second factor switched off", async (tx, userId) => {
    if (!(await forgetFactor(tx, userId))) throw new CallFailure("second_factor_off");
    await endSessions(tx, context, { userId, why: "second factor switched off" });
    return null;
  });
}

/** Ends every session of the user; of one's own all but the present one. */
export const endUserSessions = (context: CallContext, id: string): Promise<EndedSessions> =>
  changeAccess(context, id, "sessions ended", async (tx, userId) => ({
    ended: await endSessions(tx, context, { userId, why: "ended by an administrator", but: context.caller?.sessionId }),
  }));

type AccessChange<Answer> = (tx: Transaction, userId: string) => Promise<Answer>;

/**
 * A change of another user's access by an administrator: the user's tabs hear of it, and it is audited.
 * @param told what the audit record says of it: its name, or all of it by what was done
 */
export async function changeAccess<Answer>(context: CallContext, id: string, told: string | ((answer: Answer) => Readonly<Record<string, unknown>>), change: AccessChange<Answer>): Promise<Answer> {
  demandAdministrator(context);
  if (!isRecordId(id)) throw new CallFailure("not_found");
  const { project, services } = context;
  return services.database.transaction(async (tx) => {
    await lockProject(tx, project.id);
    const user = await tx.updateTable("platon.users").set({ version: sql<number>`version + 1` })
      .where("id", "=", id).where("project_id", "=", project.id).where("disabled_at", "is", null).returning("id").executeTakeFirst();
    if (!user) throw new CallFailure("not_found");
    const answer = await change(tx, user.id);
    await recordAudit(tx, context, { event: "custom", object: "user", recordId: user.id, details: typeof told === "string" ? { action: told } : told(answer) });
    await services.events.record(tx, project.id, { kind: "record", source: "record:users", recordId: user.id, change: "update" });
    await tellUser(tx, context, user.id);
    return answer;
  });
}
