import type { ReactElement, ReactNode } from "react";
import styles from "./PageHeader.module.css";

export interface PageHeaderProps {
  readonly title: string;
  /** Beside the title: a count, a date. */
  readonly note?: ReactNode;
  /** The primary one last. */
  readonly actions?: ReactNode;
}

/** The heading of a screen: the document's `h1`. */
export const PageHeader = ({ title, note, actions }: PageHeaderProps): ReactElement => (
  <header className={styles.header}>
    <div className={styles.heading}>
      <h1 className={styles.title}>{title}</h1>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </header>
);
