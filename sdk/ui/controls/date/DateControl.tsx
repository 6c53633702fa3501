import { CalendarDays } from "lucide-react";
import type { ReactElement } from "react";
import { useUiText } from "../../foundation/uiText.ts";
import type { ControlProps } from "../ControlProps.ts";
import { PickedText } from "./PickedText.tsx";
import { parseTypedDay, shownDay } from "./typedDay.ts";

export interface DateControlProps extends ControlProps<string | undefined> {
  /** Bounds as "YYYY-MM-DD", included. The calendar offers nothing beyond; what is typed is for the form to check. */
  readonly minDate?: string;
  readonly maxDate?: string;
  /** "YYYY-MM-DD" in the project's time zone; the browser's day unless given. */
  readonly today?: string;
  /** How the day is written while nobody types in it; DD.MM.YYYY unless told. */
  readonly format?: (day: string) => string;
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
  return (
    <PickedText
      {...props}
      placeholder={props.placeholder ?? text.dateHint}
      read={parseTypedDay}
      show={shownDay}
      icon={CalendarDays}
      openLabel={text.openCalendar}
      popup="dialog"
      load={async () => await import("./DayCalendar.tsx")}
      picker={({ DayCalendar }, { value, choose, close }) => (
        <DayCalendar
          value={value}
          today={props.today ?? browserDay()}
          minDate={props.minDate}
          maxDate={props.maxDate}
          onChoose={choose}
          onClose={close}
        />
      )}
    />
  );
};
