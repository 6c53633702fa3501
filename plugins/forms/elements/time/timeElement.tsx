import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { TimeControl } from "#sdk/ui/controls/date/TimeControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { useMomentFormat } from "../useMomentFormat.ts";

const TimeElement = (props: FormElementProps) => (
  <TimeControl
    {...elementControlProps(props)}
    format={useMomentFormat(props.element, "time")}
    value={typeof props.value === "string" ? props.value : undefined}
    onChange={(value) => props.onChange(value ?? null)}
  />
);

export const timeElement = defineFormElement({ type: "time", component: TimeElement });
