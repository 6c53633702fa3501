import { isAdministrator } from "../../access/objectPolicy.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import { afterCommit } from "../../database/afterCommit.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { demandTokens } from "./demandTokens.ts";

/**
 * Takes a token back: the user's own, or for administrators any of the project's. It is good for nothing from then on, on all nodes.
 * @throws CallFailure `forbidden`; `not_found` for one that is not there, is somebody else's, or was taken back
 */
export async function revokeToken(context: CallContext, id: string): Promise<null> {
  const caller = demandTokens(context);
  const { project, services } = context;
  if (!isRecordId(id)) throw new CallFailure("not_found");
  await services.database.transaction(async (tx) => {
    const ended = await tx.updateTable("platon.api_tokens").set({ revoked_at: services.now().toISOString() })
      .where("id", "=", id).where("project_id", "=", project.id).where("revoked_at", "is", null)
      .$if(!isAdministrator(caller), (query) => query.where("user_id", "=", caller.userId))
      .returning(["name", "user_id"]).executeTakeFirst();
    if (!ended) throw new CallFailure("not_found");
    await recordAudit(tx, context, { event: "custom", object: "api token", recordId: id, details: { action: "API token taken back", name: ended.name, ownerId: ended.user_id } });
    await services.events.record(tx, project.id, { kind: "session", userId: ended.user_id, sessionId: id, change: "revoked" });
    afterCommit(tx, () => services.callers.forget(id));
  });
  return null;
}
