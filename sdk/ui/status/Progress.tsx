import type { ReactElement } from "react";
import { joinClasses } from "../foundation/joinClasses.ts";
import { toneClass, type Tone } from "../foundation/tones.ts";
import styles from "./Progress.module.css";

export interface ProgressProps {
  /** What progresses. */
  readonly label: string;
  /** 0 to 100; without it, work of unknown length. */
  readonly percent?: number;
  readonly tone?: Tone;
}

/** A bar that fills. */
export const Progress = ({ label, percent, tone = "accent" }: ProgressProps): ReactElement => {
  const shown = percent === undefined ? undefined : Math.max(0, Math.min(percent, 100));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown === undefined ? undefined : Math.round(shown)}
      className={joinClasses(styles.track, toneClass(tone), shown === undefined && styles.unknown)}
    >
      <span className={styles.bar} style={shown === undefined ? undefined : { width: `${shown}%` }} />
    </span>
  );
};
