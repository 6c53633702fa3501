import type { Task, TaskDetails, TaskPage } from "#contract/task.ts";
import { isErrorCode } from "#core/errors/errorCatalogue.ts";
import { sayError } from "#core/wording/sayError.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";
import { translator } from "../config/index.ts";
import { taskCollections, type TaskSubject } from "./NewTask.ts";
import { keptMs } from "./forgetTasks.ts";
import { unfinishedStates, type StoredTask } from "./StoredTask.ts";

const pageSize = 50;

interface Question {
  readonly scope?: "own" | "all";
  readonly state?: "open" | "untold";
  readonly before?: string;
}

/** Tasks that the caller may see: the own ones, or for administrators those of the whole project. */
export const visibleTasks = (context: CallContext) => {
  const { userId } = callerOf(context);
  return context.services.database.sql
    .selectFrom("platon.tasks as t").leftJoin("platon.users as u", "u.id", "t.user_id")
    .selectAll("t").select("u.full_name")
    .where("t.project_id", "=", context.project.id)
    .$if(!isAdministrator(context.caller), (query) => query.where("t.user_id", "=", userId));
};

type VisibleTask = StoredTask & { readonly full_name: string | null };

/** The newest first. @throws CallFailure `forbidden` when others' are asked for by who is no administrator */
export async function listTasks(context: CallContext, { scope, state, before }: Question): Promise<TaskPage> {
  const { userId } = callerOf(context);
  if (scope === "all" && !isAdministrator(context.caller)) throw new CallFailure("forbidden");
  if (before !== undefined && !isRecordId(before)) throw new CallFailure("bad_request", { params: { where: "before" } });
  const rows = await visibleTasks(context)
    .$if(scope !== "all", (query) => query.where("t.user_id", "=", userId))
    .$if(state === "open", (query) => query.where("t.ended_at", "is", null))
    .$if(state === "untold", (query) => query.where(({ or, eb }) => or([eb("t.ended_at", "is", null), eb("t.told_at", "is", null)])))
    .$if(before !== undefined, (query) => query.where("t.id", "<", before ?? ""))
    .orderBy("t.id", "desc").limit(pageSize + 1).execute();
  const shown = rows.slice(0, pageSize);
  return { tasks: await presentTasks(context, shown), next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null };
}

/** @throws CallFailure `not_found` also for a task of somebody else */
export async function readTask(context: CallContext, id: string): Promise<TaskDetails> {
  const row = await findTask(context, id);
  const task = await presentTask(context, row);
  // Values of rows are for who could read them in the file.
  const problems = task.isOwn ? await context.services.database.sql.selectFrom("platon.task_problems").selectAll().where("task_id", "=", id).orderBy("position").execute() : [];
  return { ...task, problemList: problems.map(({ row_number: line, column_title: column, value, message }) => ({ row: line, column, value, message })) };
}

/** @throws CallFailure `not_found` */
export async function findTask(context: CallContext, id: string): Promise<VisibleTask> {
  const row = isRecordId(id) ? await visibleTasks(context).where("t.id", "=", id).executeTakeFirst() : undefined;
  if (row === undefined) throw new CallFailure("not_found");
  return row;
}

export async function presentTask(context: CallContext, row: VisibleTask): Promise<Task> {
  const [task] = await presentTasks(context, [row]);
  if (task === undefined) throw new CallFailure("not_found");
  return task;
}

export async function presentTasks(context: CallContext, rows: readonly VisibleTask[]): Promise<Task[]> {
  const { services, project } = context;
  const config = await services.configuration.of(project.id);
  const translate = translator(config, context);
  const titleOf = ({ of, name }: TaskSubject): string => {
    const object = of && taskCollections.includes(of) ? config[of].get(name) : undefined;
    return object?.title === undefined ? name : translate(object.title);
  };
  return rows.map((row) => {
    const isOwn = row.user_id === context.caller?.userId;
    return {
      id: row.id, kind: row.kind, subject: row.subject && titleOf(row.subject as TaskSubject), state: row.state, done: Number(row.done), total: row.total === null ? null : Number(row.total),
      attempt: row.attempt, owner: row.user_id === null ? null : { id: row.user_id, fullName: row.full_name ?? "" }, isOwn,
      canRetry: unfinishedStates.includes(row.state) && services.tasks.kinds.has(row.kind),
      createdAt: row.created_at, startedAt: row.started_at, endedAt: row.ended_at, keptUntil: row.ended_at && new Date(Date.parse(row.ended_at) + keptMs).toISOString(),
      counts: row.counts as Record<string, number>, failure: failureOf(context, row), problems: row.problems,
      file: row.file_id !== null && isOwn ? { name: row.file_name ?? "", size: Number(row.file_size) } : null,
    };
  });
}

function failureOf({ locale }: CallContext, { failure, id }: VisibleTask): Task["failure"] {
  const { code, params } = (failure ?? {}) as { code?: string; params?: Record<string, string | number> };
  if (code === undefined || !isErrorCode(code)) return null;
  return { code, message: sayError(locale, code, code === "internal" ? { id } : (params ?? {})) };
}
