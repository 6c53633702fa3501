import { todayOf } from "#core/format/timeZone.ts";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { DateControl } from "#sdk/ui/controls/date/DateControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { useMomentFormat } from "../useMomentFormat.ts";

function DateElement(props: FormElementProps) {
  const timeZone = useReadable(useCapability("i18n").timeZone);
  return (
    <DateControl
      {...elementControlProps(props)}
      format={useMomentFormat(props.element, "date")}
      minDate={props.element.minDate}
      maxDate={props.element.maxDate}
      today={todayOf({ now: new Date(), timeZone })}
      value={typeof props.value === "string" ? props.value : undefined}
      onChange={(value) => props.onChange(value ?? null)}
    />
  );
}

export const dateElement = defineFormElement({ type: "date", component: DateElement });
