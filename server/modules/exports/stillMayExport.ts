import type { ExportQuestion } from "#contract/export.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { openExport } from "./openExport.ts";

/** Whether whoever began a file would be given it now: the session goes on, and what was allowed is. */
export async function stillMayExport(context: CallContext, resource: string, question: ExportQuestion): Promise<boolean> {
  const { caller: then, project, services } = context;
  if (then === undefined) return true;
  const caller = await services.callers.of(project.id, then.sessionId);
  // Or somebody else by now: an administrator who looks as another user.
  if (caller?.userId !== then.userId) return false;
  if (caller === then || String(caller.permissions) === String(then.permissions)) return true;
  try {
    await openExport({ ...context, caller }, resource, question);
    return true;
  } catch (failure) {
    if (failure instanceof CallFailure) return false;
    throw failure;
  }
}
