import { randomBytes } from "node:crypto";
import type { PasskeyQuestion } from "#contract/passkey.ts";
import { hashToken } from "../../access/hashToken.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

/** In milliseconds. */
const questionLife = 5 * 60_000;

interface Asked {
  /** Who makes a passkey; undefined: somebody signs in. */
  readonly userId: string | undefined;
  readonly options: { readonly challenge: string };
}

/** Keeps what a browser is asked: its answer is taken once, from the same browser, for the same purpose (P21). */
export async function keepQuestion({ project, deviceId, services }: CallContext, { userId, options }: Asked): Promise<PasskeyQuestion> {
  const ticket = randomBytes(24).toString("base64url");
  const { sql } = services.database;
  const now = services.now();
  await sql.deleteFrom("platon.passkey_questions").where("expires_at", "<", now.toISOString()).execute();
  await sql.insertInto("platon.passkey_questions").values({
    hash: hashToken(ticket), project_id: project.id, device_id: deviceId ?? "", user_id: userId ?? null, challenge: options.challenge,
    expires_at: new Date(now.getTime() + questionLife).toISOString(),
  }).execute();
  return { ticket, options: { ...options } };
}

/**
 * The challenge of a question, which is gone by that, whatever becomes of the answer.
 * @throws CallFailure `passkey_refused` for a ticket that is none, was used, is too old, of another browser or for another purpose
 */
export async function takeQuestion({ project, deviceId, services }: CallContext, ticket: string, userId: string | undefined): Promise<string> {
  const taken = await services.database.sql.deleteFrom("platon.passkey_questions").where("hash", "=", hashToken(ticket))
    .returning(["project_id", "device_id", "user_id", "challenge", "expires_at"]).executeTakeFirst();
  const isMeant = taken?.project_id === project.id && taken.device_id === (deviceId ?? "") && taken.user_id === (userId ?? null);
  if (!isMeant || new Date(taken.expires_at) <= services.now()) throw new CallFailure("passkey_refused");
  return taken.challenge;
}
