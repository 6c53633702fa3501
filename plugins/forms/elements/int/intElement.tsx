import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { IntControl } from "#sdk/ui/controls/NumberControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";

export const intElement = defineFormElement({
  type: "int",
  component: (props) => (
    <IntControl
      {...elementControlProps(props)}
      suffix={props.element.format}
      minValue={props.element.minValue}
      value={typeof props.value === "number" || typeof props.value === "string" ? props.value : undefined}
      onChange={(value) => props.onChange(value ?? null)}
    />
  ),
});
