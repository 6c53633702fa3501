import type { AuthMethodId } from "#contract/authMethods.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { addressKey, countAttempt, forgiveOne, limitsByAddress } from "../../attempts/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { takesNewUser } from "../../people/index.ts";
import { openSession } from "../../sessions/index.ts";
import { demandMethod } from "../../sign-in-methods/index.ts";
import { readPackage } from "../package/readPackage.ts";
import { SignatureRefused } from "../package/SignatureRefused.ts";
import type { Signer } from "../package/Signer.ts";
import type { Signatures } from "../Signatures.ts";
import { demandSignatures, siteOf, tellRefusal } from "../signatureCall.ts";
import { isChallenge, useUpChallenge } from "./challenges.ts";
import { findSignerUser, type SignerUser } from "./findSignerUser.ts";
import { makeSignerUser } from "./makeSignerUser.ts";
import { settleSigner } from "./settleSigner.ts";

interface KeyCall {
  readonly query: { readonly otp?: string; readonly method?: AuthMethodId };
  /** Base64 of PKCS#7. */
  readonly body: string;
}

/**
 * Sign-in by a challenge of ours that a key or an ID card has signed. The challenge is used up with the session, so that a call that was
 * answered with `otp_required` is made again with a code. Attempts are counted by address, apart from those of passwords (P40).
 * @throws CallFailure `invalid_signer`, `revoked_signer`, `signer_not_allowed`, `individuals_not_allowed`, `legal_entities_not_allowed`;
 *   `unavailable` where whoever has to check does not answer; `login_locked`, `method_disabled`, and those of openSession
 */
export async function signInByKey(context: CallContext, { query: { otp, method = "e_imzo" }, body }: KeyCall): Promise<Response> {
  demandMethod(context, method);
  const { database, now } = context.services;
  const key = `signature:${addressKey(context.address)}`;
  await countAttempt(database, [{ key, limits: limitsByAddress }], now());
  const { challenge, signer } = await prove(context, demandSignatures(context), body).catch((error: unknown) => refuse(context, method, { error }));
  const found = await admit(context, method, signer).catch((error: unknown) => refuse(context, method, { error, signer }));
  await forgiveOne(database.sql, key);
  const user = found ?? { id: uuidv7(), full_name: signer.fullName };
  return await openSession(context, user.id, { method, otp }, async (tx) => {
    await useUpChallenge(tx, challenge);
    if (found === undefined) await makeSignerUser(tx, context, { id: user.id, method, signer });
    await settleSigner(tx, context, { user, signer });
  });
}

/** @returns undefined for a newcomer whom the project takes. @throws CallFailure those of findSignerUser */
async function admit(context: CallContext, method: AuthMethodId, signer: Signer): Promise<SignerUser | undefined> {
  const user = await findSignerUser(context, signer);
  if (user === undefined && (signer.pinfl === undefined || !takesNewUser(context, { method }))) throw new CallFailure("signer_not_allowed");
  return user;
}

async function prove(context: CallContext, signatures: Signatures, body: string): Promise<{ challenge: string; signer: Signer }> {
  const signed = readPackage(body);
  const challenge = Buffer.from(signed.content).toString("utf8");
  if (!(await isChallenge(context, challenge))) throw new SignatureRefused("what is signed was not given to this browser, or too long ago");
  return { challenge, signer: await signatures.verifierOf(signed).verify(signed, siteOf(context)) };
}

/** Refused attempts stand in the audit record, with the certificate as far as it is known; never what was sent. */
async function refuse(context: CallContext, method: AuthMethodId, { error, signer }: { error: unknown; signer?: Signer }): Promise<never> {
  const failure = error instanceof CallFailure ? error : tellRefusal(context, error);
  const details = { method, address: context.address, code: failure.code, ...(signer && { serial: signer.serial }) };
  await recordAudit(context.services.database.sql, context, { event: "login failed", details });
  throw failure;
}
