import type { ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { Progress } from "#sdk/ui/status/Progress.tsx";
import styles from "./RoomBar.module.css";

interface RoomBarProps {
  /** Bytes. */
  readonly used: number;
  /** Null where the project has none. */
  readonly quota: number | null;
}

/** How much room all files of the project take, in words and as a bar. */
export function RoomBar({ used, quota }: RoomBarProps): ReactElement {
  const t = useText();
  const locale = useLocale();
  const words = { used: formatFileSize(used, locale), quota: formatFileSize(quota ?? 0, locale) };
  const percent = quota ? (used * 100) / quota : 0;
  return (
    <div className={styles.room}>
      <span>{t(quota === null ? "system.files.room" : "system.files.roomOf", words)}</span>
      {quota !== null && <Progress label={t("system.files.roomLabel")} percent={percent} tone={toneOf(percent)} />}
    </div>
  );
}

function toneOf(percent: number): "accent" | "warning" | "danger" {
  if (percent >= 100) return "danger";
  return percent >= 90 ? "warning" : "accent";
}
