import type { ReactElement, ReactNode } from "react";
import { joinClasses } from "../foundation/joinClasses.ts";
import { toneClass, type Tone } from "../foundation/tones.ts";
import styles from "./Badge.module.css";

/**
 * A small count or word. `primary` is the accent in full, for what waits for the person.
 * @example <Badge tone="warning">7</Badge>
 */
export const Badge = ({
  children,
  tone = "primary",
}: {
  readonly children: ReactNode;
  readonly tone?: Tone | "primary";
}): ReactElement => (
  <span className={joinClasses(styles.badge, tone === "primary" ? styles.full : toneClass(tone))}>{children}</span>
);

/**
 * The state of a record: a dot and a word, so that the colour is never alone.
 * @example <StatusPill tone="success">Ҳал қилинди</StatusPill>
 */
export const StatusPill = ({
  children,
  tone = "neutral",
  hasDot = true,
}: {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly hasDot?: boolean;
}): ReactElement => (
  <span className={joinClasses(styles.pill, toneClass(tone))}>
    {hasDot && <span className={styles.dot} />}
    <span className={styles.text}>{children}</span>
  </span>
);
