import Type, { type Static } from "typebox";
import { endpoint, Id, Name, Nullable } from "./endpoint.ts";
import { Task } from "./task.ts";

/** One piece of work at times of its own, as administrators follow it. */
export const Schedule = Type.Object({
  id: Id,
  name: Type.String(),
  /** In the caller's language. */
  title: Type.String(),
  isEnabled: Type.Boolean(),
  kind: Type.Enum(["endpoint", "program", "export", "cleanup"]),
  /** What is called, exported or cleaned, in the caller's language; null of a program. */
  subject: Nullable(Type.String()),
  expression: Type.String(),
  timeZone: Type.String(),
  /** The next five times, ISO 8601; none where it is switched off. */
  next: Type.Array(Type.String()),
  runAs: Type.String(),
  /** Null where there is no such user, or the user is disabled: then it fails. */
  runAsName: Nullable(Type.String()),
  /** The last ten, the newest first. */
  runs: Type.Array(Type.Object({ ...Task.properties, log: Nullable(Type.String()) })),
});
export type Schedule = Static<typeof Schedule>;

const who = { plugin: "system", access: "user" } as const;

export const cronEndpoints = {
  "GET cron": endpoint({ ...who, summary: "Work at times of its own, with the next times and the last runs, for administrators", response: Type.Array(Schedule) }),
  "POST cron/{name}/run": endpoint({ ...who, summary: "Runs it now, for administrators, as whom it says", params: Type.Object({ name: Name }), response: Type.Object({ taskId: Id }) }),
};
