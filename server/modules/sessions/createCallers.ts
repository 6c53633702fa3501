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

type CallersBySession = ReadonlyMap<string, Caller>;

export function createCallers({ database, events, now }: CallersOptions): Callers {
  const callers = new KeptCallers(database, now);
  events.onEvent(({ event }) => {
    // Another organisation is another set of permissions, in all sessions of the user.
    if (event.kind === "session") callers.forget(event.change === "revoked" ? event.sessionId : undefined);
    if (event.kind === "config" && event.entity === "roles") callers.forget();
  });
  return callers;
}

class KeptCallers implements Callers {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #kept = new Map<string, Kept>();

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  of(projectId: string, sessionId: string): Promise<Caller | undefined> {
    return this.#present(projectId, sessionId) ?? this.#keep({ projectId, sessionId }, this.#read(projectId, [sessionId]));
  }

  async ofAll(projectId: string, sessionIds: Iterable<string>): Promise<CallersBySession> {
    const present = [...new Set(sessionIds)].map((sessionId) => ({ sessionId, caller: this.#present(projectId, sessionId) }));
    const missing = present.filter(({ caller }) => caller === undefined).map(({ sessionId }) => sessionId);
    const reading = missing.length === 0 ? Promise.resolve(new Map<string, Caller>()) : this.#read(projectId, missing);
    const callers = await Promise.all(present.map(({ sessionId, caller }) => caller ?? this.#keep({ projectId, sessionId }, reading)));
    return new Map(callers.flatMap((caller) => (caller === undefined ? [] : [[caller.sessionId, caller]])));
  }

  forget(sessionId?: string): void {
    if (sessionId === undefined) this.#kept.clear();
    else this.#kept.delete(sessionId);
  }

  #present(projectId: string, sessionId: string): Promise<Caller | undefined> | undefined {
    const known = this.#kept.get(sessionId);
    return known && known.projectId === projectId && known.until > this.#now().getTime() ? known.caller : undefined;
  }

  #keep({ projectId, sessionId }: { projectId: string; sessionId: string }, reading: Promise<CallersBySession>): Promise<Caller | undefined> {
    if (this.#kept.size >= keepAtMost) this.#kept.clear();
    const caller = reading.then((read) => read.get(sessionId));
    const kept = { projectId, until: this.#now().getTime() + keepMs, caller };
    this.#kept.set(sessionId, kept);
    caller.catch(() => this.#kept.get(sessionId) === kept && this.#kept.delete(sessionId));
    return caller;
  }

  #read(projectId: string, sessionIds: readonly string[]): Promise<CallersBySession> {
    return readCallers(this.#database, { projectId, sessionIds, now: this.#now() });
  }
}

interface Wanted {
  readonly projectId: string;
  readonly sessionIds: readonly string[];
  readonly now: Date;
}

async function readCallers(database: Database, { projectId, sessionIds, now }: Wanted): Promise<CallersBySession> {
  const users = await database.sql
    .selectFrom("platon.sessions as s")
    .innerJoin("platon.users as u", "u.id", "s.user_id")
    .select(["s.id as session_id", "u.id", "u.username", "u.full_name", "u.org_id", "u.tin", "u.pinfl", rolePermissions.as("permissions")])
    .where("s.id", "in", sessionIds)
    .where("s.project_id", "=", projectId)
    .where("s.revoked_at", "is", null)
    .where("s.expires_at", ">", now.toISOString())
    .where("u.disabled_at", "is", null)
    .execute();
  return new Map(users.map((user) => [user.session_id, {
    userId: user.id,
    sessionId: user.session_id,
    username: user.username,
    fullName: user.full_name,
    permissions: user.permissions,
    orgId: user.org_id ?? undefined,
    tin: user.tin ?? undefined,
    pinfl: user.pinfl ?? undefined,
  }]));
}
