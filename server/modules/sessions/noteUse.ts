import type { CallContext } from "../../http/CallContext.ts";
import { CallLimit } from "../../http/CallLimit.ts";
import { isLiving } from "./isLiving.ts";

/** Sent by a tab before which nobody sits: what it reads by itself is no use of the session. */
export const unattendedHeader = "x-unattended";

const minuteMs = 60_000;
const sessionWrites = new CallLimit({ atMost: 1, windowMs: minuteMs / 4 });
const tokenWrites = new CallLimit({ atMost: 1, windowMs: minuteMs });

type Use = Pick<CallContext, "project" | "caller" | "headers" | "address" | "services">;

/** Keeps when a token was used last, and a session where that decides when it ends; seldom, and beside the call. */
export function noteUse(use: Use): void {
  const { caller, project, headers, services } = use;
  if (caller === undefined) return;
  const isToken = caller.apiToken !== undefined;
  const isAsked = isToken || (project.settings.access?.sessions?.idleMinutes !== undefined && !headers.has(unattendedHeader));
  if (!isAsked || (isToken ? tokenWrites : sessionWrites).count(caller.sessionId, services.now()) > 0) return;
  const writing: Promise<unknown> = isToken ? writeToken(use, caller.sessionId) : writeSession(use, caller.sessionId);
  writing.catch((error: unknown) => services.log.warn({ err: error, session: caller.sessionId }, "the use of a session could not be written"));
}

const writeToken = ({ services, address }: Use, id: string): Promise<unknown> =>
  services.database.sql
    .updateTable("platon.api_tokens")
    .set({ last_used_at: services.now().toISOString(), last_used_address: address })
    .where("id", "=", id)
    .execute();

/** One that is over meanwhile does not live again. */
const writeSession = ({ services }: Use, id: string): Promise<unknown> =>
  services.database.sql
    .updateTable("platon.sessions as s")
    .from("platon.projects as p")
    .set({ last_used_at: services.now().toISOString() })
    .whereRef("p.id", "=", "s.project_id")
    .where("s.id", "=", id)
    .where(isLiving(services.now()))
    .execute();
