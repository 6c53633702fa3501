import type { Database } from "../../database/Database.ts";
import type { Caller } from "../../http/Caller.ts";
import type { EventHub } from "../events/index.ts";
import { rolePermissions } from "../users/index.ts";
import type { Callers } from "./Callers.ts";

interface Kept {
  readonly projectId: string;
  readonly until: number;
  readonly caller: Promise<Caller | undefined>;
}

/** A change that no event tells of (a role taken away by hand in the database) is seen after this long. */
const keepMs = 10_000;
const keepAtMost = 10_000;

interface CallersOptions {
  readonly database: Database;
  readonly events: EventHub;
  readonly now: () => Date;
}

export function createCallers({ database, events, now }: CallersOptions): Callers {
  const kept = new Map<string, Kept>();
  const callers: Callers = {
    of(projectId, sessionId) {
      const time = now().getTime();
      const known = kept.get(sessionId);
      if (known && known.projectId === projectId && known.until > time) return known.caller;
      if (kept.size >= keepAtMost) kept.clear();
      const caller = readCaller(database, { projectId, sessionId, now: now() });
      kept.set(sessionId, { projectId, until: time + keepMs, caller });
      caller.catch(() => kept.delete(sessionId));
      return caller;
    },
    forget(sessionId) {
      if (sessionId === undefined) kept.clear();
      else kept.delete(sessionId);
    },
  };
  events.onEvent(({ event }) => {
    // Another organisation is another set of permissions, in all sessions of the user.
    if (event.kind === "session") callers.forget(event.change === "revoked" ? event.sessionId : undefined);
    if (event.kind === "config" && event.entity === "roles") callers.forget();
  });
  return callers;
}

interface Wanted {
  readonly projectId: string;
  readonly sessionId: string;
  readonly now: Date;
}

async function readCaller(database: Database, { projectId, sessionId, now }: Wanted): Promise<Caller | undefined> {
  const user = await database.sql
    .selectFrom("platon.sessions as s")
    .innerJoin("platon.users as u", "u.id", "s.user_id")
    .select(["u.id", "u.username", "u.full_name", "u.org_id", "u.tin", "u.pinfl", rolePermissions.as("permissions")])
    .where("s.id", "=", sessionId)
    .where("s.project_id", "=", projectId)
    .where("s.revoked_at", "is", null)
    .where("s.expires_at", ">", now.toISOString())
    .where("u.disabled_at", "is", null)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  return {
    userId: user.id,
    sessionId,
    username: user.username,
    fullName: user.full_name,
    permissions: user.permissions,
    orgId: user.org_id ?? undefined,
    tin: user.tin ?? undefined,
    pinfl: user.pinfl ?? undefined,
  };
}
