import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { say } from "#core/wording/say.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { CallLimit } from "../../http/CallLimit.ts";
import { addressKey } from "../attempts/index.ts";

/** Of one sender. */
const limit = new CallLimit({ atMost: 10, windowMs: 600_000 });

interface NewMessage {
  readonly message: string;
  readonly name?: string;
  readonly contact?: string;
  readonly page?: string;
}

/**
 * Puts a message into the queue. A guest says how to be reached; of a user the account is known.
 * @throws CallFailure `invalid_values`, `too_many_requests`
 */
export async function sendMessage({ project, caller, address, locale, services }: CallContext, { message, name, contact, page }: NewMessage): Promise<{ id: string }> {
  const text = (value: string | undefined): string | null => value?.trim() || null;
  const fields = { message: text(message), ...(!caller && { contact: text(contact) }) };
  const missing = Object.entries(fields).filter(([, value]) => value === null).map(([field]) => [field, [say(locale, "check.required")]]);
  if (missing.length > 0) throw new CallFailure("invalid_values", { fields: Object.fromEntries(missing) as Record<string, string[]> });
  limit.admit(`${project.id}:${caller?.userId ?? addressKey(address)}`, services.now());
  const id = uuidv7();
  await services.database.transaction(async (tx) => {
    const sender = caller && (await tx.selectFrom("platon.users").select("full_name").where("id", "=", caller.userId).executeTakeFirst());
    await tx.insertInto("platon.call24_messages").values({
      id, project_id: project.id, message: message.trim(), name: sender?.full_name ?? text(name), contact: text(contact), page: text(page), created_by: caller?.userId ?? null,
    }).execute();
    await services.events.record(tx, project.id, { kind: "record", source: "record:call24_messages", recordId: id, change: "insert" });
  });
  return { id };
}
