import type { ApiTokenOfCaller, Caller, Observer } from "../../http/Caller.ts";

/** The events that the specification lists (spec §4), and those of the platform's own care (ours). */
export type AuditEvent =
  | "logged in"
  | "logged out"
  | "page read"
  | "table read"
  | "form read"
  | "insert"
  | "update"
  | "delete"
  | "hard delete"
  | "custom"
  | "restore"
  | "login failed"
  | "refresh reused"
  | "config applied"
  | "plugin changed";

export interface AuditEntry {
  readonly event: AuditEvent;
  /** `form:cities`, `plugin:pages` … */
  readonly object?: string | undefined;
  readonly recordId?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  /** Who it was, where the call itself has no caller yet. */
  readonly userId?: string | undefined;
  readonly userName?: string | undefined;
  readonly sessionId?: string | undefined;
}

/** Whose call it is; every CallContext is one. */
export interface AuditContext {
  readonly project: { readonly id: string };
  readonly caller: (Pick<Caller, "userId" | "sessionId"> & Partial<Pick<Caller, "username">> & { readonly observer?: Pick<Observer, "userId" | "username">; readonly apiToken?: Pick<ApiTokenOfCaller, "name"> }) | undefined;
  readonly requestId: string;
  /** Where it came from; the system's own work comes from nowhere. */
  readonly address?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** A row of `platon.audit`; the time is the database's own unless it is added. */
export const auditRow = ({ project, caller, requestId, address, userAgent }: AuditContext, entry: AuditEntry, isReportedByClient = false) => ({
  project_id: project.id,
  // An administrator who looks as another user did it, and nobody else; as whom is told beside.
  user_id: entry.userId ?? caller?.observer?.userId ?? caller?.userId ?? null,
  // As they are called now: names change, and what was done under one stays under it.
  user_name: entry.userName ?? caller?.observer?.username ?? caller?.username ?? null,
  // A task has none: it goes on without its owner.
  session_id: entry.sessionId ?? (caller?.sessionId || null),
  event: entry.event,
  object: entry.object ?? null,
  record_id: entry.recordId ?? null,
  details: JSON.stringify({ ...entry.details, ...(caller?.observer && { actionTitle: `as ${caller.username}`, asId: caller.userId }), ...(caller?.apiToken && { apiToken: caller.apiToken.name }) }),
  is_reported_by_client: isReportedByClient,
  request_id: requestId,
  address: address ?? null,
  user_agent: userAgent?.slice(0, 1_000) ?? null,
});
