import type { ReactElement } from "react";
import { joinClasses } from "../foundation/joinClasses.ts";
import styles from "./BrandMark.module.css";

/** The product's sign: a tile in lapis and turquoise. Decorative, the name stands beside it. */
export const BrandMark = ({ isLarge = false }: { readonly isLarge?: boolean }): ReactElement => (
  <span aria-hidden="true" className={joinClasses(styles.mark, isLarge && styles.large)} />
);
