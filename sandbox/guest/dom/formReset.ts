import { stateOf } from "../mutations/nodeState.ts";
import { chosenOptions, isMarked, optionsOf } from "./chosenOptions.ts";
import { listedControls, type FormControl } from "./listedControls.ts";
import { RealmEvent } from "./realmWindow.ts";

/** Types of inputs whose value is their default. */
const constant = new Set(["hidden", "submit", "reset", "button"]);

const checkables = new Set(["checkbox", "radio"]);

const resetting = new WeakSet<Element>();

/** Resets a form unless somebody prevents it; a handler that resets the form again does nothing. */
export function resetForm(form: Element): void {
  if (resetting.has(form)) return;
  resetting.add(form);
  if (form.dispatchEvent(new RealmEvent("reset", { bubbles: true, cancelable: true }))) resetControls(form);
  resetting.delete(form);
}

/** Gives each control of a form its default, as a browser does when nobody has prevented the event. */
export function resetControls(form: Element): void {
  for (const control of listedControls(form)) resetControl(control);
}

function resetControl(control: FormControl): void {
  if (control.localName === "select") resetSelect(control as HTMLSelectElement);
  else if (control.localName === "textarea") resetText(control as HTMLTextAreaElement);
  else if (control.localName === "input") resetInput(control as HTMLInputElement);
}

function resetInput(input: HTMLInputElement): void {
  if (!checkables.has(input.type)) return constant.has(input.type) ? undefined : resetText(input);
  if (input.checked !== input.defaultChecked) input.checked = input.defaultChecked;
}

function resetText(control: HTMLInputElement | HTMLTextAreaElement): void {
  if (control.value !== control.defaultValue) control.value = control.defaultValue;
}

function resetSelect(select: HTMLSelectElement): void {
  const showedNothing = stateOf(select).properties?.delete("value") === true;
  for (const option of optionsOf(select)) {
    if (isMarked(option) !== option.defaultSelected) option.selected = option.defaultSelected;
  }
  if (showedNothing) for (const option of chosenOptions(select)) option.selected = true;
}
