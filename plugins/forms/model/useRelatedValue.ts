import { useMemo } from "react";
import { get, useWatch, type Control } from "react-hook-form";
import type { RelatedValue } from "#sdk/contributions/formElement.ts";
import { isEditable, isSame, type FieldElement, type FormValues } from "./formFields.ts";

/** The value on which the options of a dependent select depend, drawn or not, and whether the pair is as the record has it. */
export function useRelatedValue(element: FieldElement, control: Control<FormValues>): RelatedValue {
  const { dataField, relatedSelect = "" } = element;
  const [other, own]: unknown[] = useWatch({ control, name: [relatedSelect, dataField] });
  // What the changes of a form are measured against.
  const stored = control._defaultValues;
  // What nobody can choose here is nobody's to take back.
  const isStored = !isEditable(element) || (isSame(other, get(stored, relatedSelect)) && isSame(own, get(stored, dataField)));
  const filter = other === null || other === undefined ? "" : typeof other === "object" ? JSON.stringify(other) : String(other);
  return useMemo(() => ({ filter, isStored }), [filter, isStored]);
}
