import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { NumberControl } from "#sdk/ui/controls/NumberControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";

export const numberElement = defineFormElement({
  type: "number",
  component: (props) => (
    <NumberControl
      {...elementControlProps(props)}
      suffix={props.element.format}
      minValue={props.element.minValue}
      scale={props.element.scale}
      value={typeof props.value === "number" || typeof props.value === "string" ? props.value : undefined}
      // An emptied number is null on the wire (spec §5 Value coercion).
      onChange={(value) => props.onChange(value ?? null)}
    />
  ),
});
