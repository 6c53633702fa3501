import type { ControlState } from "#sandbox/protocol/index.ts";
import { propertiesOf } from "../mutations/nodeState.ts";

/**
 * Puts what the user did to a control below React's value tracker: React then sees that the value differs from the one
 * it set, and fires `onChange`. A component that rejects or rewrites the text sets `value` again, which is told to the
 * host because it differs from what was typed.
 */
export function applyControlState(control: HTMLElement, state: ControlState): void {
  const properties = propertiesOf(control);
  if (state.value !== undefined) properties.set("value", state.value);
  if (state.isChecked !== undefined) properties.set("checked", state.isChecked);
  if (control.localName === "select") selectOptions(control, state);
  const selection = { selectionStart: state.selectionStart ?? 0, selectionEnd: state.selectionEnd ?? 0 };
  if (state.selectionStart !== undefined) Object.assign(control, selection);
}

function selectOptions(control: HTMLElement, { value, selected }: ControlState): void {
  control.querySelectorAll("option").forEach((option, index) => {
    const isSelected = selected ? selected.includes(index) : option.value === value;
    propertiesOf(option).set("selected", isSelected);
  });
}
