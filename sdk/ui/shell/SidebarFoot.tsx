import type { ReactElement, ReactNode } from "react";
import styles from "./SidebarFoot.module.css";

export interface SidebarFootProps {
  /** Copyright and versions. */
  readonly text: string;
  /** Small buttons at the right. */
  readonly children?: ReactNode;
}

/** The lower edge of the sidebar. */
export const SidebarFoot = ({ text, children }: SidebarFootProps): ReactElement => (
  <div className={styles.foot}>
    <span className={styles.text} data-tooltip={text}>
      {text}
    </span>
    <span className={styles.tools}>{children}</span>
  </div>
);
