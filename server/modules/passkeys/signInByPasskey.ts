import type { PasskeyQuestion, PasskeySignIn } from "#contract/passkey.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { addressKey, countAttempt, forgiveOne, limitsByAddress } from "../attempts/index.ts";
import { recordAudit } from "../audit/index.ts";
import { openSession } from "../sessions/index.ts";
import { keepQuestion, takeQuestion } from "./questions.ts";
import { demandRelyingParty } from "./relyingParty.ts";

/** What the browser is asked to sign in: any passkey of this host. */
export async function askForSignIn(context: CallContext): Promise<PasskeyQuestion> {
  const party = demandRelyingParty(context);
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: "required" });
  return await keepQuestion(context, { userId: undefined, options });
}

/**
 * Signs in by a passkey that has verified its user: it is two factors by itself (P22).
 * @throws CallFailure `passkey_refused`: an unknown key, one of another user, host or question, a wrong signature; `login_locked`
 */
export async function signInByPasskey(context: CallContext, { ticket, answer }: PasskeySignIn): Promise<Response> {
  const party = demandRelyingParty(context);
  const { database, now } = context.services;
  const attempt = `passkey:${addressKey(context.address)}`;
  await countAttempt(database, [{ key: attempt, limits: limitsByAddress }], now());
  const expectedChallenge = await takeQuestion(context, ticket, undefined);
  const key = await database.sql.selectFrom("platon.passkeys as k").innerJoin("platon.users as u", "u.id", "k.user_id").selectAll("k")
    .where("k.id", "=", String(answer["id"])).where("k.rp_id", "=", party.id).where("u.project_id", "=", context.project.id).executeTakeFirst();
  if (!key) throw new CallFailure("passkey_refused");
  const newCounter = await verify(key, { answer, expectedChallenge, party });
  return await openSession(context, key.user_id, { method: "passkey", isTwoFactors: true }, async (tx) => {
    await tx.updateTable("platon.passkeys").set({ counter: newCounter, last_used_at: now().toISOString() }).where("id", "=", key.id).execute();
    await forgiveOne(tx, attempt);
    // A key that is kept by a service counts nothing. One that did count, and does so no more, may be a copy: its owner is let in (P20).
    if (key.counter === 0 || newCounter > key.counter) return;
    await recordAudit(tx, context, { event: "custom", object: "user", recordId: key.user_id, userId: key.user_id, details: { action: "passkey counter did not rise", name: key.name } });
  });
}

interface Answered {
  readonly answer: PasskeySignIn["answer"];
  readonly expectedChallenge: string;
  readonly party: { readonly id: string; readonly origin: string };
}

async function verify(key: { id: string; public_key: string }, { answer, expectedChallenge, party }: Answered): Promise<number> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const checked = await verifyAuthenticationResponse({
    response: answer as never, expectedChallenge, expectedOrigin: party.origin, expectedRPID: party.id, requireUserVerification: true,
    // Counters are judged by us.
    credential: { id: key.id, publicKey: new Uint8Array(Buffer.from(key.public_key, "base64url")), counter: 0 },
  }).catch((cause: unknown) => {
    throw new CallFailure("passkey_refused", { cause });
  });
  if (!checked.verified) throw new CallFailure("passkey_refused");
  return checked.authenticationInfo.newCounter;
}
