import type { CallContext } from "../../../http/CallContext.ts";
import { callerOf } from "../../../http/callerOf.ts";
import { endObservation } from "./endObservation.ts";

/** The session is its owner's again; it is, too, where it was already. */
export async function stopObservation(context: CallContext): Promise<null> {
  const { project, requestId, services } = context;
  const { sessionId } = callerOf(context);
  await services.database.transaction((tx) => endObservation(tx, services.events, { projectId: project.id, sessionId, requestId, why: "ended by the administrator" }));
  services.callers.forget(sessionId);
  return null;
}
