import { useId, useRef, useState, type ReactElement } from "react";
import { Button } from "../../actions/Button.tsx";
import { useUiText } from "../../foundation/uiText.ts";
import type { DayCalendar } from "./DayCalendar.tsx";
import styles from "./DayCalendar.module.css";
import type { Picking } from "./PickedText.tsx";
import { TimeControl } from "./TimeControl.tsx";
import { dayAndTimeOf, momentAt } from "./typedMoment.ts";
import { parseTypedTime } from "./typedTime.ts";

interface MomentPickerProps extends Picking {
  /** Given, so that it is a file of its own: most controls that open it have no clock. */
  readonly Calendar: typeof DayCalendar;
  readonly timeZone: string;
  readonly min?: string;
  readonly max?: string;
}

/** This minute. */
const present = (): string => {
  const now = new Date();
  now.setUTCSeconds(0, 0);
  return now.toISOString();
};

/** A calendar with a clock under it. A chosen day keeps the time, and the time is what comes next. */
export const MomentPicker = ({ Calendar, value, timeZone, min, max, ...picking }: MomentPickerProps): ReactElement => {
  const text = useUiText();
  const id = useId();
  const clock = useRef<HTMLDivElement>(null);
  const dayOf = (moment: string | undefined): string | undefined => (moment === undefined ? undefined : dayAndTimeOf(moment, timeZone)?.day);
  const now = present();
  const today = dayOf(now) ?? "";
  const { day, time = "00:00:00" } = (value === undefined ? undefined : dayAndTimeOf(value, timeZone)) ?? {};
  // What is being typed there means no time until it is complete.
  const [clockText, setClockText] = useState(time);
  const set = (next: { readonly day: string; readonly time: string }): void => {
    const moment = momentAt(next, timeZone);
    if (moment !== undefined) picking.set(moment);
  };
  const chooseDay = (chosen: string): void => {
    set({ day: chosen, time });
    const input = clock.current?.querySelector("input");
    input?.focus();
    input?.select();
  };
  const typeTime = (typed = ""): void => {
    setClockText(typed);
    const next = parseTypedTime(typed);
    if (next !== undefined) set({ day: day ?? today, time: next });
  };
  return (
    <Calendar value={day} today={today} minDate={dayOf(min)} maxDate={dayOf(max)} onChoose={chooseDay} onClose={picking.close}>
      <div
        ref={clock}
        className={styles.clock}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          picking.close();
        }}
      >
        <TimeControl id={id} label={text.time} value={clockText} onChange={typeTime} />
      </div>
      <Button tone="ghost" size="small" isDisabled={(min !== undefined && now < min) || (max !== undefined && now > max)} onPress={() => picking.choose(now)}>
        {text.now}
      </Button>
    </Calendar>
  );
};
