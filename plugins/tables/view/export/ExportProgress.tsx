import type { ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useText } from "#sdk/react/useText.ts";
import { Progress } from "#sdk/ui/status/Progress.tsx";
import styles from "./ExportDialog.module.css";
import type { ExportProgressState } from "./useExportFile.ts";

interface ExportProgressProps {
  readonly progress: ExportProgressState;
  /** Why it failed, in words. */
  readonly failure: string | undefined;
}

/** How far the file is, and in the end whether it has all rows. */
export const ExportProgress = ({ progress, failure }: ExportProgressProps): ReactElement => {
  const t = useText();
  const { state, rows, written, shortened } = progress;
  const figures = { written: formatNumber(written), rows: formatNumber(rows) };
  if (state === "failed") return <p role="alert" className={styles.failed}>{failure ?? t("tables.export.failed")}</p>;
  if (state === "cancelled") return <p role="status">{t("tables.export.cancelled")}</p>;
  if (state === "done") {
    return (
      <div role="status" className={styles.done}>
        <p>{written === rows ? t("tables.export.done", figures) : t("tables.export.doneOther", figures)}</p>
        {shortened > 0 && <p className={styles.note}>{t("tables.export.shortened", { count: shortened })}</p>}
      </div>
    );
  }
  return (
    <div className={styles.running}>
      <p>{state === "counting" ? t("tables.export.counting") : t("tables.export.running", figures)}</p>
      <Progress label={t("tables.export.progress")} {...(state === "running" && rows > 0 && { percent: (100 * written) / rows })} />
    </div>
  );
};
