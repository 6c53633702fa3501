import { Clock } from "lucide-react";
import type { ReactElement } from "react";
import { useUiText } from "../../foundation/uiText.ts";
import type { ControlProps } from "../ControlProps.ts";
import { PickedText } from "./PickedText.tsx";
import { parseTypedTime, shownTime } from "./typedTime.ts";

export interface TimeControlProps extends ControlProps<string | undefined> {
  /** How the time is written while nobody types in it. */
  readonly format?: (time: string) => string;
}

/**
 * A time of a day, typed as HH:mm or chosen from the half hours. The value is "HH:mm:ss"; a text that is no time is
 * reported as it was typed, so that nothing is lost and the form's checks can name it.
 * @example <TimeControl id={id} value={opensAt} onChange={setOpensAt} />
 */
export const TimeControl = (props: TimeControlProps): ReactElement => {
  const text = useUiText();
  return (
    <PickedText
      {...props}
      placeholder={props.placeholder ?? text.timeHint}
      read={parseTypedTime}
      show={shownTime}
      icon={Clock}
      openLabel={text.openTimes}
      popup="listbox"
      load={async () => await import("./TimeList.tsx")}
      picker={({ TimeList }, { value, choose, close }) => <TimeList value={value} onChoose={choose} onClose={close} />}
    />
  );
};
