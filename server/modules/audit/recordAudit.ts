import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { auditRow, type AuditContext, type AuditEntry } from "./auditRow.ts";

/**
 * Writes the server's own audit record in the transaction of the change (D29).
 * @example await recordAudit(tx, context, { event: "update", object: "form:cities", recordId: id });
 */
export async function recordAudit(tx: Kysely<PlatonSchema>, context: AuditContext, entry: AuditEntry): Promise<void> {
  await tx.insertInto("platon.audit").values(auditRow(context, entry)).execute();
}

/** The same for several records of one change, by one statement. */
export async function recordAudits(tx: Kysely<PlatonSchema>, context: AuditContext, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insertInto("platon.audit").values(entries.map((entry) => auditRow(context, entry))).execute();
}

/** Keeps what a client says that happened, marked so: it proves nothing (D29). */
export async function recordReport(tx: Kysely<PlatonSchema>, context: AuditContext, details: object): Promise<void> {
  await tx.insertInto("platon.audit").values(auditRow(context, { event: "custom", details: { ...details } }, true)).execute();
}
