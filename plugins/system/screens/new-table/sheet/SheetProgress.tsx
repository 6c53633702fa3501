import { Check } from "lucide-react";
import { useEffect, useEffectEvent, useState, type ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { isOpenTask, percentOfTask } from "#sdk/react/tasks/describeTask.ts";
import { useEvent } from "#sdk/react/useEvent.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useToldAction } from "#sdk/react/useToldAction.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { Progress } from "#sdk/ui/status/Progress.tsx";
import styles from "./Sheet.module.css";
import { sheetWords } from "./sheetWords.ts";

interface SheetProgressProps {
  readonly taskId: string;
  readonly title: string;
  /** The table is there, with all of the rows. */
  readonly onMade: () => void;
  readonly onOpen: () => void;
  /** Nothing was made: the fields are to be seen again. */
  readonly onBack: () => void;
}

/** How far a table is that is being made of a file, and what became of it. */
export function SheetProgress({ taskId, title, onMade, onOpen, onBack }: SheetProgressProps): ReactElement {
  const say = useLateText(sheetWords, "sheets");
  const [http, navigation] = [useCapability("http"), useCapability("navigation")];
  const [isEnding, setEnding] = useState(false);
  const [told, setTold] = useState<{ readonly done: number; readonly total: number | null }>();
  const [loaded, reload] = useLoaded((signal) => http.call("GET tasks/{id}", { params: { id: taskId }, signal }), [http, taskId]);
  useEvent("ServerEvent", (event) => {
    if (event.kind === "reset") reload();
    if (event.kind !== "task" || event.taskId !== taskId) return;
    if (event.state === "running" && event.done > 0) setTold({ done: event.done, total: event.total });
    else reload();
  });
  const task = loaded.state === "ready" ? loaded.value : undefined;
  const isWhole = task?.state === "done" && (task.counts["failed"] ?? 0) === 0;
  const tell = useEffectEvent(onMade);
  useEffect(() => {
    if (isWhole) tell();
  }, [isWhole]);
  const [act] = useToldAction(reload);
  const cancel = async (): Promise<void> => {
    setEnding(true);
    await act(() => http.call("DELETE tasks/{id}", { params: { id: taskId } }));
  };
  const isOpen = task === undefined || isOpenTask(task) || isWhole;
  const { done, total } = told ?? task ?? { done: 0, total: null };
  const percent = percentOfTask({ done, total });
  return (
    <Card title={say("making", { title })}>
      <div className={styles.part}>
        {isOpen && (
          <>
            <Progress label={say("making", { title })} tone="info" {...(percent !== undefined && { percent })} />
            <p role="status" className={styles.facts}>{isEnding ? say("cancelling") : total === null ? say("leave") : `${say("progress", { done: formatNumber(done), total: formatNumber(total) })} · ${say("leave")}`}</p>
            <div><Button isDisabled={isEnding || isWhole} onPress={() => void cancel()}>{say("cancel")}</Button></div>
          </>
        )}
        {task && !isOpen && (
          <>
            <p role="alert" className={task.state === "done" ? styles.facts : styles.failure}>
              {task.state === "done" ? say("done", { inserted: formatNumber(task.counts["inserted"] ?? 0), failed: formatNumber(task.counts["failed"] ?? 0) }) : task.state === "cancelled" ? say("cancelled") : (task.failure?.message ?? say("failed"))}
            </p>
            <div className={styles.left}>
              {task.state === "done" ? <Button tone="primary" icon={Check} onPress={onOpen}>{say("openTable")}</Button> : <Button onPress={onBack}>{say("back")}</Button>}
              {task.state !== "cancelled" && <Button onPress={() => void navigation.open("async")}>{say("openTasks")}</Button>}
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
