import { useCallback, useState } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useEvent } from "#sdk/react/useEvent.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";
import type { ServerEvent, Task, TaskPage } from "#sdk/wire.ts";

type TaskEvent = Extract<ServerEvent, { kind: "task" }>;

export interface ShownTasks {
  readonly loaded: Loaded<readonly Task[]>;
  readonly hasMore: boolean;
  readMore(): Promise<void>;
  reload(): void;
}

/** The tasks of a list, the newest first, as they go on: how far one is comes with the event, what became of it is read anew. */
export function useTasks(scope: "own" | "all"): ShownTasks {
  const http = useCapability("http");
  const [told, setTold] = useState<ReadonlyMap<string, TaskEvent>>(new Map());
  const [further, setFurther] = useState<readonly TaskPage[]>([]);
  const [first, reload] = useLoaded(async (signal) => {
    const page = await http.call("GET tasks", { query: { scope }, signal });
    setTold(new Map());
    return page;
  }, [http, scope]);
  const reloadAll = useCallback(() => {
    setFurther([]);
    reload();
  }, [reload]);
  useEvent("ServerEvent", (event) => {
    if (event.kind === "reset") reloadAll();
    if (event.kind !== "task" || (scope === "own" && !event.isOwn)) return;
    if (event.state === "running" && event.done > 0) setTold((before) => new Map(before).set(event.taskId, event));
    else reload();
  });
  if (first.state !== "ready") return { loaded: first, hasMore: false, readMore: () => Promise.resolve(), reload: reloadAll };
  const pages = [first.value, ...further];
  const { next = null } = pages.at(-1) ?? {};
  const tasks = pages.flatMap((page) => page.tasks.map((task) => withEvent(task, told.get(task.id))));
  const readMore = async (): Promise<void> => {
    if (next === null) return;
    const page = await http.call("GET tasks", { query: { scope, before: next } });
    setFurther((before) => [...before, page]);
  };
  return { loaded: { state: "ready", value: tasks }, hasMore: next !== null, readMore, reload: reloadAll };
}

const withEvent = (task: Task, event: TaskEvent | undefined): Task =>
  event && task.endedAt === null ? { ...task, state: event.state, done: event.done, total: event.total } : task;
