import type { InputHTMLAttributes } from "react";
import type { ControlProps } from "./ControlProps.ts";

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "id"
  | "name"
  | "disabled"
  | "readOnly"
  | "placeholder"
  | "autoFocus"
  | "aria-label"
  | "aria-describedby"
  | "aria-invalid"
  | "aria-required"
>;

/** What `ControlProps` means for an `<input>` or `<textarea>`. */
export const inputAttributes = (props: Omit<ControlProps<unknown>, "value" | "onChange">): Attributes => ({
  id: props.id,
  name: props.name,
  disabled: props.isDisabled,
  readOnly: props.isReadOnly,
  placeholder: props.placeholder,
  autoFocus: props.autoFocus,
  "aria-label": props.label,
  "aria-describedby": props.describedBy,
  "aria-invalid": props.isInvalid || undefined,
  "aria-required": props.isRequired || undefined,
});

/** The states of the box around an input, for its style sheet. */
export const boxStates = (
  props: Pick<ControlProps<unknown>, "isInvalid" | "isDisabled" | "isReadOnly">,
): Record<`data-${string}`, boolean | undefined> => ({
  "data-invalid": props.isInvalid || undefined,
  "data-disabled": props.isDisabled || undefined,
  "data-readonly": (props.isReadOnly && !props.isDisabled) || undefined,
});
