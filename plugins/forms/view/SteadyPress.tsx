import type { MouseEvent, ReactElement, ReactNode } from "react";
import styles from "./SteadyPress.module.css";

/** The focus goes to the button with the click, so that what a control settles on blur is settled before the button acts. */
const focusPressed = ({ target }: MouseEvent): void => {
  if (target instanceof Element) target.closest("button")?.focus();
};

/**
 * Around buttons below a form. A press that moves the focus at its beginning makes the field that loses it say what is wrong,
 * the buttons move down by a line, and the press ends beside them: nothing happens. Here the focus moves at its end.
 */
export function SteadyPress({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles.steady} onMouseDown={(event) => event.preventDefault()} onClickCapture={focusPressed}>
      {children}
    </div>
  );
}
