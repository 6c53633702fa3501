import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useCallback, useRef, useState, type ReactElement } from "react";
import { Icon } from "../Icon.tsx";
import { joinClasses } from "../joinClasses.ts";
import { Popover } from "../Popover.tsx";
import { useUiText } from "../uiText.ts";
import styles from "./control.module.css";
import type { ControlProps } from "./ControlProps.ts";
import { boxStates, inputAttributes } from "./inputAttributes.ts";
import { parseTypedDay, shownDay } from "./typedDay.ts";

// A calendar is not needed to type a date: it comes with the first press on the button.
const DayCalendar = lazy(() => import("./DayCalendar.tsx").then((module) => ({ default: module.DayCalendar })));

export interface DateControlProps extends ControlProps<string | undefined> {
  /** Bounds as "YYYY-MM-DD", included. The calendar offers nothing beyond; what is typed is for the form to check. */
  readonly minDate?: string;
  readonly maxDate?: string;
  /** "YYYY-MM-DD" in the project's time zone; the browser's day unless given. */
  readonly today?: string;
}

const browserDay = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/**
 * A day, typed as DD.MM.YYYY or chosen from a calendar. The value is "YYYY-MM-DD"; a text that is no day is reported
 * as it was typed, so that nothing is lost and the form's checks can name it.
 * @example <DateControl id={id} value={birthday} onChange={setBirthday} maxDate={today} />
 */
export const DateControl = (props: DateControlProps): ReactElement => {
  const text = useUiText();
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const isOff = props.isDisabled || props.isReadOnly;

  const settle = (): void => {
    if (draft === undefined) return;
    setDraft(undefined);
    const next = draft.trim() === "" ? undefined : (parseTypedDay(draft) ?? draft.trim());
    if (next !== props.value) props.onChange(next);
  };
  const close = useCallback(() => {
    setOpen(false);
    input.current?.focus();
  }, []);
  const choose = (day: string): void => {
    setDraft(undefined);
    if (day !== props.value) props.onChange(day);
    close();
  };
  return (
    <div ref={anchor} className={styles.box} {...boxStates(props)} data-open={isOpen || undefined}>
      <input
        {...inputAttributes(props)}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={joinClasses(styles.bare, "tabular-figures")}
        placeholder={props.placeholder ?? text.dateHint}
        value={draft ?? shownDay(props.value ?? "")}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => {
          settle();
          props.onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle();
          if (event.key !== "ArrowDown" || !event.altKey || isOff) return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      <button
        type="button"
        className={styles.glyph}
        aria-label={text.openCalendar}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-tooltip={text.openCalendar}
        disabled={isOff}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={CalendarDays} />
      </button>
      {isOpen && (
        <Popover anchor={anchor} placement="below-end" onClose={() => setOpen(false)}>
          <Suspense>
            <DayCalendar
              value={parseTypedDay(draft ?? props.value ?? "")}
              today={props.today ?? browserDay()}
              minDate={props.minDate}
              maxDate={props.maxDate}
              onChoose={choose}
              onClose={close}
            />
          </Suspense>
        </Popover>
      )}
    </div>
  );
};
