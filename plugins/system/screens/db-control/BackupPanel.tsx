import { Download, X } from "lucide-react";
import { useState, type ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { Progress } from "#sdk/ui/status/Progress.tsx";
import type { DatabaseReport } from "#sdk/wire.ts";
import styles from "./Database.module.css";
import { useBackup, type BackupRun } from "./useBackup.ts";

/** Takes a backup of the whole server: the browser writes it to the disk as it comes. */
export function BackupPanel({ files }: { readonly files: DatabaseReport["files"] }): ReactElement {
  const t = useText();
  const locale = useLocale();
  const [isWithFiles, setWithFiles] = useState(false);
  const run = useBackup();
  const isRunning = run.state === "running";
  return (
    <Card title={t("system.database.backup")}>
      <div className={styles.backup}>
        <p className={styles.hint}>{t("system.database.backupHint")}</p>
        {files.count > 0 && (
          <CheckboxControl id="backup-files" name="files" value={isWithFiles} onChange={setWithFiles} isDisabled={isRunning}>
            {t("system.database.withFiles", { count: files.count, size: formatFileSize(files.bytes, locale) })}
          </CheckboxControl>
        )}
        <div className={styles.actions}>
          <Button tone="primary" icon={Download} isDisabled={isRunning} onPress={() => run.begin(isWithFiles)}>{t("system.database.takeBackup")}</Button>
          {isRunning && <Button icon={X} onPress={run.cancel}>{t("system.database.cancel")}</Button>}
        </div>
        <BackupState run={run} onRetry={() => run.begin(isWithFiles)} />
      </div>
    </Card>
  );
}

function BackupState({ run, onRetry }: { readonly run: BackupRun; readonly onRetry: () => void }): ReactElement {
  const t = useText();
  const percent = run.rows === 0 ? undefined : Math.min(99, (run.written * 100) / run.rows);
  return (
    <>
      <div role="status" className={styles.progress}>
        {run.state === "running" && t("system.database.writing", { written: formatNumber(run.written) })}
        {run.state === "done" && t("system.database.written", { written: formatNumber(run.written) })}
        {run.state === "cancelled" && t("system.database.cancelled")}
      </div>
      {run.state === "running" && <Progress label={t("system.database.backup")} {...(percent !== undefined && { percent })} />}
      {run.state === "failed" && (run.failure === undefined ? <p role="alert" className={styles.hint}>{t("system.database.broken")}</p> : <FailureView failure={run.failure} onRetry={onRetry} />)}
    </>
  );
}
