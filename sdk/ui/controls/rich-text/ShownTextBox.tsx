import { useState, type ReactElement, type ReactNode } from "react";
import { joinClasses } from "../../foundation/joinClasses.ts";
import control from "../control.module.css";
import type { ControlProps } from "../ControlProps.ts";
import { boxStates } from "../inputAttributes.ts";
import styles from "./ShownTextBox.module.css";
import { useEditable } from "../code/useEditable.ts";

export interface ShownTextBoxProps extends Omit<ControlProps<unknown>, "value" | "onChange"> {
  readonly children: ReactNode;
}

/** The box of a long text that is read-only or off: no editor, and its links can be followed. */
export function ShownTextBox({ children, ...props }: ShownTextBoxProps): ReactElement {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useEditable(root ?? undefined, props);
  return (
    <div
      ref={setRoot}
      className={joinClasses(control.box, styles.box)}
      {...boxStates(props)}
      aria-readonly
      aria-disabled={props.isDisabled || undefined}
      onBlur={props.onBlur}
    >
      {children}
    </div>
  );
}
