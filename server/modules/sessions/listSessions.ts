import type { SessionInfo } from "#contract/auth.ts";
import type { SessionMethod } from "#contract/authMethods.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { isLiving } from "./isLiving.ts";
import { readDevice } from "./readDevice.ts";

/** The user's living sessions, the one used last first. */
export async function listSessions({ caller, project, services }: CallContext): Promise<SessionInfo[]> {
  if (caller === undefined) return [];
  const rows = await services.database.sql
    .selectFrom("platon.sessions as s")
    .innerJoin("platon.projects as p", "p.id", "s.project_id")
    .select(["s.id", "s.method", "s.created_at", "s.last_used_at", "s.user_agent", "s.address"])
    .where("s.project_id", "=", project.id)
    .where("s.user_id", "=", caller.userId)
    .where(isLiving(services.now()))
    .orderBy("s.last_used_at", "desc")
    .limit(200)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    method: row.method as SessionMethod | null,
    device: readDevice(row.user_agent),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    userAgent: row.user_agent,
    address: row.address,
    isCurrent: row.id === caller.sessionId,
  }));
}
