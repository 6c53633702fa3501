import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { personOf } from "../../http/personOf.ts";
import { recordAudit } from "../audit/index.ts";
import { endObservation } from "./observation/endObservation.ts";
import { distrustDevice, signedOut } from "./trustedDevice.ts";

interface Revocation {
  readonly sessionId: string;
  readonly userId: string;
  readonly why: string;
}

/** Ends a session of the user in the caller's transaction; false when there is no such living session. */
export async function revokeIn(tx: Kysely<PlatonSchema>, context: CallContext, revocation: Revocation): Promise<boolean> {
  const { sessionId, userId, why } = revocation;
  const ended = await tx
    .updateTable("platon.sessions")
    .set({ revoked_at: context.services.now().toISOString(), revoked_why: why })
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (ended === undefined) return false;
  const { project, requestId, services } = context;
  await endObservation(tx, services.events, { projectId: project.id, sessionId, why, requestId });
  if (why !== signedOut) await distrustDevice(tx, { sessionId, userId });
  await context.services.events.record(tx, context.project.id, { kind: "session", userId, sessionId, change: "revoked" });
  return true;
}

interface AllOfUser {
  readonly userId: string;
  readonly why: string;
  /** The session that goes on. */
  readonly but?: string | undefined;
}

/** Ends all living sessions of a user in the caller's transaction, and says how many there were. */
export async function revokeAll(tx: Kysely<PlatonSchema>, context: CallContext, { userId, why, but }: AllOfUser): Promise<number> {
  const sessions = await tx.selectFrom("platon.sessions").select("id")
    .where("user_id", "=", userId).where("project_id", "=", context.project.id).where("revoked_at", "is", null)
    .$if(but !== undefined, (query) => query.where("id", "!=", but ?? "")).execute();
  for (const { id } of sessions) await revokeIn(tx, context, { sessionId: id, userId, why });
  return sessions.length;
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/**
 * Ends one of the user's own sessions: `GET logout` the present one, `DELETE auth/sessions/{id}` any.
 * @throws CallFailure not_found
 */
export async function revokeSession(context: CallContext, sessionId: string, why: string): Promise<void> {
  const { callers, database } = context.services;
  const userId = personOf(context.caller)?.userId;
  if (userId === undefined || !isUuid(sessionId)) throw new CallFailure("not_found");
  const isEnded = await database.transaction(async (tx) => {
    if (!(await revokeIn(tx, context, { sessionId, userId, why }))) return false;
    await recordAudit(tx, context, { event: "logged out", sessionId, details: { why } });
    return true;
  });
  callers.forget(sessionId);
  if (!isEnded) throw new CallFailure("not_found");
}
