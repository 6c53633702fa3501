import type { HTMLInputAutoCompleteAttribute, ReactElement } from "react";
import { joinClasses } from "../foundation/joinClasses.ts";
import styles from "./control.module.css";
import type { ControlProps } from "./ControlProps.ts";
import { boxStates, inputAttributes } from "./inputAttributes.ts";

export interface TextAreaControlProps extends ControlProps<string> {
  readonly maxLength?: number;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Lines shown at least; it grows with its text where the browser can. */
  readonly rows?: number;
}

/** Several lines of text. */
export const TextAreaControl = ({ rows = 3, ...props }: TextAreaControlProps): ReactElement => (
  <textarea
    {...inputAttributes(props)}
    {...boxStates(props)}
    className={joinClasses(styles.box, styles.area)}
    // Where the box follows its text, `rows` alone says nothing.
    style={{ minHeight: `calc(${rows} * var(--line-base) + 14px)`, ...(props.textAlign && { textAlign: props.textAlign }) }}
    value={props.value}
    maxLength={props.maxLength}
    autoComplete={props.autoComplete ?? "off"}
    rows={rows}
    onChange={(event) => props.onChange(event.target.value)}
    onBlur={props.onBlur}
  />
);
