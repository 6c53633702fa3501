import type { FormElementProps } from "#sdk/contributions/formElement.ts";

/** What every control takes from its element: the model that each element type starts from. */
export function elementControlProps(props: FormElementProps) {
  const { element } = props;
  return {
    id: props.id,
    name: element.dataField ?? undefined,
    onBlur: props.onBlur,
    isDisabled: props.isDisabled,
    isReadOnly: props.isReadOnly,
    isRequired: element.isRequired === true,
    isInvalid: props.isInvalid,
    describedBy: props.describedBy,
    placeholder: element.placeholder,
    textAlign: element.textAlign,
  };
}
