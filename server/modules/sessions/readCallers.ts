import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import type { Caller } from "../../http/Caller.ts";
import { rolePermissions } from "../users/index.ts";

interface Wanted {
  readonly projectId: string;
  readonly sessionIds: readonly string[];
  readonly now: Date;
}

/** Of a session that looked as another user, and may no more. */
export interface OverObservation {
  readonly projectId: string;
  readonly sessionId: string;
  readonly until: string;
  readonly why: string;
}

interface ReadCallers {
  readonly callers: ReadonlyMap<string, Caller>;
  readonly over: readonly OverObservation[];
}

/** Who the living ones of these sessions are: their owners, or whom an administrator looks as. */
export async function readCallers({ sql }: Database, { projectId, sessionIds, now }: Wanted): Promise<ReadCallers> {
  const rows = await usersOf(sql, projectId)
    .innerJoin("platon.sessions as s", "s.user_id", "u.id")
    .select(["s.id as session_id", "s.observed_id", "s.observed_until"])
    .where("s.id", "in", sessionIds)
    .where("s.project_id", "=", projectId)
    .where("s.revoked_at", "is", null)
    .where("s.expires_at", ">", now.toISOString())
    .execute();
  const seenIds = rows.flatMap(({ observed_id: id }) => (id === null ? [] : [id]));
  const seen = seenIds.length === 0 ? [] : await usersOf(sql, projectId).where("u.id", "in", seenIds).execute();
  const over: OverObservation[] = [];
  const callers = rows.map(({ session_id: sessionId, observed_id: seenId, observed_until: end, ...row }): Caller => {
    const owner = toCaller(row, sessionId);
    if (seenId === null || end === null) return owner;
    const until = new Date(end);
    const user = seen.find(({ id }) => id === seenId);
    const why = until <= now ? "time is over" : !isAdministrator(owner) ? "no administrator any more" : user === undefined ? "the user is disabled" : undefined;
    if (why === undefined && user) return { ...toCaller(user, sessionId), observer: { ...owner, until } };
    over.push({ projectId, sessionId, until: end, why: why ?? "" });
    return owner;
  });
  return { callers: new Map(callers.map((caller) => [caller.sessionId, caller])), over };
}

/** A user as a call of theirs would have them; undefined for one that is not there or is disabled. */
export async function callerOfUser({ sql }: Pick<Database, "sql">, projectId: string, userId: string): Promise<Caller | undefined> {
  const user = await usersOf(sql, projectId).where("u.id", "=", userId).executeTakeFirst();
  return user && toCaller(user, "");
}

const usersOf = (sql: Kysely<PlatonSchema>, projectId: string) =>
  sql
    .selectFrom("platon.users as u")
    .select(["u.id", "u.username", "u.full_name", "u.org_id", "u.tin", "u.pinfl", rolePermissions.as("permissions")])
    .where("u.project_id", "=", projectId)
    .where("u.disabled_at", "is", null);

type UserOfCaller = Awaited<ReturnType<ReturnType<typeof usersOf>["execute"]>>[number];

const toCaller = (user: UserOfCaller, sessionId: string): Caller => ({
  userId: user.id,
  sessionId,
  username: user.username,
  fullName: user.full_name,
  permissions: user.permissions,
  orgId: user.org_id ?? undefined,
  tin: user.tin ?? undefined,
  pinfl: user.pinfl ?? undefined,
});
