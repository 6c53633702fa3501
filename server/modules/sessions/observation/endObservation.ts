import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { recordAudit } from "../../audit/index.ts";
import type { EventHub } from "../../events/index.ts";

interface EndedObservation {
  readonly projectId: string;
  readonly sessionId: string;
  readonly why: string;
  readonly requestId: string;
  /** The one that was found to be over; whichever there is unless said. */
  readonly until?: string;
}

/** Gives a session back to its owner, in the caller's transaction; false where it looked as nobody. All tabs of it hear so. */
export async function endObservation(
  tx: Kysely<PlatonSchema>, events: Pick<EventHub, "record">, { projectId, sessionId, why, requestId, until }: EndedObservation,
): Promise<boolean> {
  const session = await tx
    .selectFrom("platon.sessions as s")
    .innerJoin("platon.users as u", "u.id", "s.user_id")
    .innerJoin("platon.users as seen", "seen.id", "s.observed_id")
    .select(["s.user_id", "u.username", "s.observed_id", "seen.username as seen_name"])
    .where("s.id", "=", sessionId)
    .$if(until !== undefined, (query) => query.where("s.observed_until", "=", until ?? null))
    .forUpdate("s")
    .executeTakeFirst();
  if (!session) return false;
  const { user_id: userId, observed_id: seenId } = session;
  await tx.updateTable("platon.sessions").set({ observed_id: null, observed_until: null }).where("id", "=", sessionId).execute();
  await recordAudit(tx, { project: { id: projectId }, caller: undefined, requestId }, {
    event: "custom", object: "user", recordId: seenId ?? undefined, userId, userName: session.username, sessionId,
    details: { actionTitle: `observation ended as ${session.seen_name}: ${why}` },
  });
  await events.record(tx, projectId, { kind: "session", userId, sessionId, change: "rights" });
  return true;
}
