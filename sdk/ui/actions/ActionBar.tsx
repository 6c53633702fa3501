import type { ReactElement, ReactNode } from "react";
import styles from "./ActionBar.module.css";

export interface ActionBarProps {
  /** At the left: what is wrong, what is selected, what is not saved. */
  readonly summary?: ReactNode;
  /** The primary one last. */
  readonly children: ReactNode;
}

/** The actions of a form or a selection, held at the lower edge of what scrolls. */
export const ActionBar = ({ summary, children }: ActionBarProps): ReactElement => (
  <div className={styles.bar}>
    <div className={styles.summary}>{summary}</div>
    <div className={styles.actions}>{children}</div>
  </div>
);
