import type { LucideIcon } from "lucide-react";
import { useRef, useState, type ReactElement } from "react";
import { Icon } from "../../icons/Icon.tsx";
import { joinClasses } from "../../foundation/joinClasses.ts";
import { Popover } from "../../overlays/Popover.tsx";
import styles from "../control.module.css";
import type { ControlProps } from "../ControlProps.ts";
import { boxStates, inputAttributes } from "../inputAttributes.ts";
import { useTypedValue } from "./useTypedValue.ts";

/** What a picker can do with the control that opened it. */
export interface Picking {
  /** Undefined for a text that means nothing as well. */
  readonly value: string | undefined;
  /** Takes the value; the picker stays. */
  readonly set: (value: string) => void;
  /** Takes the value, closes, and gives the focus back. */
  readonly choose: (value: string) => void;
  readonly close: () => void;
}

interface PickedTextProps<Picker> extends ControlProps<string | undefined> {
  /** What a typed text means; undefined when it means nothing. */
  readonly read: (text: string) => string | undefined;
  readonly show: (value: string) => string;
  /** How a value is written while nobody types in it; as it is typed unless told. */
  readonly format?: (value: string) => string;
  readonly icon: LucideIcon;
  readonly openLabel: string;
  readonly popup: "dialog" | "listbox";
  /** Nobody who types needs the picker: it comes with the press that opens it. */
  readonly load: () => Promise<Picker>;
  readonly picker: (module: Picker, picking: Picking) => ReactElement;
}

/** Undefined while it is closed. A picker that does not arrive does not open: the next press asks again. */
const usePicker = <Picker,>(load: () => Promise<Picker>) => {
  const [picker, setPicker] = useState<{ readonly module: Picker }>();
  const open = async (): Promise<void> => {
    const module = await load().catch(() => undefined);
    setPicker(module && { module });
  };
  return { picker, open: () => void open(), shut: () => setPicker(undefined) };
};

/** A text that means something, typed or picked: the frame of the controls of days, times and moments. */
export const PickedText = <Picker,>(props: PickedTextProps<Picker>): ReactElement => {
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const typed = useTypedValue(props);
  const { picker, open, shut } = usePicker(props.load);
  const [isTyping, setTyping] = useState(false);
  const isOff = props.isDisabled || props.isReadOnly;
  const known = props.read(props.value ?? "");
  const atRest = isTyping || known === undefined ? undefined : props.format?.(known);
  const close = (): void => {
    shut();
    input.current?.focus();
  };
  const choose = (value: string): void => {
    typed.set(value);
    close();
  };
  return (
    <div ref={anchor} className={styles.box} {...boxStates(props)} data-open={picker && true}>
      <input
        {...inputAttributes(props)}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={joinClasses(styles.bare, "tabular-figures")}
        style={props.textAlign && { textAlign: props.textAlign }}
        value={atRest ?? typed.text}
        onFocus={() => setTyping(!isOff)}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={() => {
          typed.settle();
          setTyping(false);
          props.onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") typed.settle();
          if (event.key !== "ArrowDown" || !event.altKey || isOff) return;
          event.preventDefault();
          open();
        }}
      />
      <button
        type="button"
        className={styles.glyph}
        aria-label={props.openLabel}
        aria-haspopup={props.popup}
        aria-expanded={picker !== undefined}
        data-tooltip={props.openLabel}
        disabled={isOff}
        onClick={() => (picker ? shut() : open())}
      >
        <Icon of={props.icon} />
      </button>
      {picker && (
        <Popover anchor={anchor} placement="below-end" onClose={shut}>
          {props.picker(picker.module, { value: known, set: typed.set, choose, close })}
        </Popover>
      )}
    </div>
  );
};
