import { useLayoutEffect, useRef, useState, type ChangeEvent, type ReactElement } from "react";
import { joinClasses } from "../joinClasses.ts";
import styles from "./control.module.css";
import type { ControlProps } from "./ControlProps.ts";
import { boxStates, inputAttributes } from "./inputAttributes.ts";
import { caretAfter, cleanNumberText, groupNumberText, numberOfText, textOfNumber } from "./numberText.ts";

export interface NumberControlProps extends ControlProps<number | undefined> {
  /** Decimals that can be typed; 4 unless told (spec §9). */
  readonly scale?: number;
  /** After the number: a unit or a currency. */
  readonly suffix?: string;
  readonly textAlign?: "left" | "center" | "right";
}

/**
 * The text while it is edited: "-" and "1." are no numbers yet, and must not vanish while the person types.
 * The draft counts only as long as it still means the value.
 */
const useDraft = (props: NumberControlProps) => {
  const [draft, setDraft] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const isCurrent = draft !== undefined && numberOfText(draft.replace(/ /g, "")) === props.value;
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { value, selectionStart } = event.target;
    const clean = cleanNumberText(value, props.scale ?? 4);
    const next = groupNumberText(clean);
    const before = cleanNumberText(value.slice(0, selectionStart ?? value.length), props.scale ?? 4);
    caret.current = caretAfter(next, before.length);
    setDraft(next);
    const number = numberOfText(clean);
    if (number !== props.value) props.onChange(number);
  };
  return { input, text: isCurrent ? draft : textOfNumber(props.value), change, settle: () => setDraft(undefined) };
};

/**
 * A signed decimal with "." as radix (a comma is taken for one) and spaces between thousands (spec §5).
 * @example <NumberControl id={id} value={amount} onChange={setAmount} scale={2} suffix="сўм" />
 */
export const NumberControl = (props: NumberControlProps): ReactElement => {
  const { input, text, change, settle } = useDraft(props);
  const blur = (): void => {
    settle();
    props.onBlur?.();
  };
  return (
    <div className={styles.box} {...boxStates(props)}>
      <input
        {...inputAttributes(props)}
        ref={input}
        type="text"
        inputMode={props.scale === 0 ? "numeric" : "decimal"}
        autoComplete="off"
        className={joinClasses(styles.bare, styles.figures)}
        style={props.textAlign && { textAlign: props.textAlign }}
        value={text}
        onChange={change}
        onBlur={blur}
      />
      {props.suffix !== undefined && <span className={styles.suffix}>{props.suffix}</span>}
    </div>
  );
};

/** A whole number: `NumberControl` without decimals. */
export const IntControl = (props: Omit<NumberControlProps, "scale">): ReactElement => (
  <NumberControl {...props} scale={0} />
);
