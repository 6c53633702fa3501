import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tokens } from "#contract/auth.ts";
import { hashToken } from "../../access/hashToken.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { sessionLifeMs } from "../../http/sessionCookies.ts";
import { accessTokenLife } from "./TokenKeys.ts";

export const sessionEnd = (now: Date): string => new Date(now.getTime() + sessionLifeMs).toISOString();

/** A new refresh token in the transaction of whoever asks for it, and an access token beside it. */
export async function issueTokens(tx: Kysely<PlatonSchema>, context: CallContext, sessionId: string): Promise<Tokens> {
  const { now, tokenKeys } = context.services;
  const refreshToken = randomBytes(32).toString("base64url");
  await tx
    .insertInto("platon.refresh_tokens")
    .values({ hash: hashToken(refreshToken), session_id: sessionId, issued_at: now().toISOString(), expires_at: sessionEnd(now()) })
    .execute();
  const accessToken = await tokenKeys.sign({ sessionId, projectId: context.project.id });
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: accessTokenLife };
}

/** New tokens for a session that goes on otherwise; the refresh tokens that it had are used up by it (D21). */
export async function replaceTokens(tx: Kysely<PlatonSchema>, context: CallContext, sessionId: string): Promise<Tokens> {
  await tx
    .updateTable("platon.refresh_tokens")
    .set({ used_at: context.services.now().toISOString() })
    .where("session_id", "=", sessionId)
    .where("used_at", "is", null)
    .execute();
  return issueTokens(tx, context, sessionId);
}
