import { Download, RotateCw, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { formatDateTime } from "#core/format/formatDate.ts";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { AskedButton } from "#sdk/react/security/AskedButton.tsx";
import { Details } from "#sdk/react/security/Details.tsx";
import { countsOfTask, isOpenTask, percentOfTask, taskTones, titleOfTask } from "#sdk/react/tasks/describeTask.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useToldAction } from "#sdk/react/useToldAction.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { Disclosure } from "#sdk/ui/layout/Disclosure.tsx";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import { Progress } from "#sdk/ui/status/Progress.tsx";
import type { Task } from "#sdk/wire.ts";
import { TaskProblems } from "./TaskProblems.tsx";
import styles from "./Tasks.module.css";
import list from "../worklist/WorkList.module.css";

interface TaskItemProps {
  readonly task: Task;
  readonly isOwnerShown: boolean;
  readonly say: SayLate;
  readonly onChange: () => void;
}

/** One task: what it is, how far, what came of it, and what can be done with it. */
export function TaskItem({ task, isOwnerShown, say, onChange }: TaskItemProps): ReactElement {
  const http = useCapability("http");
  const files = useCapability("files");
  const locale = useLocale();
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const [act] = useToldAction(onChange);
  const { id, state, failure, file, problems } = task;
  const title = titleOfTask(task, say);
  const isOpen = isOpenTask(task);
  const time = (at: string): string => formatDateTime(at, { timeZone });
  const download = async (): Promise<void> => {
    const { ticket } = await http.call("POST tasks/{id}/ticket", { params: { id } });
    files.saveAnswer("GET tasks/{id}/result", { params: { id }, query: { ticket } }, file?.name ?? "");
  };
  const percent = percentOfTask(task);
  return (
    <li className={list.item} aria-label={title}>
      <div className={list.head}>
        <p className={list.title}>
          {title}
          <StatusPill tone={taskTones[state]}>{say(`states.${state}`)}</StatusPill>
        </p>
        <div className={list.actions}>
          {file && <Button size="small" icon={Download} onPress={() => void act(download)} aria={{ "aria-label": say("downloadOf", { name: file.name }) }}>{say("download")}</Button>}
          {task.canRetry && <Button size="small" icon={RotateCw} onPress={() => void act(() => http.call("POST tasks/{id}/retry", { params: { id } }))}>{say("retry")}</Button>}
          {isOpen
            ? <AskedButton size="small" text={say("cancel")} question={say("cancelQuestion")} no={say("no")} onYes={() => act(() => http.call("DELETE tasks/{id}", { params: { id } }))} />
            : <IconButton icon={Trash2} label={say("remove")} onPress={() => void act(() => http.call("DELETE tasks/{id}", { params: { id } }))} />}
        </div>
      </div>
      {state === "running" && (
        <div className={styles.progress}>
          <Progress label={title} tone="info" {...(percent !== undefined && { percent })} />
          {task.total !== null && <span className={styles.figures}>{say("progress", { done: formatNumber(task.done), total: formatNumber(task.total) })}</span>}
        </div>
      )}
      {failure !== null && !isOpen && <p className={list.failure}>{failure.message}</p>}
      {state === "interrupted" && <p className={list.failure}>{say("interruptedHint")}</p>}
      <Details
        facts={[
          isOwnerShown && (task.owner?.fullName ?? null), ...countsOfTask(task, say), file && `${file.name}, ${formatFileSize(file.size, locale)}`,
          task.attempt > 1 && isOpen && say("again", { attempt: task.attempt }),
        ]}
      />
      <Details facts={[say("asked", { time: time(task.createdAt) }), task.endedAt && say("ended", { time: time(task.endedAt) }), task.keptUntil && file && say("kept", { time: time(task.keptUntil) })]} />
      {problems > 0 && task.isOwn && (
        <Disclosure title={say("problems", { count: formatNumber(problems) })}>
          <TaskProblems id={id} say={say} />
        </Disclosure>
      )}
    </li>
  );
}
