import type { ReactElement, ReactNode } from "react";
import { joinClasses } from "../foundation/joinClasses.ts";
import styles from "./Card.module.css";

export interface CardProps {
  readonly children: ReactNode;
  readonly title?: string;
  readonly actions?: ReactNode;
  /** The content reaches the edges: a table, a map. */
  readonly isBare?: boolean;
}

/** A panel with a hairline around it. */
export const Card = ({ children, title, actions, isBare = false }: CardProps): ReactElement => (
  <section className={styles.card}>
    {(title !== undefined || actions !== undefined) && (
      <header className={styles.header}>
        {title !== undefined && <h2 className={styles.title}>{title}</h2>}
        {actions}
      </header>
    )}
    <div className={joinClasses(styles.body, isBare && styles.bare)}>{children}</div>
  </section>
);
