import { CalendarDays } from "lucide-react";
import { useRef, useState, type ReactElement } from "react";
import { Icon } from "../../icons/Icon.tsx";
import { joinClasses } from "../../foundation/joinClasses.ts";
import { Popover } from "../../overlays/Popover.tsx";
import { useUiText } from "../../foundation/uiText.ts";
import styles from "../control.module.css";
import type { ControlProps } from "../ControlProps.ts";
import { boxStates, inputAttributes } from "../inputAttributes.ts";
import type { DayCalendar } from "./DayCalendar.tsx";
import { parseTypedDay, shownDay } from "./typedDay.ts";

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

/** What a typed text means: a day, or itself. */
const valueOf = (text: string): string | undefined => parseTypedDay(text) ?? (text.trim() || undefined);

/** Undefined while it is closed. A calendar is not needed to type a date: it comes with the press that opens it. */
const useCalendar = () => {
  const [calendar, setCalendar] = useState<{ readonly Calendar: typeof DayCalendar }>();
  const open = async (): Promise<void> => {
    // One that does not arrive does not open: the date can be typed, and the next press asks again.
    const module = await import("./DayCalendar.tsx").catch(() => undefined);
    setCalendar(module && { Calendar: module.DayCalendar });
  };
  return { Calendar: calendar?.Calendar, open: () => void open(), shut: () => setCalendar(undefined) };
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
  const { Calendar, open, shut } = useCalendar();
  const isOff = props.isDisabled || props.isReadOnly;
  // The text while it is edited counts only as long as it still means the value.
  const isCurrent = draft !== undefined && valueOf(draft) === props.value;

  const report = (day: string | undefined): void => {
    if (day !== props.value) props.onChange(day);
  };
  const close = (): void => {
    shut();
    input.current?.focus();
  };
  const choose = (day: string): void => {
    setDraft(undefined);
    report(day);
    close();
  };
  return (
    <div ref={anchor} className={styles.box} {...boxStates(props)} data-open={Calendar && true}>
      <input
        {...inputAttributes(props)}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={joinClasses(styles.bare, "tabular-figures")}
        placeholder={props.placeholder ?? text.dateHint}
        value={isCurrent ? draft : shownDay(props.value ?? "")}
        onChange={(event) => {
          setDraft(event.target.value);
          report(valueOf(event.target.value));
        }}
        onBlur={() => {
          setDraft(undefined);
          props.onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") setDraft(undefined);
          if (event.key !== "ArrowDown" || !event.altKey || isOff) return;
          event.preventDefault();
          open();
        }}
      />
      <button
        type="button"
        className={styles.glyph}
        aria-label={text.openCalendar}
        aria-haspopup="dialog"
        aria-expanded={Calendar !== undefined}
        data-tooltip={text.openCalendar}
        disabled={isOff}
        onClick={() => (Calendar ? shut() : open())}
      >
        <Icon of={CalendarDays} />
      </button>
      {Calendar && (
        <Popover anchor={anchor} placement="below-end" onClose={shut}>
          <Calendar
            value={parseTypedDay(props.value ?? "")}
            today={props.today ?? browserDay()}
            minDate={props.minDate}
            maxDate={props.maxDate}
            onChoose={choose}
            onClose={close}
          />
        </Popover>
      )}
    </div>
  );
};
