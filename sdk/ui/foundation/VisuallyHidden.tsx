import type { ReactElement, ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <span className={styles.hidden}>{children}</span>
);
