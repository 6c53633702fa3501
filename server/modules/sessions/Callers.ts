import type { Caller } from "../../http/Caller.ts";

/** Who the living sessions belong to, kept in memory for a short while. */
export interface Callers {
  /**
   * The caller of a session; undefined when the session was revoked or ran out, its user was disabled, or it belongs
   * to another project.
   */
  of(projectId: string, sessionId: string): Promise<Caller | undefined>;
  /** Reads anew at the next call: the session, or everybody, changed. */
  forget(sessionId?: string): void;
}
