import { createHash } from "node:crypto";
import type { CallContext } from "./CallContext.ts";
import { answer } from "./envelope.ts";
import { isKnownTag } from "./isKnownTag.ts";

/**
 * An answer that a browser may keep but asks about each time: 304 when nothing changed.
 * @param tag what changes with the data; the data's own hash unless given
 */
export function answerWithEtag(context: Pick<CallContext, "headers">, data: unknown, tag?: string): Response {
  const etag = `"${tag ?? createHash("sha256").update(JSON.stringify(data)).digest("base64url").slice(0, 27)}"`;
  const headers = { etag, "cache-control": "private, no-cache", vary: "Accept-Language, Authorization" };
  return isKnownTag(context.headers.get("if-none-match"), etag) ? new Response(null, { status: 304, headers }) : answer(data, 200, headers);
}
