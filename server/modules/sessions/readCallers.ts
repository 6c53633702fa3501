import type { Database } from "../../database/Database.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import type { Caller } from "../../http/Caller.ts";
import { isLiving } from "./isLiving.ts";
import { readApiCallers } from "./readApiCallers.ts";
import { toCaller, usersOf } from "./usersOf.ts";

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

/** Who the living ones of these sessions are: their owners, or whom an administrator looks as. A token of a machine stands for a session. */
export async function readCallers(database: Database, { projectId, sessionIds, now }: Wanted): Promise<ReadCallers> {
  const { sql } = database;
  const rows = await usersOf(sql, projectId)
    .innerJoin("platon.sessions as s", "s.user_id", "u.id")
    .select(["s.id as session_id", "s.observed_id", "s.observed_until", "s.is_two_factors"])
    .where("s.id", "in", sessionIds)
    .where("s.project_id", "=", projectId)
    .innerJoin("platon.projects as p", "p.id", "s.project_id")
    .where(isLiving(now))
    .execute();
  const seenIds = rows.flatMap(({ observed_id: id }) => (id === null ? [] : [id]));
  const seen = seenIds.length === 0 ? [] : await usersOf(sql, projectId).where("u.id", "in", seenIds).execute();
  const over: OverObservation[] = [];
  const callers = rows.map(({ session_id: sessionId, observed_id: seenId, observed_until: end, is_two_factors: isTwoFactors, ...row }): Caller => {
    const owner: Caller = { ...toCaller(row, sessionId), ...(row.lacks_factor && !isTwoFactors && { mustSetUpFactor: true }) };
    if (seenId === null || end === null) return owner;
    const until = new Date(end);
    const user = seen.find(({ id }) => id === seenId);
    const why = until <= now ? "time is over" : !isAdministrator(owner) ? "no administrator any more" : user === undefined ? "the user is disabled" : undefined;
    if (why === undefined && user) return { ...toCaller(user, sessionId), observer: { ...owner, until }, ...(owner.mustSetUpFactor && { mustSetUpFactor: true }) };
    over.push({ projectId, sessionId, until: end, why: why ?? "" });
    return owner;
  });
  const others = sessionIds.filter((id) => !rows.some((row) => row.session_id === id));
  const machines = await readApiCallers(database, { projectId, ids: others, now });
  return { callers: new Map([...callers, ...machines].map((caller) => [caller.sessionId, caller])), over };
}

/** A user as a call of theirs would have them; undefined for one that is not there or is disabled. */
export async function callerOfUser({ sql }: Pick<Database, "sql">, projectId: string, userId: string): Promise<Caller | undefined> {
  const user = await usersOf(sql, projectId).where("u.id", "=", userId).executeTakeFirst();
  return user && toCaller(user, "");
}
