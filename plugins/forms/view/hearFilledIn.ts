/**
 * A browser, or an extension, may fill a field in without telling the page. Each is asked to tell now: what is known already
 * is heard as no change.
 */
export function hearFilledIn(ids: readonly string[]): void {
  for (const id of ids) {
    const control = document.getElementById(id);
    const isTyped = control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== "checkbox" && control.type !== "file");
    if (isTyped && !control.disabled && !control.readOnly) control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
