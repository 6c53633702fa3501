import type { Kysely } from "kysely";
import { afterCommit } from "../../database/afterCommit.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { revokeAll } from "../sessions/index.ts";

type Transaction = Kysely<PlatonSchema>;

/** What a user is and may do is read anew by every node, and by the user's open tabs. */
export async function tellUser(tx: Transaction, { project, services }: CallContext, userId: string): Promise<void> {
  await services.events.record(tx, project.id, { kind: "session", userId, sessionId: "", change: "rights" });
  afterCommit(tx, () => services.callers.forget());
}

/** Ends all sessions of the user but that one. @returns how many */
export async function endSessions(tx: Transaction, context: CallContext, { userId, why, but }: { userId: string; why: string; but?: string | undefined }): Promise<number> {
  const ended = await revokeAll(tx, context, { userId, why, but });
  afterCommit(tx, () => context.services.callers.forget());
  return ended;
}
