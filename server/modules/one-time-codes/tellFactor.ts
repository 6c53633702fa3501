import type { Kysely } from "kysely";
import { afterCommit } from "../../database/afterCommit.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { callerOf } from "../../http/callerOf.ts";
import { recordAudit } from "../audit/index.ts";

/** What became of the caller's second factor: in the audit record, and in the user's tabs, which read the user anew. */
export async function tellFactor(tx: Kysely<PlatonSchema>, context: CallContext, action: string): Promise<void> {
  const { userId } = callerOf(context);
  await recordAudit(tx, context, { event: "custom", object: "user", recordId: userId, details: { action, address: context.address } });
  await context.services.events.record(tx, context.project.id, { kind: "session", userId, sessionId: "", change: "rights" });
  afterCommit(tx, () => context.services.callers.forget());
}
