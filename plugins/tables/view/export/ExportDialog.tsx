import { useState, type KeyboardEvent, type ReactElement } from "react";
import { FileDown } from "lucide-react";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { ExportChoices } from "./ExportChoices.tsx";
import styles from "./ExportDialog.module.css";
import { ExportProgress } from "./ExportProgress.tsx";
import type { ExportSubject } from "./exportSubject.ts";
import { useExportChoice } from "./useExportChoice.ts";
import { useExportFile } from "./useExportFile.ts";

export interface ExportDialogProps {
  readonly subject: ExportSubject;
  readonly onClose: () => void;
}

/** Which rows and columns leave as which file; then how far the file is. */
export const ExportDialog = ({ subject, onClose }: ExportDialogProps): ReactElement => {
  const t = useText();
  const locale = useLocale();
  const { code: language } = useLanguage();
  const choice = useExportChoice(subject);
  const file = useExportFile(subject.resource);
  const [hasBegun, setBegun] = useState(false);
  const begin = (): void => {
    setBegun(true);
    file.begin(choice.question(language));
  };
  const close = (): void => {
    if (!file.isTask) file.cancel();
    onClose();
  };
  const isRunning = file.progress.state === "counting" || file.progress.state === "running";
  const isOver = file.progress.state === "done";
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
  return (
    <div onKeyDown={onKeyDown}>
      <ModalFrame
        title={t("tables.export.title", { table: subject.title })}
        icon={FileDown}
        width="560px"
        closesOutside={!isRunning}
        onClose={close}
        footer={
          <div className={styles.footer}>
            {isRunning && file.isTask && <Button onPress={file.cancel}>{t("tables.export.cancel")}</Button>}
            <Button onPress={close}>{t(isOver || (isRunning && file.isTask) ? "tables.export.close" : "tables.export.cancel")}</Button>
            {!isOver && !(isRunning && file.isTask) && (
              <Button tone="primary" isBusy={isRunning} isDisabled={choice.columns.length === 0} onPress={begin}>
                {t(file.progress.state === "failed" ? "tables.export.again" : "tables.export.save")}
              </Button>
            )}
          </div>
        }
      >
        {hasBegun && file.progress.state !== "idle" && (
          <ExportProgress progress={file.progress} failure={file.failure === undefined ? undefined : readFailure(file.failure, locale)} />
        )}
        {isRunning && file.isTask && <p className={styles.note}>{t("tables.export.byTask")}</p>}
        {!isRunning && !isOver && <ExportChoices subject={subject} choice={choice} />}
      </ModalFrame>
    </div>
  );
};
