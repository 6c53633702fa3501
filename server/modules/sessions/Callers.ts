import type { Caller } from "../../http/Caller.ts";

/** Who the living sessions belong to, kept in memory for a short while. */
export interface Callers {
  /**
   * The caller of a session; undefined when the session was revoked or ran out, its user was disabled, or it belongs
   * to another project, or has to set a second factor up before anything else.
   */
  of(projectId: string, sessionId: string): Promise<Caller | undefined>;
  /** As {@link of}, and also who has to set a second factor up: what answers them asks {@link demandFactor}. */
  entering(projectId: string, sessionId: string): Promise<Caller | undefined>;
  /** The callers of many sessions at once, by session; of those that {@link of} knows no more there is none. */
  ofAll(projectId: string, sessionIds: Iterable<string>): Promise<ReadonlyMap<string, Caller>>;
  /** Reads anew at the next call: the session, or everybody, changed. */
  forget(sessionId?: string): void;
}
