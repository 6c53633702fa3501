import type { OwnMessage } from "#contract/call24.ts";
import type { CallContext } from "../../http/CallContext.ts";

const most = 50;

/** What the caller wrote to support, and what came back. */
export async function ownMessages({ project, caller, services }: CallContext): Promise<OwnMessage[]> {
  if (!caller) return [];
  const rows = await services.database.sql.selectFrom("platon.call24_messages").select(["id", "created_at", "message", "state", "answer"])
    .where("project_id", "=", project.id).where("created_by", "=", caller.userId).where("deleted_at", "is", null)
    .orderBy("created_at", "desc").orderBy("id", "desc").limit(most).execute();
  return rows.map(({ id, created_at: at, message, state, answer }) => ({ id, at: new Date(at).toISOString(), message, state, answer }));
}
