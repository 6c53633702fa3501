import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { TextAreaControl } from "#sdk/ui/controls/TextAreaControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";

export const textAreaElement = defineFormElement({
  type: "textarea",
  component: (props) => (
    <TextAreaControl {...elementControlProps(props)} autoComplete={props.element.autocomplete} value={typeof props.value === "string" ? props.value : ""} onChange={props.onChange} />
  ),
});
