import type { ReactElement } from "react";
import styles from "./Divider.module.css";

/** A hairline; with a label, the label in its middle ("ёки"). */
export const Divider = ({ label }: { readonly label?: string }): ReactElement =>
  label === undefined ? <hr className={styles.divider} /> : <div className={styles.labelled}>{label}</div>;
