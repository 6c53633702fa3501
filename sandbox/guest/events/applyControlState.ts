import type { ControlState } from "#sandbox/protocol/index.ts";
import { optionsOf } from "../dom/chosenOptions.ts";
import { releaseOthers } from "../dom/exclusiveChoice.ts";
import { propertiesOf, stateOf } from "../mutations/nodeState.ts";

/**
 * Puts what the user did to a control below React's value tracker: React then sees that the value differs from the one
 * it set, and fires `onChange`. A component that rejects or rewrites the text sets `value` again, which is told to the
 * host because it differs from what was typed.
 */
export function applyControlState(control: HTMLElement, state: ControlState): void {
  if (control.localName === "select") selectOptions(control as HTMLSelectElement, state);
  else applyInput(control, state);
  const selection = { selectionStart: state.selectionStart ?? 0, selectionEnd: state.selectionEnd ?? 0 };
  if (state.selectionStart !== undefined) Object.assign(control, selection);
}

function applyInput(control: HTMLElement, { value, isChecked }: ControlState): void {
  const properties = propertiesOf(control);
  if (value !== undefined) properties.set("value", value);
  if (isChecked !== undefined) properties.set("checked", isChecked);
  if (isChecked) releaseOthers(control, false);
}

function selectOptions(select: HTMLSelectElement, { value, selected }: ControlState): void {
  stateOf(select).properties?.delete("value");
  for (const [index, option] of optionsOf(select).entries()) {
    const isSelected = selected ? selected.includes(index) : option.value === value;
    propertiesOf(option).set("selected", isSelected);
  }
  if (selected?.length === 0 && !select.multiple) propertiesOf(select).set("value", "");
}
