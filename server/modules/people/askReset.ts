import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { addressKey, countAttempt, limitsByAddress } from "../attempts/index.ts";
import { recordAudit } from "../audit/index.ts";
import { insertLink, mailLink } from "./oneTimeLink.ts";

/** Milliseconds: within it no second letter goes to the same person. */
const restMs = 5 * 60_000;

/**
 * Somebody has forgotten a password: who it is gets a letter with a one-time link. Whether there is such a user, and whether a letter
 * leaves, is told neither by the answer nor by its time: the work begins when the answer is ready.
 * @param name user name, or the mail address of one user
 * @throws CallFailure `not_found` where the operator has set up no mail; `login_locked` for an address that asks too often
 */
export async function askReset(context: CallContext, name: string): Promise<null> {
  const { mailer, database, log, now } = context.services;
  if (!mailer) throw new CallFailure("not_found");
  await countAttempt(database, [{ key: `reset:${addressKey(context.address)}`, limits: limitsByAddress }], now());
  setImmediate(() => void sendReset(context, name).catch((error: unknown) => log.warn({ err: error }, "a password reset could not be made")));
  return null;
}

async function sendReset(context: CallContext, name: string): Promise<void> {
  const { database, now } = context.services;
  const userId = await findUser(context, name.trim().toLowerCase());
  if (userId === undefined) return;
  const link = await database.transaction(async (tx) => {
    await tx.selectFrom("platon.users").select("id").where("id", "=", userId).forUpdate().execute();
    const present = await tx.selectFrom("platon.password_links").select("created_at").where("user_id", "=", userId).executeTakeFirst();
    if (present && now().getTime() - new Date(present.created_at).getTime() < restMs) return undefined;
    const details = { action: "password reset asked", address: context.address };
    await recordAudit(tx, context, { event: "custom", object: "user", recordId: userId, userId, details });
    return await insertLink(tx, context, userId);
  });
  if (link) await mailLink(context, userId, link.path);
}

/** By the name, else by an address that only one has. */
async function findUser({ project, services }: CallContext, name: string): Promise<string | undefined> {
  const living = services.database.sql.selectFrom("platon.users").select("id")
    .where("project_id", "=", project.id).where("disabled_at", "is", null).where("email", "is not", null);
  const named = await living.where(({ fn }) => fn<string>("lower", ["username"]), "=", name).executeTakeFirst();
  if (named) return named.id;
  const addressed = await living.where(({ fn }) => fn<string>("lower", ["email"]), "=", name).limit(2).execute();
  return addressed.length === 1 ? addressed[0]?.id : undefined;
}
