import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactElement } from "react";
import { joinClasses } from "../foundation/joinClasses.ts";
import styles from "./control.module.css";
import type { ControlProps } from "./ControlProps.ts";
import { boxStates, inputAttributes } from "./inputAttributes.ts";

export interface TextControlProps extends ControlProps<string> {
  readonly type?: Extract<HTMLInputTypeAttribute, "text" | "email" | "tel" | "url" | "time">;
  readonly maxLength?: number;
  readonly inputMode?: "text" | "decimal" | "numeric" | "tel" | "search" | "email" | "url";
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly isLarge?: boolean;
}

/**
 * One line of text.
 * @example <TextControl id={id} value={name} onChange={setName} describedBy={describedBy} />
 */
export const TextControl = (props: TextControlProps): ReactElement => (
  <input
    {...inputAttributes(props)}
    {...boxStates(props)}
    type={props.type ?? "text"}
    className={joinClasses(styles.box, props.isLarge && styles.large)}
    style={props.textAlign && { textAlign: props.textAlign }}
    value={props.value}
    maxLength={props.maxLength}
    inputMode={props.inputMode}
    autoComplete={props.autoComplete ?? "off"}
    onChange={(event) => props.onChange(event.target.value)}
    onBlur={props.onBlur}
  />
);
