import type { FormPartProps } from "./FormPartProps.ts";

/** Id of a field's control: unique in the document, found again by the field's name. */
export const fieldId = (idPrefix: string, dataField: string): string => `${idPrefix}${dataField}`;

/** Brings a field into sight, out of a tab that is not open, and puts the focus into it. */
export function focusField({ idPrefix, places }: Pick<FormPartProps, "idPrefix" | "places">, dataField: string | undefined): void {
  if (dataField === undefined) return;
  places.unfold(dataField);
  focusDrawn(idPrefix, dataField);
}

/** The same of a field that is in sight or can be scrolled to. */
export function focusDrawn(idPrefix: string, dataField: string): void {
  const control = document.getElementById(fieldId(idPrefix, dataField));
  // Focus first: a row out of sight gets its place only when something in it is focused.
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block: "center" });
}
