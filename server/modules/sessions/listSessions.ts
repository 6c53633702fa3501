import type { SessionInfo } from "#contract/auth.ts";
import type { CallContext } from "../../http/CallContext.ts";

/** The user's living sessions, the one used last first. */
export async function listSessions({ caller, project, services }: CallContext): Promise<SessionInfo[]> {
  if (caller === undefined) return [];
  const rows = await services.database.sql
    .selectFrom("platon.sessions")
    .select(["id", "created_at", "last_used_at", "user_agent", "address"])
    .where("project_id", "=", project.id)
    .where("user_id", "=", caller.userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", services.now().toISOString())
    .orderBy("last_used_at", "desc")
    .limit(200)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    userAgent: row.user_agent,
    address: row.address,
    isCurrent: row.id === caller.sessionId,
  }));
}
