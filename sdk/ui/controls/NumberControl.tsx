import { useState, type ChangeEvent, type ClipboardEvent, type ReactElement } from "react";
import { numberInput } from "#core/format/numberInput.ts";
import { joinClasses } from "../foundation/joinClasses.ts";
import styles from "./control.module.css";
import type { ControlProps } from "./ControlProps.ts";
import { boxStates, inputAttributes } from "./inputAttributes.ts";
import { caretAfter, pastedNumber, reportedNumber, typedNumber, type TypedNumber } from "./numberText.ts";
import { useCaret } from "./useCaret.ts";

export interface NumberControlProps extends Omit<ControlProps<number | string | undefined>, "onChange"> {
  /** The decimal as text, with all its digits; what is no number as it was typed, which the field's check refuses. */
  readonly onChange: (value: string | undefined) => void;
  /** After the number: a unit or a currency. */
  readonly suffix?: string;
  /** Digits behind the point that a number is shown with while nobody types in it. */
  readonly scale?: number;
  /** From 0 on the keyboard of a phone may be one of digits: some of these have no minus. */
  readonly minValue?: number;
}

type Props = NumberControlProps & { readonly isInt?: boolean };

/** The text as it is edited: "1 234." stays while it still means the value. */
interface Draft {
  readonly text: string;
  readonly value: string | undefined;
}

const significant = (text: string): number => text.replace(/ /g, "").length;

const useDraft = (props: Props) => {
  const { isInt = false, value } = props;
  const [draft, setDraft] = useState<Draft>();
  const { input, caret } = useCaret();
  /** `behind`: what of the text stands behind the caret. */
  const accept = (typed: TypedNumber, behind: string): void => {
    const next = reportedNumber(typed, isInt);
    caret.current = caretAfter(typed.text, significant(typed.text) - significant(behind));
    setDraft({ text: typed.text, value: next });
    if (next !== textOf(value)) props.onChange(next);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>): void =>
    accept(typedNumber(target.value), target.value.slice(target.selectionStart ?? target.value.length));
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    if (props.isReadOnly || props.isDisabled) return;
    event.preventDefault();
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const [before, after] = [text.slice(0, selectionStart ?? 0), text.slice(selectionEnd ?? text.length)];
    accept(pastedNumber(event.clipboardData.getData("text/plain"), { before, after, isInt }), after);
  };
  const isCurrent = draft !== undefined && draft.value === textOf(value);
  return { input, text: isCurrent ? draft.text : numberInput(value, isInt ? 0 : props.scale), change, paste, settle: () => setDraft(undefined) };
};

const textOf = (value: number | string | undefined): string | undefined => (value === undefined ? undefined : String(value));

const keyboardOf = ({ isInt, minValue, scale }: Props): "text" | "numeric" | "decimal" => {
  if (minValue === undefined || minValue < 0) return "text";
  return isInt || scale === 0 ? "numeric" : "decimal";
};

const Input = (props: Props): ReactElement => {
  const { input, text, change, paste, settle } = useDraft(props);
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
        inputMode={keyboardOf(props)}
        autoComplete="off"
        className={joinClasses(styles.bare, styles.figures)}
        style={props.textAlign && { textAlign: props.textAlign }}
        value={text}
        onChange={change}
        onPaste={paste}
        onBlur={blur}
      />
      {props.suffix !== undefined && <span className={styles.suffix}>{props.suffix}</span>}
    </div>
  );
};

/**
 * A signed decimal with "." as radix (a comma is taken for one) and spaces between thousands (spec §5).
 * @example <NumberControl id={id} value={amount} onChange={setAmount} suffix="сўм" />
 */
export const NumberControl = (props: NumberControlProps): ReactElement => <Input {...props} />;

export interface IntControlProps extends Omit<NumberControlProps, "onChange"> {
  readonly onChange: (value: number | string | undefined) => void;
}

/** A whole number; what is none is reported as it was typed. */
export const IntControl = ({ onChange, ...props }: IntControlProps): ReactElement => {
  const report = (text: string | undefined): void => {
    const number = Number(text);
    onChange(text !== undefined && Number.isSafeInteger(number) && String(number) === text ? number : text);
  };
  return <Input {...props} isInt onChange={report} />;
};
