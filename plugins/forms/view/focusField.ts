/** Id of a field's control: unique in the document, found again by the field's name. */
export const fieldId = (idPrefix: string, dataField: string): string => `${idPrefix}${dataField}`;

/** Brings a field into sight and puts the focus into it. */
export function focusField(idPrefix: string, dataField: string | undefined): void {
  if (dataField === undefined) return;
  const control = document.getElementById(fieldId(idPrefix, dataField));
  // Focus first: a row out of sight gets its place only when something in it is focused.
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block: "center" });
}
