import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";

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
  readonly object?: string;
  readonly recordId?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Who it was, where the call itself has no caller yet. */
  readonly userId?: string;
  readonly sessionId?: string;
}

type AuditContext = Pick<CallContext, "project" | "caller" | "requestId">;

/**
 * Writes the server's own audit record in the transaction of the change (D29).
 * @example await recordAudit(tx, context, { event: "update", object: "form:cities", recordId: id });
 */
export async function recordAudit(tx: Kysely<PlatonSchema>, context: AuditContext, entry: AuditEntry): Promise<void> {
  await insertAudit(tx, context, { ...entry, isReportedByClient: false });
}

/** Keeps what a client says that happened, marked so: it proves nothing (D29). */
export async function recordReport(tx: Kysely<PlatonSchema>, context: AuditContext, details: object): Promise<void> {
  await insertAudit(tx, context, { event: "custom", details: { ...details }, isReportedByClient: true });
}

async function insertAudit(
  tx: Kysely<PlatonSchema>,
  { project, caller, requestId }: AuditContext,
  entry: AuditEntry & { isReportedByClient: boolean },
): Promise<void> {
  await tx
    .insertInto("platon.audit")
    .values({
      project_id: project.id,
      user_id: entry.userId ?? caller?.userId ?? null,
      session_id: entry.sessionId ?? caller?.sessionId ?? null,
      event: entry.event,
      object: entry.object ?? null,
      record_id: entry.recordId ?? null,
      details: JSON.stringify(entry.details ?? {}),
      is_reported_by_client: entry.isReportedByClient,
      request_id: requestId,
    })
    .execute();
}
