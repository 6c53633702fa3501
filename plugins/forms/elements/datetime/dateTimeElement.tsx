import { momentLimits } from "#core/checks/momentLimits.ts";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { DateTimeControl } from "#sdk/ui/controls/date/DateTimeControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { useMomentFormat } from "../useMomentFormat.ts";

function DateTimeElement(props: FormElementProps) {
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const { min, max } = momentLimits(props.element, timeZone);
  return (
    <DateTimeControl
      {...elementControlProps(props)}
      timeZone={timeZone}
      format={useMomentFormat(props.element, "datetime")}
      min={min?.from}
      max={max?.from}
      value={typeof props.value === "string" ? props.value : undefined}
      onChange={(value) => props.onChange(value ?? null)}
    />
  );
}

export const dateTimeElement = defineFormElement({ type: "datetime", component: DateTimeElement });
