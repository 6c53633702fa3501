import { CalendarClock } from "lucide-react";
import type { ReactElement } from "react";
import { useUiText } from "../../foundation/uiText.ts";
import type { ControlProps } from "../ControlProps.ts";
import { PickedText } from "./PickedText.tsx";
import { parseTypedMoment, shownMoment } from "./typedMoment.ts";

export interface DateTimeControlProps extends ControlProps<string | undefined> {
  /** The zone of the wall clock that is typed and shown: an IANA name. */
  readonly timeZone: string;
  /** Bounds as ISO moments, included. The calendar offers no day beyond; what is typed is for the form to check. */
  readonly min?: string;
  readonly max?: string;
  /** How the moment is written while nobody types in it. */
  readonly format?: (moment: string) => string;
}

/**
 * A moment, typed as DD.MM.YYYY HH:mm or picked from a calendar and a clock. The value is ISO 8601 in UTC; a text that is
 * no moment is reported as it was typed, so that nothing is lost and the form's checks can name it.
 * @example <DateTimeControl id={id} value={startsAt} onChange={setStartsAt} timeZone="Asia/Tashkent" />
 */
export const DateTimeControl = (props: DateTimeControlProps): ReactElement => {
  const text = useUiText();
  const { timeZone, min, max } = props;
  return (
    <PickedText
      {...props}
      placeholder={props.placeholder ?? `${text.dateHint} ${text.timeHint}`}
      read={(typed) => parseTypedMoment(typed, timeZone)}
      show={(value) => shownMoment(value, timeZone)}
      icon={CalendarClock}
      openLabel={text.openCalendar}
      popup="dialog"
      load={async () => ({ ...(await import("./MomentPicker.tsx")), ...(await import("./DayCalendar.tsx")) })}
      picker={({ MomentPicker, DayCalendar }, picking) => <MomentPicker {...picking} Calendar={DayCalendar} timeZone={timeZone} min={min} max={max} />}
    />
  );
};
