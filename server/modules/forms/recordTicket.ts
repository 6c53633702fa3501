import { createHmac, timingSafeEqual } from "node:crypto";
import { sharedSecret } from "../../access/sharedSecret.ts";
import type { CallContext } from "../../http/CallContext.ts";

const secretName = "record-tickets";

/** The right to read again what a guest sent in: bound to form and record, unguessable. */
export async function recordTicket(context: CallContext, form: string, id: string): Promise<string> {
  const secret = await sharedSecret(context.services.database, secretName);
  return createHmac("sha256", secret).update(`${context.project.id}/${form}/${id}`).digest("base64url");
}

export async function isRecordTicket(context: CallContext, given: string, { form, id }: { form: string; id: string }): Promise<boolean> {
  const expected = Buffer.from(await recordTicket(context, form, id));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
