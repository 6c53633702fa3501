import type { Database, DatabaseLog } from "../../database/Database.ts";
import type { Caller } from "../../http/Caller.ts";
import type { EventHub } from "../events/index.ts";
import { readCallers, type OverObservation } from "./readCallers.ts";
import { endObservation } from "./observation/endObservation.ts";
import type { Callers } from "./Callers.ts";

interface Kept {
  readonly projectId: string;
  until: number;
  readonly caller: Promise<Caller | undefined>;
}

/** A change that no event tells of (a role taken away by hand in the database) is seen after this long. */
const keepMs = 10_000;
const keepAtMost = 10_000;

interface CallersOptions {
  readonly database: Database;
  readonly events: EventHub;
  readonly log: DatabaseLog;
  readonly now: () => Date;
}

type CallersBySession = ReadonlyMap<string, Caller>;

export function createCallers({ database, events, log, now }: CallersOptions): Callers {
  // Beside the call that found it over: it is nobody else's from then on, written down or not.
  const onOver = (over: OverObservation): void => {
    const ending = database.transaction((tx) => endObservation(tx, events, { ...over, requestId: "observation" }));
    ending.catch((error: unknown) => log.warn({ err: error, session: over.sessionId }, "the end of an observation could not be written"));
  };
  const callers = new KeptCallers({ database, now, onOver });
  events.onEvent(({ event }) => {
    // Another organisation is another set of permissions, in all sessions of the user.
    if (event.kind === "session" && event.change !== "begun") callers.forget(event.change === "revoked" ? event.sessionId : undefined);
    if (event.kind === "config" && (event.entity === "roles" || event.entity === "projects")) callers.forget();
  });
  return callers;
}

interface KeptCallersOptions extends Pick<CallersOptions, "database" | "now"> {
  readonly onOver: (over: OverObservation) => void;
}

class KeptCallers implements Callers {
  readonly #options: KeptCallersOptions;
  readonly #now: () => Date;
  readonly #kept = new Map<string, Kept>();

  constructor(options: KeptCallersOptions) {
    this.#options = options;
    this.#now = options.now;
  }

  async of(projectId: string, sessionId: string): Promise<Caller | undefined> {
    const caller = await this.entering(projectId, sessionId);
    return caller?.mustSetUpFactor ? undefined : caller;
  }

  entering(projectId: string, sessionId: string): Promise<Caller | undefined> {
    return this.#present(projectId, sessionId) ?? this.#keep({ projectId, sessionId }, this.#read(projectId, [sessionId]));
  }

  async ofAll(projectId: string, sessionIds: Iterable<string>): Promise<CallersBySession> {
    const present = [...new Set(sessionIds)].map((sessionId) => ({ sessionId, caller: this.#present(projectId, sessionId) }));
    const missing = present.filter(({ caller }) => caller === undefined).map(({ sessionId }) => sessionId);
    const reading = missing.length === 0 ? Promise.resolve(new Map<string, Caller>()) : this.#read(projectId, missing);
    const callers = await Promise.all(present.map(({ sessionId, caller }) => caller ?? this.#keep({ projectId, sessionId }, reading)));
    return new Map(callers.flatMap((caller) => (caller === undefined || caller.mustSetUpFactor ? [] : [[caller.sessionId, caller]])));
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
    const kept: Kept = { projectId, until: this.#now().getTime() + keepMs, caller };
    this.#kept.set(sessionId, kept);
    caller.then(
      (read) => (kept.until = Math.min(kept.until, (read?.observer?.until ?? read?.apiToken?.expiresAt)?.getTime() ?? Infinity)),
      () => this.#kept.get(sessionId) === kept && this.#kept.delete(sessionId),
    );
    return caller;
  }

  async #read(projectId: string, sessionIds: readonly string[]): Promise<CallersBySession> {
    const { callers, over } = await readCallers(this.#options.database, { projectId, sessionIds, now: this.#now() });
    over.forEach(this.#options.onOver);
    return callers;
  }
}
