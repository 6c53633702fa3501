import type { Task } from "#contract/task.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";
import { recordAudit } from "../audit/index.ts";
import { findTask, presentTask } from "./readTasks.ts";
import { unfinishedStates } from "./StoredTask.ts";

/** What owners and administrators do with a task that is there; each is written into the audit record in its transaction. */
export const changeTask = {
  /** Cancels one that has not ended, else takes it and its file away. @throws CallFailure `not_found` */
  async end(context: CallContext, id: string): Promise<null> {
    const { services } = context;
    const task = await findTask(context, id);
    if (task.ended_at === null) {
      await services.database.transaction(async (tx) => {
        await services.tasks.cancel(tx, task);
        await recordAudit(tx, context, { event: "custom", object: `task:${task.kind}`, recordId: id, details: { action: "cancelled", ownerId: task.user_id } });
      });
      return null;
    }
    if (task.file_id !== null) await services.files.remove(task.file_id);
    await services.database.transaction(async (tx) => {
      await tx.deleteFrom("platon.tasks").where("id", "=", id).where("ended_at", "is not", null).execute();
      await recordAudit(tx, context, { event: "custom", object: `task:${task.kind}`, recordId: id, details: { action: "removed", ownerId: task.user_id } });
    });
    return null;
  },

  /** With the rights that its owner has now, whoever begins it again. @throws CallFailure `not_found`, `task_not_ended` */
  async retry(context: CallContext, id: string): Promise<Task> {
    const { services } = context;
    const task = await findTask(context, id);
    if (task.file_id !== null) await services.files.remove(task.file_id);
    await services.database.transaction(async (tx) => {
      const ended = await tx.selectFrom("platon.tasks").select("id").where("id", "=", id).where("state", "in", unfinishedStates).forUpdate().executeTakeFirst();
      if (ended === undefined || !services.tasks.kinds.has(task.kind)) throw new CallFailure("task_not_ended");
      await services.tasks.retry(tx, task);
      await recordAudit(tx, context, { event: "custom", object: `task:${task.kind}`, recordId: id, details: { action: "begun again", ownerId: task.user_id } });
    });
    return await presentTask(context, await findTask(context, id));
  },

  /** One of the owner's windows tells it, whichever comes first. */
  async tell(context: CallContext, id: string): Promise<{ isFirst: boolean }> {
    const { services, project } = context;
    await findTask(context, id);
    const told = await services.database.sql.updateTable("platon.tasks").set({ told_at: services.now().toISOString() })
      .where("id", "=", id).where("project_id", "=", project.id).where("user_id", "=", callerOf(context).userId).where("told_at", "is", null).where("ended_at", "is not", null)
      .returning("id").executeTakeFirst();
    return { isFirst: told !== undefined };
  },
};
