import type { CallContext } from "../../http/CallContext.ts";
import { callerOf } from "../../http/callerOf.ts";
import type { Routes } from "../../http/Routes.ts";
import { answerResult } from "./answerResult.ts";
import { changeTask } from "./changeTask.ts";
import { issueResultTicket } from "./issueResultTicket.ts";
import { listTasks, readTask } from "./readTasks.ts";
import type { TaskOwner } from "./NewTask.ts";

export { presentTasks, visibleTasks } from "./readTasks.ts";
export type { AnyTaskKind, TaskCounts, TaskKind } from "./TaskKind.ts";
export type { TaskRun } from "./TaskRun.ts";
export { TaskCancelled } from "./TaskAttempt.ts";
export { Tasks } from "./Tasks.ts";
export { TaskWorker } from "./TaskWorker.ts";

type TaskCalls =
  | "GET tasks" | "GET tasks/{id}" | "DELETE tasks/{id}" | "POST tasks/{id}/retry" | "POST tasks/{id}/told" | "POST tasks/{id}/ticket" | "GET tasks/{id}/result";

export const taskRoutes: Routes<TaskCalls> = {
  "GET tasks": (context, { query }) => listTasks(context, query),
  "GET tasks/{id}": (context, { params }) => readTask(context, params.id),
  "DELETE tasks/{id}": (context, { params }) => changeTask.end(context, params.id),
  "POST tasks/{id}/retry": (context, { params }) => changeTask.retry(context, params.id),
  "POST tasks/{id}/told": (context, { params }) => changeTask.tell(context, params.id),
  "POST tasks/{id}/ticket": (context, { params }) => issueResultTicket(context, params.id),
  "GET tasks/{id}/result": (context, { params, query }) => answerResult(context, params.id, query.ticket),
};

/** Who calls, as the owner of a task. @throws CallFailure `unauthenticated` */
export const ownerOf = (context: CallContext): TaskOwner => ({
  projectId: context.project.id, userId: callerOf(context).userId, origin: context.host.origin, language: context.language,
});
