import type { ClipboardEvent, FormEvent, ReactElement } from "react";
import { isOfDigits, maskHint, maskText, pastedInMask, type TextMask } from "#core/format/textMask.ts";
import styles from "./control.module.css";
import { boxStates, inputAttributes } from "./inputAttributes.ts";
import type { TextControlProps } from "./TextControl.tsx";
import { useCaret } from "./useCaret.ts";

export interface MaskControlProps extends Omit<TextControlProps, "type" | "isLarge" | "maxLength"> {
  readonly mask: TextMask;
}

/** Text in the form of the mask, with the caret behind the character that was typed. */
const useMasked = ({ mask, onChange, isReadOnly, isDisabled }: MaskControlProps) => {
  const { input, caret } = useCaret();
  const type = ({ currentTarget: { value, selectionStart } }: FormEvent<HTMLInputElement>): void => {
    caret.current = maskText(mask, value.slice(0, selectionStart ?? value.length)).length;
    onChange(maskText(mask, value));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    // Beside other text it is a part of what is typed.
    if (isReadOnly || isDisabled || selectionStart !== 0 || selectionEnd !== value.length) return;
    event.preventDefault();
    const pasted = pastedInMask(mask, event.clipboardData.getData("text/plain"));
    caret.current = pasted.length;
    onChange(pasted);
  };
  return { input, type, paste };
};

/**
 * One line of text in a form of its own, such as a telephone number. The form is read out as its placeholder; while an input
 * method composes, its text is left alone.
 * @example <MaskControl id={id} value={phone} onChange={setPhone} mask={readMask("99-99")} />
 */
export const MaskControl = (props: MaskControlProps): ReactElement => {
  const { mask, onChange } = props;
  const { input, type, paste } = useMasked(props);
  const hint = maskHint(mask);
  return (
    <input
      {...inputAttributes(props)}
      {...boxStates(props)}
      ref={input}
      type="text"
      className={styles.box}
      style={props.textAlign && { textAlign: props.textAlign }}
      placeholder={props.placeholder ?? hint}
      aria-placeholder={hint}
      value={props.value}
      inputMode={props.inputMode ?? (isOfDigits(mask) ? "numeric" : undefined)}
      autoComplete={props.autoComplete ?? "off"}
      onChange={(event) => ((event.nativeEvent as InputEvent).isComposing ? onChange(event.target.value) : type(event))}
      onCompositionEnd={type}
      onPaste={paste}
      onBlur={props.onBlur}
    />
  );
};
