import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { idsOf } from "./idsOf.ts";
import { useOptions } from "./useOptions.ts";

function SelectElement(props: FormElementProps) {
  const { options, chosen, load } = useOptions(props);
  return (
    <SelectControl
      {...elementControlProps(props)}
      options={options}
      chosenOption={chosen[0]}
      loadOptions={load}
      minItemsToSearch={props.element.minItemsToSearch}
      // A required choice is never cleared (spec §5).
      isClearable={props.element.isRequired ? false : props.element.allowClear}
      value={idsOf(props.value)[0]}
      onChange={(id) => props.onChange(id ?? null)}
    />
  );
}

export const selectElement = defineFormElement({ type: "select", component: SelectElement });
