import type { Kysely } from "kysely";
import type { OrganizationChange } from "#contract/auth.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Caller } from "../../http/Caller.ts";
import { answerTokens } from "../../http/sessionCookies.ts";
import { recordAudit } from "../audit/index.ts";
import { replaceTokens } from "../sessions/index.ts";
import { readUser } from "../users/index.ts";

interface Change {
  readonly caller: Caller;
  readonly organizationId: string;
}

/**
 * The user works in another organisation from now on: with the permissions of its roles and the row rules of its rows
 * (D28). The session gets new tokens; its other tabs, and the user's other sessions, hear of it.
 * @throws CallFailure not_found for an organisation that is not there or not the user's
 */
export async function changeOrganization(context: CallContext, change: Change): Promise<Response> {
  const { callers, database } = context.services;
  const moved = await database.transaction(async (tx) => {
    if (!(await isMember(tx, change))) throw new CallFailure("not_found");
    return move(tx, context, change);
  });
  callers.forget();
  return answerTokens(context, change.caller.sessionId, moved);
}

/** Ids are compared as text: what is no id is nobody's. */
async function isMember(tx: Kysely<PlatonSchema>, { caller, organizationId }: Change): Promise<boolean> {
  const found = await tx
    .selectFrom("platon.user_organizations")
    .select("org_id")
    .where("user_id", "=", caller.userId)
    .where(({ cast }) => cast<string>("org_id", "text"), "=", organizationId.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

async function move(tx: Kysely<PlatonSchema>, context: CallContext, change: Change): Promise<OrganizationChange> {
  const { userId, sessionId, orgId } = change.caller;
  await tx.updateTable("platon.users").set({ org_id: change.organizationId }).where("id", "=", userId).execute();
  const tokens = await replaceTokens(tx, context, sessionId);
  const details = { action: "organization changed", from: orgId ?? null, to: change.organizationId };
  await recordAudit(tx, context, { event: "custom", object: "user", recordId: userId, details });
  const user = await readUser(tx, userId);
  const { events } = context.services;
  await events.record(tx, context.project.id, { kind: "session", userId, sessionId, change: "organization" });
  return { user, ...tokens };
}
