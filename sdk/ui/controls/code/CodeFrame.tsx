import type { FocusEvent, ReactElement, ReactNode } from "react";
import { joinClasses } from "../../foundation/joinClasses.ts";
import { useUiText } from "../../foundation/uiText.ts";
import control from "../control.module.css";
import type { ControlProps } from "../ControlProps.ts";
import { boxStates } from "../inputAttributes.ts";
import styles from "./CodeFrame.module.css";
import { findCodeLanguage } from "./codeLanguages.ts";

interface CodeFrameProps {
  /** Of the control, whose states the frame shows. */
  readonly states: Omit<ControlProps<string>, "autoFocus">;
  readonly language: string | undefined;
  /** At the end of the head. */
  readonly action: ReactNode;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/** What is around an editor of code: its language, and how to leave it by keyboard. */
export function CodeFrame({ states, language, action, onBlur, children }: CodeFrameProps): ReactElement {
  const text = useUiText();
  return (
    <div className={joinClasses(control.box, styles.box)} {...boxStates(states)} onBlur={onBlur}>
      <div className={styles.head}>
        <span>{findCodeLanguage(language)?.name}</span>
        {!states.isReadOnly && !states.isDisabled && <span className={styles.hint}>{text.codeLeave}</span>}
        {action}
      </div>
      {children}
    </div>
  );
}
