import type { Plain } from "#sandbox/protocol/index.ts";

/** Properties that are set on elements, in the order in which a new element receives them. */
export const drawnProperties = ["multiple", "selected", "checked", "indeterminate", "value"] as const;

/** Sets the state of a form control; a rewritten text keeps the caret where it was. */
export function applyProperty(element: Element, name: string, value: Plain): void {
  if (name === "multiple" && element instanceof HTMLSelectElement) element.multiple = value === true;
  else if (name === "selected" && element instanceof HTMLOptionElement) element.selected = value === true;
  else if (name === "checked" && element instanceof HTMLInputElement) element.checked = value === true;
  else if (name === "indeterminate" && element instanceof HTMLInputElement) element.indeterminate = value === true;
  else if (name === "value" && typeof value === "string") setValue(element, value);
}

function setValue(element: Element, value: string): void {
  if (element instanceof HTMLSelectElement) element.value = value;
  else if ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.value !== value) {
    setText(element, value);
  }
}

function setText(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const caret = document.activeElement === control ? readCaret(control) : undefined;
  control.value = value;
  if (caret) control.setSelectionRange(caret.start, caret.end);
}

/** Undefined for inputs without a text selection (numbers, dates). */
function readCaret(control: HTMLInputElement | HTMLTextAreaElement): { start: number; end: number } | undefined {
  const { selectionStart: start, selectionEnd: end } = control;
  return start === null || end === null ? undefined : { start, end };
}
