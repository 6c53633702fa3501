import { Pencil, Play } from "lucide-react";
import type { ReactElement } from "react";
import { formatDateTime } from "#core/format/formatDate.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { Details } from "#sdk/react/security/Details.tsx";
import { countsOfTask, isOpenTask, taskTones } from "#sdk/react/tasks/describeTask.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useToldAction } from "#sdk/react/useToldAction.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { Disclosure } from "#sdk/ui/layout/Disclosure.tsx";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import type { Schedule } from "#sdk/wire.ts";
import styles from "./Schedules.module.css";
import list from "../worklist/WorkList.module.css";

interface ScheduleItemProps {
  readonly schedule: Schedule;
  readonly say: SayLate;
  readonly sayTask: SayLate;
  readonly onChange: () => void;
}

type Run = Schedule["runs"][number];

/** One piece of work at times of its own. */
export function ScheduleItem({ schedule, say, sayTask, onChange }: ScheduleItemProps): ReactElement {
  const { id, name, title, isEnabled, expression, next, runAs, runAsName, runs, timeZone: zone } = schedule;
  const http = useCapability("http");
  const navigation = useCapability("navigation");
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const [act] = useToldAction(onChange);
  const time = (at: string): string => formatDateTime(at, { timeZone });
  const [last] = runs;
  return (
    <li className={list.item} aria-label={title}>
      <div className={list.head}>
        <p className={list.title}>
          {title}
          {!isEnabled && <StatusPill>{say("off")}</StatusPill>}
          {last && <StatusPill tone={taskTones[last.state]}>{sayTask(`states.${last.state}`)}</StatusPill>}
        </p>
        <div className={list.actions}>
          <Button size="small" icon={Play} isDisabled={last !== undefined && isOpenTask(last)} aria={{ "aria-label": say("runOf", { title }) }} onPress={() => void act(() => http.call("POST cron/{name}/run", { params: { name } }), say("begun"))}>{say("run")}</Button>
          <IconButton icon={Pencil} label={say("editOf", { title })} onPress={() => void navigation.open(`forms/cron/${id}?_target=modal`)} />
        </div>
      </div>
      {runAsName === null && <p className={list.failure}>{say("nobody", { name: runAs })}</p>}
      <Details facts={[next[0] ? say("next", { time: time(next[0]) }) : null, `${expression} · ${zone}`, runAsName && say("runAs", { name: runAsName })]} />
      {next.length > 1 && (
        <Disclosure title={say("nextTimes")}>
          <ol className={styles.times}>{next.map((at) => <li key={at}>{time(at)}</li>)}</ol>
        </Disclosure>
      )}
      <Disclosure title={say("runs", { count: runs.length })}>
        {runs.length === 0 ? <p className={styles.note}>{say("noRuns")}</p> : runs.map((run) => <RunLine key={run.id} run={run} say={say} sayTask={sayTask} time={time} />)}
      </Disclosure>
    </li>
  );
}

const RunLine = ({ run, say, sayTask, time }: Pick<ScheduleItemProps, "say" | "sayTask"> & { readonly run: Run; readonly time: (at: string) => string }): ReactElement => {
  const { state, createdAt, startedAt, endedAt, failure, log } = run;
  const seconds = startedAt && endedAt ? (Date.parse(endedAt) - Date.parse(startedAt)) / 1_000 : undefined;
  return (
    <div className={styles.run}>
      <p className={list.title}>
        {time(createdAt)}
        <StatusPill tone={taskTones[state]}>{sayTask(`states.${state}`)}</StatusPill>
      </p>
      <Details facts={[seconds !== undefined && say("took", { seconds: formatNumber(Math.round(seconds * 10) / 10) }), ...countsOfTask(run, sayTask)]} />
      {failure && <p className={list.failure}>{failure.message}</p>}
      {log !== null && <pre className={styles.log} role="region" aria-label={say("log")}>{log}</pre>}
    </div>
  );
};
