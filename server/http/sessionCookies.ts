import { randomBytes } from "node:crypto";
import type { Tokens } from "#contract/auth.ts";
import { sessionMarkCookie, sessionMarkHeader } from "#core/sessionMark.ts";
import type { VerifiedToken } from "../modules/sessions/TokenKeys.ts";
import type { CallContext } from "./CallContext.ts";
import { CallFailure } from "./CallFailure.ts";
import { answer } from "./envelope.ts";
import { readCookies } from "./readCookies.ts";
import type { UnknownCall } from "./UnknownCall.ts";

/** A session lives 14 days after its last refresh, and so do its refresh token and its cookies (D21). */
export const sessionLifeMs = 14 * 24 * 3600_000;

type Scheme = CallContext["scheme"];
type Carrier = Pick<CallContext, "headers" | "scheme" | "services">;

/** Of this host alone where the browser can hold to that: with its prefix no other host's cookie has the name. */
const names = (scheme: Scheme) => {
  const isSecure = scheme === "https";
  return { access: isSecure ? "__Host-platon_access" : "platon_access", refresh: isSecure ? "__Secure-platon_refresh" : "platon_refresh", mark: sessionMarkCookie(isSecure) };
};

/** Only the refresh itself is sent the token for it. */
const refreshPath = "/api/auth/refresh";

function cookie(scheme: Scheme, name: string, value: string, { path = "/", isReadable = false } = {}): string {
  const maxAge = value === "" ? 0 : sessionLifeMs / 1000;
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Strict${isReadable ? "" : "; HttpOnly"}${scheme === "https" ? "; Secure" : ""}`;
}

const cookiesOf = (scheme: Scheme, { access, refresh, mark }: Readonly<Record<"access" | "refresh" | "mark", string>>): string[] => [
  cookie(scheme, names(scheme).access, access),
  cookie(scheme, names(scheme).refresh, refresh, { path: refreshPath }),
  cookie(scheme, names(scheme).mark, mark, { isReadable: true }),
];

const hasCookies = ({ project }: Pick<CallContext, "project">): boolean => project.settings.access?.sessions?.hasCookies === true;

/**
 * Where tokens travel in cookies, a form of another site could sign its visitor in as somebody else: only what a page of ours says can
 * have this header.
 * @throws CallFailure `forbidden`
 */
export function demandOwnPage(context: Pick<CallContext, "project" | "deviceId">): void {
  if (hasCookies(context) && context.deviceId === undefined) throw new CallFailure("forbidden");
}

/** The session that the request's mark is of: that it comes from a page of ours; undefined for none, and for what is no mark. */
export const markedSession = ({ headers, services }: Pick<Carrier, "headers" | "services">): string | undefined =>
  services.tokenKeys.sessionOfMark(headers.get(sessionMarkHeader) ?? "");

/** What the access token in a cookie says, where the request shows the mark of the same session; a cookie alone says nothing (D4). */
export async function cookieClaims(call: UnknownCall): Promise<VerifiedToken> {
  const sessionId = markedSession(call);
  if (sessionId === undefined) return "invalid";
  for (const token of readCookies(call.headers, names(call.scheme).access)) {
    const claims = await call.services.tokenKeys.verify(token);
    if (typeof claims !== "string" && claims.sessionId === sessionId) return claims;
  }
  return "expired";
}

export const refreshCookies = ({ headers, scheme }: Carrier): string[] => readCookies(headers, names(scheme).refresh);

/** An answer with what else it gives the browser. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const one of cookies) response.headers.append("set-cookie", one);
  return response;
}

/** Takes away what the browser was given in cookies, where it was. */
export const clearedCookies = ({ headers, scheme }: Carrier): string[] =>
  readCookies(headers, names(scheme).mark).length > 0 ? cookiesOf(scheme, { access: "", refresh: "", mark: "" }) : [];

/**
 * The answer with tokens of a session: in its body, or, where the project says so, in cookies and empty in the body. A session that goes
 * on follows the project: with its next tokens it has them where the others have theirs.
 */
export function answerTokens<Said extends Tokens & { token?: string }>(context: CallContext, sessionId: string, said: Said): Response {
  if (!hasCookies(context)) return withCookies(answer(said), clearedCookies(context));
  const mark = context.services.tokenKeys.markOf(sessionId, randomBytes(12).toString("base64url"));
  const cookies = cookiesOf(context.scheme, { access: said.access_token, refresh: said.refresh_token, mark });
  return withCookies(answer({ ...said, access_token: "", refresh_token: "", ...(said.token !== undefined && { token: "" }) }), cookies);
}
