import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { SignatureChallenge } from "#contract/signature.ts";
import { hashToken } from "../../../access/hashToken.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { countCall } from "../../../http/countCall.ts";
import { addressKey } from "../../attempts/index.ts";

/** Seconds (D26). */
const ttl = 120;
/** An office shares one address. What is kept of them is gone within ten minutes of its end (Upkeep). */
const perAddress = { atMost: 120, windowMs: 60_000 };

/** What a key is to sign: 32 random bytes, kept as their hash with the browser and the project that they are for. @throws CallFailure too_many_requests */
export async function makeChallenge(context: CallContext): Promise<SignatureChallenge> {
  const { project, services, address, deviceId } = context;
  await countCall(context, `signature:${addressKey(address)}`, perAddress);
  const challenge = randomBytes(32).toString("base64url");
  await services.database.sql.insertInto("platon.signature_challenges").values({
    hash: hashToken(challenge), project_id: project.id, device_id: deviceId ?? "",
    expires_at: new Date(services.now().getTime() + ttl * 1000).toISOString(),
  }).execute();
  return { challenge, ttl };
}

/** Whether this browser was given it to sign, not too long ago, and has not signed in by it. */
export async function isChallenge({ project, services, deviceId }: CallContext, challenge: string): Promise<boolean> {
  const found = await services.database.sql.selectFrom("platon.signature_challenges").select("hash")
    .where("hash", "=", hashToken(challenge)).where("project_id", "=", project.id).where("device_id", "=", deviceId ?? "")
    .where("expires_at", ">", services.now().toISOString()).executeTakeFirst();
  return found !== undefined;
}

/** Of two that sign in by it at once one is too late. @throws CallFailure invalid_signer */
export async function useUpChallenge(tx: Kysely<PlatonSchema>, challenge: string): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom("platon.signature_challenges").where("hash", "=", hashToken(challenge)).executeTakeFirst();
  if (numDeletedRows === 0n) throw new CallFailure("invalid_signer");
}
