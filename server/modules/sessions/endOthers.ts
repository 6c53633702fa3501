import type { EndedSessions } from "#contract/auth.ts";
import { afterCommit } from "../../database/afterCommit.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { callerOf } from "../../http/callerOf.ts";
import { recordAudit } from "../audit/index.ts";
import { revokeAll } from "./revokeSession.ts";

/** Ends all sessions of the user but the present one. */
export async function endOthers(context: CallContext): Promise<EndedSessions> {
  const { userId, sessionId } = callerOf(context);
  const { callers, database } = context.services;
  return await database.transaction(async (tx) => {
    const ended = await revokeAll(tx, context, { userId, why: "ended by the user", but: sessionId });
    if (ended > 0) await recordAudit(tx, context, { event: "custom", object: "user", recordId: userId, details: { action: "other sessions ended", ended } });
    afterCommit(tx, () => callers.forget());
    return { ended };
  });
}
