import type { NewPasskey, Passkey, PasskeyQuestion } from "#contract/passkey.ts";
import { afterCommit } from "../../database/afterCommit.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";
import { recordAudit } from "../audit/index.ts";
import { keepQuestion, takeQuestion } from "./questions.ts";
import { demandRelyingParty } from "./relyingParty.ts";

/** More than anybody has devices. */
const mostKeys = 20;

/** What the browser is asked to make a passkey: one that finds its user by itself, and asks for a PIN, a finger or a face. */
export async function askForPasskey(context: CallContext): Promise<PasskeyQuestion> {
  const party = demandRelyingParty(context);
  const { userId, username, fullName } = callerOf(context);
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const known = await context.services.database.sql.selectFrom("platon.passkeys").select(["id", "transports"])
    .where("user_id", "=", userId).where("rp_id", "=", party.id).execute();
  const options = await generateRegistrationOptions({
    rpName: context.project.title,
    rpID: party.id,
    userName: username,
    userDisplayName: fullName || username,
    userID: new Uint8Array(Buffer.from(userId, "utf8")),
    attestationType: "none",
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return await keepQuestion(context, { userId, options });
}

/**
 * Keeps a passkey that the browser has made.
 * @throws CallFailure `passkey_refused`: the answer is none to our question, or its user was not verified (P22); `too_many_passkeys`
 */
export async function keepPasskey(context: CallContext, { ticket, name, answer }: NewPasskey): Promise<Passkey> {
  const party = demandRelyingParty(context);
  const { userId, sessionId } = callerOf(context);
  const expectedChallenge = await takeQuestion(context, ticket, userId);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const checked = await verifyRegistrationResponse({
    response: answer as never, expectedChallenge, expectedOrigin: party.origin, expectedRPID: party.id, requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new CallFailure("passkey_refused", { cause });
  });
  if (!checked.verified) throw new CallFailure("passkey_refused");
  const { credential, credentialBackedUp } = checked.registrationInfo;
  const createdAt = context.services.now().toISOString();
  const key = { id: credential.id, name: name.trim(), createdAt, lastUsedAt: null, isSynced: credentialBackedUp };
  await context.services.database.transaction(async (tx) => {
    await tx.selectFrom("platon.users").select("id").where("id", "=", userId).forUpdate().execute();
    const { count } = await tx.selectFrom("platon.passkeys").select(({ fn }) => fn.countAll<number>().as("count")).where("user_id", "=", userId).executeTakeFirstOrThrow();
    if (Number(count) >= mostKeys) throw new CallFailure("too_many_passkeys", { params: { max: mostKeys } });
    await tx.insertInto("platon.passkeys").values({
      id: key.id, user_id: userId, rp_id: party.id, public_key: Buffer.from(credential.publicKey).toString("base64url"), counter: credential.counter,
      transports: credential.transports ?? [], is_synced: key.isSynced, name: key.name, created_at: createdAt, last_used_at: null,
    }).execute();
    await recordAudit(tx, context, { event: "custom", object: "user", recordId: userId, details: { action: "passkey added", name: key.name } });
    // Its user was verified in this session, which has what a role may ask for (P03).
    await tx.updateTable("platon.sessions").set({ is_two_factors: true }).where("id", "=", sessionId).execute();
    await context.services.events.record(tx, context.project.id, { kind: "session", userId, sessionId: "", change: "rights" });
    afterCommit(tx, () => context.services.callers.forget(sessionId));
  });
  return key;
}
