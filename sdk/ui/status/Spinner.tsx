import type { ReactElement } from "react";
import { joinClasses } from "../foundation/joinClasses.ts";
import styles from "./Spinner.module.css";

/** A turning ring. Decorative: what is busy says so itself by `aria-busy`. */
export const Spinner = ({ isLarge = false }: { readonly isLarge?: boolean }): ReactElement => (
  <span aria-hidden="true" className={joinClasses(styles.spinner, isLarge && styles.large)} />
);
