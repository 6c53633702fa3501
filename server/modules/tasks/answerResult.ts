import { extname } from "node:path";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { answerFile, openFileTicket } from "../files/index.ts";
import { findTask } from "./readTasks.ts";

/** @throws CallFailure `unauthenticated` for a ticket that does not hold, `not_found` when the file is gone */
export async function answerResult(context: CallContext, id: string, ticket: string): Promise<Response> {
  const caller = await openFileTicket(context, ticket, id);
  if (caller === undefined || caller.observer) throw new CallFailure("unauthenticated");
  const owner = { ...context, caller, isPublic: false };
  const task = await findTask(owner, id);
  if (task.file_id === null || task.user_id !== caller.userId) throw new CallFailure("not_found");
  await recordAudit(context.services.database.sql, owner, { event: "custom", object: `task:${task.kind}`, recordId: id, details: { action: "result taken", file: task.file_name } });
  const name = task.file_name ?? "";
  return await answerFile(owner, { id: task.file_id, name, kind: extname(name).slice(1), size: Number(task.file_size), created_at: task.ended_at ?? task.created_at });
}
