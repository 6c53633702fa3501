import type { ReactElement } from "react";
import { formatDateTime } from "#core/format/formatDate.ts";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText, type SayLate } from "#sdk/react/live/useLateText.ts";
import { titleOfTask } from "#sdk/react/tasks/describeTask.ts";
import { taskWords } from "#sdk/react/tasks/taskWords.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import type { HealthReport } from "#sdk/wire.ts";
import { whyKey } from "../plugins/whyKey.ts";
import styles from "./Health.module.css";
import { MoreLink } from "./MoreLink.tsx";
import { SizeTable } from "./SizeTable.tsx";

interface PartProps {
  readonly report: HealthReport;
  readonly say: SayLate;
}

/** Tasks, stopped components and sizes of this project. */
export function ProjectState({ report, say }: PartProps): ReactElement {
  const locale = useLocale();
  const { files, tables } = report;
  return (
    <div className={styles.pair}>
      <Card title={say("sizes")} isBare>
        <p className={styles.lead}>{[say("ownHint"), say("files", { count: formatNumber(files.count), size: formatFileSize(files.bytes, locale) })].join(" · ")}</p>
        <SizeTable say={say} tables={tables.map(({ name, title, bytes }) => ({ id: name, name: title ?? name, note: title === null ? undefined : name, bytes }))} />
      </Card>
      <div className={styles.column}>
        <Tasks report={report} say={say} />
        <Realms report={report} say={say} />
      </div>
    </div>
  );
}

function Tasks({ report: { tasks }, say }: PartProps): ReactElement {
  const sayTask = useLateText(taskWords, "tasks");
  return (
    <Card title={say("tasks")} actions={<MoreLink link="async?of=all" text={say("allTasks")} />} isBare>
      {tasks.length === 0 && <p className={styles.empty}>{say("noTasks")}</p>}
      {tasks.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say("kind")}</th>
              <th scope="col" className={styles.number}>{say("taskWaiting")}</th>
              <th scope="col" className={styles.number}>{say("taskRunning")}</th>
              <th scope="col" className={styles.wide}>{say("taskDone")}</th>
              <th scope="col" className={styles.number}>{say("taskFailed")}</th>
            </tr>
          </thead>
          <tbody>
            {tasks.map(({ kind, waiting, running, done, failed }) => (
              <tr key={kind}>
                <th scope="row">{titleOfTask({ kind, subject: null }, sayTask)}</th>
                <td className={styles.number}>{formatNumber(waiting)}</td>
                <td className={styles.number}>{formatNumber(running)}</td>
                <td className={styles.wide}>{formatNumber(done)}</td>
                <td className={styles.number} data-tone={failed > 0 ? "danger" : undefined}>{formatNumber(failed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function Realms({ report: { realms }, say }: PartProps): ReactElement {
  const t = useText();
  const timeZone = useReadable(useCapability("i18n").timeZone);
  return (
    <Card title={say("realms")} actions={<MoreLink link="system/plugins" text={say("plugins")} />} isBare>
      {realms.length === 0 && <p className={styles.empty}>{say("noRealms")}</p>}
      <ul className={styles.rows}>
        {realms.map(({ plugin, scope, component, why, count, at, quarantined }) => (
          <li key={`${plugin} ${scope} ${component}`}>
            <span className={styles.named}>
              <span className={styles.code}>{component}</span>
              <StatusPill tone={quarantined ? "danger" : "warning"}>{t(quarantined ? "system.plugins.incidents.quarantined" : `system.plugins.why.${whyKey(why)}`)}</StatusPill>
            </span>
            <span className={styles.note}>{say("realmCount", { count: formatNumber(count), time: formatDateTime(at, { timeZone }) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
