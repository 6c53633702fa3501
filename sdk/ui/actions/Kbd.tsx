import type { ReactElement } from "react";
import { joinClasses } from "../foundation/joinClasses.ts";
import styles from "./Kbd.module.css";

export interface KbdProps {
  /** As it is printed on the key caps: "Ctrl K". */
  readonly keys: string;
  /** Takes the colour of its surroundings, for use on a coloured button. */
  readonly isInherited?: boolean;
}

/** The keys that do the same. Hidden from screen readers, which hear `aria-keyshortcuts` of the control instead. */
export const Kbd = ({ keys, isInherited = false }: KbdProps): ReactElement => (
  <kbd aria-hidden="true" className={joinClasses(styles.kbd, isInherited && styles.inherited)}>
    {keys}
  </kbd>
);
