import { CalendarClock, Plus } from "lucide-react";
import type { ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { taskWords } from "#sdk/react/tasks/taskWords.ts";
import { useEvent } from "#sdk/react/useEvent.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import styles from "./Schedules.module.css";
import list from "../worklist/WorkList.module.css";
import { ScheduleItem } from "./ScheduleItem.tsx";
import { scheduleWords } from "./scheduleWords.ts";

/** Work at times of its own: when it comes next, how the last runs went, and a run by hand. */
export function SchedulesScreen({ frame }: ScreenProps): ReactElement {
  const t = useText();
  const say = useLateText(scheduleWords, "schedules");
  const sayTask = useLateText(taskWords, "tasks");
  const http = useCapability("http");
  const navigation = useCapability("navigation");
  const [schedules, reload] = useLoaded((signal) => http.call("GET cron", { signal }), [http]);
  useEvent("ServerEvent", (event) => {
    const isRun = event.kind === "task" && !(event.state === "running" && event.done > 0);
    if (isRun || event.kind === "reset" || (event.kind === "config" && event.entity === "cron")) reload();
  });
  const title = t("places.names.schedules");
  useScreenHeading({ title });
  const create = <Button tone="primary" icon={Plus} onPress={() => void navigation.open("forms/cron?_target=modal")}>{say("new")}</Button>;
  return (
    <div className={list.screen}>
      {frame !== "modal" && <PageHeader title={title} actions={create} />}
      <p className={styles.note}>{say("hint")}</p>
      {schedules.state === "loading" && <SkeletonText lines={6} />}
      {schedules.state === "failed" && <FailureView failure={schedules.failure} onRetry={reload} />}
      {schedules.state === "ready" && schedules.value.length === 0 && <EmptyState icon={CalendarClock} title={say("none")} hint={say("noneHint")} />}
      {schedules.state === "ready" && schedules.value.length > 0 && (
        <ul className={list.list} aria-label={say("list")}>
          {schedules.value.map((one) => <ScheduleItem key={one.id} schedule={one} say={say} sayTask={sayTask} onChange={reload} />)}
        </ul>
      )}
    </div>
  );
}
