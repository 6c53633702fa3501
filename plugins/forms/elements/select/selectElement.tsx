import { useState } from "react";
import { optionsPerPage } from "#core/limits/optionsPerPage.ts";
import { defineFormElement, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { idsOf } from "./idsOf.ts";
import { useOptions } from "./useOptions.ts";

function SelectElement(props: FormElementProps) {
  const { options, chosen, load } = useOptions(props);
  const [wasNumber] = useState(typeof props.value === "number");
  // The field keeps numbers: chosen again, the same one is no change, and conditions compare it as before.
  const isNumber = wasNumber || typeof props.value === "number";
  return (
    <SelectControl
      {...elementControlProps(props)}
      options={options}
      chosenOption={chosen[0]}
      loadOptions={load}
      pageSize={optionsPerPage}
      minItemsToSearch={props.element.minItemsToSearch}
      // A required choice is never cleared (spec §5).
      isClearable={props.element.isRequired ? false : props.element.allowClear}
      value={idsOf(props.value)[0]}
      onChange={(id) => props.onChange(id === undefined ? null : isNumber ? Number(id) : id)}
    />
  );
}

export const selectElement = defineFormElement({ type: "select", component: SelectElement });
