import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { inputModeOf } from "./inputModeOf.ts";

export const textElement = defineFormElement({
  type: "text",
  component: (props) => (
    <TextControl
      {...elementControlProps(props)}
      inputMode={inputModeOf(props.element.inputmode)}
      autoComplete={props.element.autocomplete}
      value={typeof props.value === "string" ? props.value : ""}
      onChange={props.onChange}
    />
  ),
});
