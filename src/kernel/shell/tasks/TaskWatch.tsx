import { useEffect, useEffectEvent, useState, type ReactElement } from "react";
import { createPortal } from "react-dom";
import { isOpenTask, titleOfTask } from "#sdk/react/tasks/describeTask.ts";
import { fillWording } from "#core/wording/fillWording.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import type { Task } from "#contract/task.ts";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { saveAddress } from "../../services/files/saveAddress.ts";
import { TaskMark } from "./TaskMark.tsx";
import { whenSeen } from "./whenSeen.ts";

const centre = "async";

/** The tasks of who sits here, from the list of those that are open or that nobody was told of, and from then on by events. */
export const TaskWatch = (): ReactElement => {
  const { bus, http, log, navigator, overlays } = useKernel();
  const t = useKernelText();
  const say: SayLate = (key, params = {}) => fillWording(t(`tasks.${key}`), params);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const slot = document.querySelector("[data-tasks]");
  const show = useEffectEvent((task: Task): void => {
    const { file, id } = task;
    const isDone = task.state === "done";
    const save = async (): Promise<void> => {
      const { ticket } = await http.call("POST tasks/{id}/ticket", { params: { id } });
      saveAddress({ address: http.address("GET tasks/{id}/result", { params: { id }, query: { ticket } }), name: file?.name ?? "" });
    };
    const text = [titleOfTask(task, say), task.failure?.message].filter(Boolean).join(". ");
    overlays.toast({
      kind: isDone ? "success" : "error", title: say(isDone ? "tellDone" : "tellFailed"), text,
      action: file && isDone ? { label: say("download"), run: () => void save().catch((failure: unknown) => log.error(failure)) } : { label: say("open"), run: () => void navigator.open(centre) },
    });
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const load = async (): Promise<void> => {
      const { tasks } = await http.call("GET tasks", { query: { state: "untold" }, signal });
      setOpen(new Set(tasks.filter(isOpenTask).map(({ id }) => id)));
      await Promise.all(tasks.filter((task) => !isOpenTask(task)).map(({ id }) => tell(id)));
    };
    /** One window of all that the user has open tells it, and one that somebody looks at. */
    const tell = async (id: string): Promise<void> => {
      await whenSeen(signal);
      const { isFirst } = await http.call("POST tasks/{id}/told", { params: { id }, signal });
      if (isFirst) show(await http.call("GET tasks/{id}", { params: { id }, signal }));
    };
    const fail = (failure: unknown): void => void (signal.aborted || log.error(failure));
    const heard = bus.on("ServerEvent", (event) => {
      if (event.kind === "reset") return void load().catch(fail);
      if (event.kind !== "task" || !event.isOwn) return;
      const { taskId, state } = event;
      setOpen((before) => {
        if (before.has(taskId) === isOpenTask({ state })) return before;
        const after = new Set(before);
        if (isOpenTask({ state })) after.add(taskId);
        else after.delete(taskId);
        return after;
      });
      if (!isOpenTask({ state })) void tell(taskId).catch(fail);
    });
    void load().catch(fail);
    return () => {
      end.abort();
      heard.dispose();
    };
  }, [bus, http, log]);
  if (open.size === 0 || slot === null) return <></>;
  return createPortal(<TaskMark label={say("running", { count: open.size })} count={open.size} onOpen={() => void navigator.open(centre)} />, slot);
};
