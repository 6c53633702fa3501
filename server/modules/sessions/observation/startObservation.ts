import type { Observation } from "#contract/auth.ts";
import { isRecordId } from "../../../access/isRecordId.ts";
import { demandAdministrator } from "../../../access/objectPolicy.ts";
import { afterCommit } from "../../../database/afterCommit.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { callerOf } from "../../../http/callerOf.ts";
import { recordAudit } from "../../audit/index.ts";

/** Milliseconds. */
const observationLife = 30 * 60_000;

/**
 * The administrator's own session, and no other, reads as the user does from now on: for 30 minutes, until it is ended, or until the
 * administrator is none any more, the session is over, or the user is disabled.
 * @throws CallFailure `forbidden`, also for oneself; `not_found` for a user that is not there or is disabled
 */
export async function startObservation(context: CallContext, id: string): Promise<Observation> {
  demandAdministrator(context);
  const { project, services } = context;
  const { userId, sessionId, fullName, username } = callerOf(context);
  if (!isRecordId(id)) throw new CallFailure("not_found");
  if (id === userId) throw new CallFailure("forbidden");
  const until = new Date(services.now().getTime() + observationLife).toISOString();
  await services.database.transaction(async (tx) => {
    const seen = await tx.selectFrom("platon.users").select(["id", "username"])
      .where("id", "=", id).where("project_id", "=", project.id).where("disabled_at", "is", null).executeTakeFirst();
    if (!seen) throw new CallFailure("not_found");
    await tx.updateTable("platon.sessions").set({ observed_id: seen.id, observed_until: until }).where("id", "=", sessionId).execute();
    const details = { actionTitle: `observation begun as ${seen.username}`, until };
    await recordAudit(tx, context, { event: "custom", object: "user", recordId: seen.id, details });
    await services.events.record(tx, project.id, { kind: "session", userId, sessionId, change: "rights" });
    afterCommit(tx, () => services.callers.forget(sessionId));
  });
  return { fullName: fullName || username, until };
}
