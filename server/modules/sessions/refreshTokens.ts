import type { Kysely } from "kysely";
import type { Tokens } from "#contract/auth.ts";
import { hashToken } from "../../access/hashToken.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { answerTokens, markedSession, refreshCookies } from "../../http/sessionCookies.ts";
import { recordAudit } from "../audit/index.ts";
import { demandNetwork } from "../sign-in-methods/index.ts";
import { issueTokens, sessionEnd } from "./issueTokens.ts";
import { isLiving } from "./isLiving.ts";
import { unattendedHeader } from "./noteUse.ts";
import { revokeIn } from "./revokeSession.ts";

/** A used refresh token works this much longer, for the tab or the retry that came second (D21). */
const graceMs = 30_000;

/**
 * New tokens for a refresh token, which is used up by it. A used one answers with tokens of the same session for 30 s;
 * after that its use shows that somebody copied it, and the whole session ends.
 * @throws CallFailure unauthenticated, refresh_reused, network_refused
 */
export async function refreshTokens(context: CallContext): Promise<Response> {
  demandNetwork(context);
  let refusal: "unauthenticated" | "refresh_reused" = "unauthenticated";
  for (const shown of shownTokens(context)) {
    const outcome = await context.services.database.transaction((tx) => rotate(tx, context, shown));
    if ("tokens" in outcome) return answerTokens(context, outcome.sessionId, outcome.tokens);
    if (outcome.refusal === "refresh_reused") context.services.callers.forget(outcome.sessionId);
    ({ refusal } = outcome);
  }
  throw new CallFailure(refusal);
}

interface Shown {
  readonly token: string;
  /** Whose it has to be: a token in a cookie counts with the mark of its session beside it. */
  readonly within?: string;
}

/** The refresh token of the header; without one those in cookies. */
function shownTokens(context: CallContext): Shown[] {
  const authorization = context.headers.get("authorization");
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  if (token !== undefined) return [{ token }];
  const within = authorization === null ? markedSession(context) : undefined;
  return within === undefined ? [] : refreshCookies(context).map((one) => ({ token: one, within }));
}

/** A refusal is returned, not thrown: the revocation that comes with it is to be committed. */
type Outcome =
  | { readonly tokens: Tokens; readonly sessionId: string }
  | { readonly refusal: "unauthenticated" | "refresh_reused"; readonly sessionId?: string };

async function rotate(tx: Kysely<PlatonSchema>, context: CallContext, { token, within }: Shown): Promise<Outcome> {
  const now = context.services.now();
  const hash = hashToken(token);
  const known = await lockToken(tx, { hash, now });
  if (known === undefined || known.project_id !== context.project.id || known.device_id !== (context.deviceId ?? "") || (within !== undefined && known.session_id !== within)) {
    return { refusal: "unauthenticated" };
  }
  const isOver = !known.is_living || new Date(known.token_end) <= now;
  if (isOver || known.disabled_at !== null) return { refusal: "unauthenticated" };
  const { session_id: sessionId, user_id: userId } = known;
  if (known.used_at !== null && now.getTime() - new Date(known.used_at).getTime() > graceMs) {
    await recordAudit(tx, context, { event: "refresh reused", userId, userName: known.username, sessionId, details: { address: context.address } });
    await revokeIn(tx, context, { sessionId, userId, why: "refresh token used twice" });
    return { refusal: "refresh_reused", sessionId };
  }
  if (known.used_at === null) {
    await tx.updateTable("platon.refresh_tokens").set({ used_at: now.toISOString() }).where("hash", "=", hash).execute();
  }
  await prolong(tx, context, sessionId);
  return { sessionId, tokens: await issueTokens(tx, context, sessionId) };
}

/** Of two that refresh at once with the same token, the second waits here and then finds it used. */
function lockToken(tx: Kysely<PlatonSchema>, { hash, now }: { hash: string; now: Date }) {
  return tx
    .selectFrom("platon.refresh_tokens as t")
    .innerJoin("platon.sessions as s", "s.id", "t.session_id")
    .innerJoin("platon.projects as p", "p.id", "s.project_id")
    .innerJoin("platon.users as u", "u.id", "s.user_id")
    .select([
      "t.used_at", "t.expires_at as token_end", "t.session_id", "s.project_id", "s.device_id", "s.user_id",
      "u.username", "u.disabled_at", isLiving(now).as("is_living"),
    ])
    .where("t.hash", "=", hash)
    .forUpdate("t")
    .executeTakeFirst();
}

async function prolong(tx: Kysely<PlatonSchema>, { headers, services }: CallContext, sessionId: string): Promise<void> {
  const now = services.now();
  await tx
    .updateTable("platon.sessions")
    .set({ expires_at: sessionEnd(now), ...(!headers.has(unattendedHeader) && { last_used_at: now.toISOString() }) })
    .where("id", "=", sessionId)
    .execute();
  await tx
    .deleteFrom("platon.refresh_tokens")
    .where("session_id", "=", sessionId)
    .where("expires_at", "<", now.toISOString())
    .execute();
}
