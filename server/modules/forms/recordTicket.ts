import { createHmac, timingSafeEqual } from "node:crypto";
import type { SavedRecord } from "#contract/form.ts";
import { sharedSecret } from "../../access/sharedSecret.ts";
import type { CallContext } from "../../http/CallContext.ts";

const secretName = "record-tickets";

/** Seconds: whoever sent something looks at it again within a week, and an old link in a letter opens nothing. */
const ticketLife = 7 * 86_400;
const form = /^(\d{1,12})\.([A-Za-z0-9_-]{43})$/;

interface Named {
  readonly form: string;
  readonly id: string;
}

/** `<expiry>.<signature>`: the right to read again what a guest sent in, bound to form and record, unguessable, for a week. */
export async function issueRecordTicket(context: CallContext, named: Named): Promise<Required<Pick<SavedRecord, "ticket" | "ticketUntil">>> {
  const expires = Math.floor(context.services.now().getTime() / 1000) + ticketLife;
  return { ticket: `${expires}.${await sign(context, named, expires)}`, ticketUntil: new Date(expires * 1000).toISOString() };
}

export async function isRecordTicket(context: CallContext, given: string, named: Named): Promise<boolean> {
  const [, time = "", signature = ""] = form.exec(given) ?? [];
  const expires = Number(time);
  if (time === "" || expires * 1000 <= context.services.now().getTime()) return false;
  return timingSafeEqual(Buffer.from(await sign(context, named, expires)), Buffer.from(signature));
}

async function sign({ services, project }: CallContext, { form: name, id }: Named, expires: number): Promise<string> {
  const secret = await sharedSecret(services.database, secretName);
  return createHmac("sha256", secret).update(`${project.id}/${name}/${id}/${expires}`).digest("base64url");
}
