import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { SelectControl } from "#sdk/ui/controls/SelectControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { useOptions } from "./useOptions.ts";

function SelectElement(props: FormElementProps) {
  const { options, chosen, load } = useOptions(props);
  const { value } = props;
  return (
    <SelectControl
      {...elementControlProps(props)}
      options={options}
      chosenOption={chosen}
      loadOptions={load}
      minItemsToSearch={props.element.minItemsToSearch}
      // A required choice is never cleared (spec §5).
      isClearable={props.element.isRequired ? false : props.element.allowClear}
      // Ids of options are texts, also where the field keeps a number.
      value={typeof value === "string" || typeof value === "number" ? String(value) || undefined : undefined}
      onChange={(id) => props.onChange(id ?? null)}
    />
  );
}

export const selectElement = defineFormElement({ type: "select", component: SelectElement });
