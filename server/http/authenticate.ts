import { sessionMarkHeader } from "#core/sessionMark.ts";
import { callerOfApiToken, isApiToken } from "../modules/api-tokens/index.ts";
import type { VerifiedToken } from "../modules/sessions/TokenKeys.ts";
import type { Caller } from "./Caller.ts";
import { CallFailure } from "./CallFailure.ts";
import { cookieClaims } from "./sessionCookies.ts";
import type { UnknownCall } from "./UnknownCall.ts";

interface SignedIn {
  readonly caller: Caller;
  readonly tokenExpiresAt: Date;
}

/**
 * Whose access token the request carries, or token of a machine; undefined when it carries none. One in a cookie counts with the mark of its
 * session beside it. A token that does not hold is refused
 * even where none is needed: its owner believes to be signed in.
 * @throws CallFailure token_expired, unauthenticated
 */
export async function authenticate(call: UnknownCall): Promise<SignedIn | undefined> {
  const { authorization, headers } = call;
  if (authorization === null) return headers.has(sessionMarkHeader) ? await signedInBy(call, await cookieClaims(call)) : undefined;
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw new CallFailure("unauthenticated");
  if (isApiToken(token)) return await callerOfApiToken(call, token);
  return await signedInBy(call, await call.services.tokenKeys.verify(token));
}

async function signedInBy({ project, services }: UnknownCall, claims: VerifiedToken): Promise<SignedIn> {
  if (claims === "expired") throw new CallFailure("token_expired");
  if (claims === "invalid" || claims.projectId !== project.id) throw new CallFailure("unauthenticated");
  const caller = await services.callers.entering(project.id, claims.sessionId);
  if (caller === undefined) throw new CallFailure("unauthenticated");
  return { caller, tokenExpiresAt: claims.expiresAt };
}
