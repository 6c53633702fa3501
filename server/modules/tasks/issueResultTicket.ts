import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";
import { issueFileTicket } from "../files/index.ts";
import { findTask } from "./readTasks.ts";

/** For the owner alone: an administrator sees that there is a file, and not what is in it. @throws CallFailure `not_found` */
export async function issueResultTicket(context: CallContext, id: string): Promise<{ ticket: string }> {
  const task = await findTask(context, id);
  if (task.file_id === null || task.user_id !== callerOf(context).userId) throw new CallFailure("not_found");
  return { ticket: await issueFileTicket(context, id) };
}
