import Type, { type Static } from "typebox";
import { endpoint, Id, NoData, Nullable } from "./endpoint.ts";

/**
 * `waiting`: for its turn; `interrupted`: the server ended while it ran, and it is of a kind that is not begun again by itself, because
 * what it did outside cannot be taken back.
 */
export const taskStates = ["waiting", "running", "done", "failed", "cancelled", "interrupted"] as const;
export type TaskState = (typeof taskStates)[number];

/** What a task did, by what is counted: `rows`, `inserted`, `updated`, `skipped`, `failed` … */
const Counts = Type.Record(Type.String({ maxLength: 40 }), Type.Integer());

/** A piece of work that goes on without its owner (D64). */
export const Task = Type.Object({
  id: Id,
  /** `export`, `import` …: the kinds that the server knows. */
  kind: Type.String(),
  /** What it works on, by its title in the caller's language: a table, an import. Null where there is none. */
  subject: Nullable(Type.String()),
  state: Type.Enum([...taskStates]),
  /** Of `total`, in what the kind counts (rows); `total` is null where nobody knows. */
  done: Type.Integer(),
  total: Nullable(Type.Integer()),
  /** From 1 on, where it runs or ran. */
  attempt: Type.Integer(),
  owner: Nullable(Type.Object({ id: Id, fullName: Type.String() })),
  isOwn: Type.Boolean(),
  /** It may be begun again by `POST tasks/{id}/retry`. */
  canRetry: Type.Boolean(),
  createdAt: Type.String(),
  startedAt: Nullable(Type.String()),
  endedAt: Nullable(Type.String()),
  /** Until then it is kept, with its file; null while it has not ended. */
  keptUntil: Nullable(Type.String()),
  counts: Counts,
  /** Why it did not end well, in the caller's language, with the code of the catalogue. */
  failure: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
  /** How many rows it could not take; the first of them come with `GET tasks/{id}`. */
  problems: Type.Integer(),
  /** Its result, for its owner alone. */
  file: Nullable(Type.Object({ name: Type.String(), size: Type.Integer() })),
});
export type Task = Static<typeof Task>;

/** What is wrong with one row of a file. */
export const TaskProblem = Type.Object({
  /** As the file counts: 1 is its first line. */
  row: Type.Integer(),
  /** Title of the column; empty where the whole row is meant. */
  column: Type.String(),
  value: Type.String(),
  message: Type.String(),
});
export type TaskProblem = Static<typeof TaskProblem>;

export const TaskDetails = Type.Object({ ...Task.properties, problemList: Type.Array(TaskProblem) });
export type TaskDetails = Static<typeof TaskDetails>;

/** The newest first. */
export const TaskPage = Type.Object({
  tasks: Type.Array(Task),
  /** For `before` of the next page; null on the last. */
  next: Nullable(Type.String()),
});
export type TaskPage = Static<typeof TaskPage>;

const TasksQuery = Type.Object({
  /** `all`: everybody's, for administrators. `own` unless said. */
  scope: Type.Optional(Type.Enum(["own", "all"])),
  /** `open`: waiting or running; `untold`: the own ones that are open, or that ended without their owner being told. */
  state: Type.Optional(Type.Enum(["open", "untold"])),
  before: Type.Optional(Id),
});

const byId = Type.Object({ id: Id });
const who = { plugin: "system", access: "user" } as const;

export const taskEndpoints = {
  "GET tasks": endpoint({ ...who, summary: "Work that goes on without its owner: the own, or everybody's", query: TasksQuery, response: TaskPage }),
  "GET tasks/{id}": endpoint({ ...who, summary: "One task, with the first thousand rows that it could not take", params: byId, response: TaskDetails }),
  "DELETE tasks/{id}": endpoint({ ...who, summary: "Cancels a task that has not ended; of one that has, takes it and its file out of the list", params: byId, response: NoData }),
  "POST tasks/{id}/retry": endpoint({ ...who, summary: "Begins a task again that did not end well", params: byId, response: Task }),
  "POST tasks/{id}/told": endpoint({ ...who, summary: "Whoever asks first tells the owner that it ended", params: byId, response: Type.Object({ isFirst: Type.Boolean() }) }),
  "POST tasks/{id}/ticket": endpoint({ ...who, summary: "A ticket for the result: good for ten minutes, while the session lives", params: byId, response: Type.Object({ ticket: Type.String() }) }),
  "GET tasks/{id}/result": endpoint({
    plugin: "system", access: "anonymous", summary: "The result as a file, by ticket", params: byId, query: Type.Object({ ticket: Type.String({ maxLength: 200 }) }), forObservers: false, response: Type.Unknown(),
  }),
};
