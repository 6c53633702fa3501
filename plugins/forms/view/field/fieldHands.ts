import { flushSync } from "react-dom";

/** Begins with what stands in a control: a list of options opens, a text has the caret at its end. */
export function takeControl(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (isList(control)) flushSync(() => control.click());
  else if (isText(control)) control.setSelectionRange(control.value.length, control.value.length);
}

/** Begins with a text in place of the value, as if it were typed: into a text, or into the search of a list. */
export function typeInto(control: HTMLElement, text: string): void {
  control.focus({ preventScroll: true });
  if (isText(control)) {
    const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    // As the browser sets it: the setter of the element itself would keep React from hearing of it.
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
    control.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
    control.setSelectionRange(control.value.length, control.value.length);
    return;
  }
  if (!isList(control)) return;
  flushSync(() => control.click());
  for (const key of text) flushSync(() => control.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
}

const isList = (control: HTMLElement): boolean => control.getAttribute("role") === "combobox" && control instanceof HTMLButtonElement;

const isText = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== "checkbox");
