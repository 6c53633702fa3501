import type { Kysely } from "kysely";
import type { OAuthLogin, OAuthMethodId, ProvedIdentity } from "#contract/oauth2.ts";
import { minPasswordLength } from "#core/checks/checkPassword.ts";
import { say, type WordingKey } from "#core/wording/say.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { makeNewUser, takesNewUser } from "../people/index.ts";
import { lockProject } from "../projects/index.ts";
import { hashPassword, openSession } from "../sessions/index.ts";
import { passwordPolicy } from "../sign-in-methods/index.ts";
import { connect, userOf, type ConnectedUser } from "./identities.ts";
import { presets } from "./presets.ts";
import { provePerson } from "./provePerson.ts";
import type { ProvedPerson } from "./ProvedPerson.ts";
import { makeTicket, readTicket, useUpTicket } from "./providerTickets.ts";

/**
 * Who came back from the provider, and what is left to do for signing in (spec §4 Social login).
 * @throws CallFailure `sign_in_expired`, `provider_refused`, `provider_unavailable`; `unknown_identity` for whom the project does not take
 */
export async function validate(context: CallContext, method: OAuthMethodId, { accessToken, ...answer }: Readonly<Record<string, string>>): Promise<ProvedIdentity> {
  const person = accessToken === undefined ? await provePerson(context, method, { answer }) : await readTicket(context, method, accessToken);
  const user = await admittedUser(context, method, person);
  return {
    has_profile: user !== undefined,
    has_password: user?.hasPassword ?? false,
    password_policy: passwordPolicy(context),
    accessToken: accessToken ?? (await makeTicket(context, method, person)),
    user: { fullName: user?.fullName ?? person.profile.fullName },
  };
}

/** @returns undefined for a newcomer whom the project takes. @throws CallFailure `unknown_identity` */
async function admittedUser(context: CallContext, method: OAuthMethodId, person: ProvedPerson): Promise<ConnectedUser | undefined> {
  const user = await userOf(context.services.database.sql, context, { method, ...person });
  const isTaken = user ? !user.isDisabled : takesNewUser(context, { method, domain: person.profile.domain });
  if (isTaken) return user;
  const { issuer, subject, profile } = person;
  await recordAudit(context.services.database.sql, context, {
    event: "login failed", userId: user?.id, details: { username: profile.label, address: context.address, method, issuer, subject },
  });
  throw new CallFailure("unknown_identity", { params: { provider: presets[method].name } });
}

/**
 * Signs in by a ticket, which is used up by the session that begins. A password is the user's first one.
 * @throws CallFailure `sign_in_expired`, `unknown_identity`, `invalid_values`; `forbidden` for a password of whoever has one, or is to have
 *   none; those of `openSession`
 */
export async function signInByTicket(context: CallContext, method: OAuthMethodId, { accessToken, password, otp }: OAuthLogin): Promise<Response> {
  const person = await readTicket(context, method, accessToken);
  const user = await admittedUser(context, method, person);
  demandPassword(context, user?.hasPassword ?? false, password);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const userId = user?.id ?? (await makeUser(context, method, person));
  return await openSession(context, userId, { method, otp }, async (tx) => {
    await useUpTicket(tx, accessToken);
    if (passwordHash !== undefined) await setFirstPassword(tx, context, { userId, passwordHash });
  });
}

function demandPassword(context: CallContext, hasPassword: boolean, password: string | undefined): void {
  const policy = passwordPolicy(context);
  const refuse = (key: WordingKey): never => {
    throw new CallFailure("invalid_values", { fields: { password: [say(context.locale, key)] } });
  };
  if (password === undefined && (hasPassword || policy !== "required")) return;
  if (password === undefined || password === "") return refuse("check.required");
  if (hasPassword || policy === "none") throw new CallFailure("forbidden");
  if ([...password].length < minPasswordLength) refuse("check.password");
}

/** Of two newcomers by one account at once the second is the first. */
async function makeUser(context: CallContext, method: OAuthMethodId, person: ProvedPerson): Promise<string> {
  const { services, project } = context;
  return await services.database.transaction(async (tx) => {
    await lockProject(tx, project.id);
    const known = await userOf(tx, context, { method, ...person });
    if (known) return known.id;
    const { fullName, label, pinfl } = person.profile;
    const userId = await makeNewUser(tx, context, { method, fullName, username: label, pinfl });
    await connect(tx, context, { method, userId, person });
    return userId;
  });
}

/** The proof of the other method is what allows it (P04); links by which one could be chosen are void. @throws CallFailure `forbidden` */
async function setFirstPassword(tx: Kysely<PlatonSchema>, context: CallContext, { userId, passwordHash }: { userId: string; passwordHash: string }): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable("platon.users").set({ password_hash: passwordHash, must_change_password: false })
    .where("id", "=", userId).where("password_hash", "is", null).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CallFailure("forbidden");
  await tx.deleteFrom("platon.password_links").where("user_id", "=", userId).execute();
  await recordAudit(tx, context, { event: "custom", object: "user", recordId: userId, userId, details: { action: "password chosen", by: "provider", address: context.address } });
}
