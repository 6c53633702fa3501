import { createHmac, timingSafeEqual } from "node:crypto";
import { sharedSecret } from "../../access/sharedSecret.ts";
import type { Caller, CallContext } from "../../http/CallContext.ts";

const secretName = "file-tickets";
/** Seconds (D5). */
const ticketLife = 600;
/** Seconds: a list that is read again has the same addresses so long, and the browser its pictures. */
const steadyFor = 300;
const form = /^(\d{1,12})\.([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

/** `<expiry>.<session>.<signature>`: opens one file while it holds and its session lives (D5); a steady one is good for five minutes at least. */
export async function issueFileTicket(context: CallContext, fileId: string, { isSteady = false } = {}): Promise<string> {
  const latest = Math.floor(context.services.now().getTime() / 1000) + ticketLife;
  const expires = isSteady ? latest - (latest % steadyFor) : latest;
  const sessionId = context.caller?.sessionId ?? "";
  return `${expires}.${sessionId}.${await sign(context, { fileId, expires, sessionId })}`;
}

/**
 * Whose ticket it is; undefined when it is not ours, of another file or project, too old, or its session has ended.
 * What its owner may read is asked anew each time.
 */
export async function openFileTicket(
  context: CallContext, ticket: string, fileId: string,
): Promise<Caller | undefined> {
  const [, time = "", sessionId = "", signature = ""] = form.exec(ticket) ?? [];
  const expires = Number(time);
  if (time === "" || expires * 1000 <= context.services.now().getTime()) return undefined;
  const expected = await sign(context, { fileId, expires, sessionId });
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return undefined;
  return context.services.callers.of(context.project.id, sessionId);
}

interface Signed {
  readonly fileId: string;
  readonly expires: number;
  readonly sessionId: string;
}

async function sign({ services, project }: CallContext, { fileId, expires, sessionId }: Signed): Promise<string> {
  const secret = await sharedSecret(services.database, secretName);
  return createHmac("sha256", secret).update(`${project.id}/${fileId}/${sessionId}/${expires}`).digest("base64url");
}
