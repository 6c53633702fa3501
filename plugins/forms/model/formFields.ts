import { coerceValue, emptyValue } from "#core/elements/elementValue.ts";
import { labelParts } from "#core/links/splitParts.ts";
import type { FormConfig, FormElement } from "#sdk/wire.ts";
import { heldValue } from "./heldValue.ts";

/** An element that holds a value. */
export type FieldElement = FormElement & { readonly dataField: string };

const isField = (element: FormElement): element is FieldElement => element.dataField !== null && element.dataField !== "";

/** The elements that hold values, in the order in which they are drawn. */
export function formFields(elements: readonly FormElement[]): FieldElement[] {
  return elements.flatMap((element) => [...(isField(element) ? [element] : []), ...formFields(element.children)]);
}

export type FormValues = Record<string, unknown>;

const shownValue = ({ type }: FieldElement, value: unknown): unknown => heldValue(type, value ?? emptyValue(type));

/** A default or a query parameter as the control holds it: "5" is the number 5 in a number field. */
function givenValue(element: FieldElement, value: unknown): unknown {
  const coercion = coerceValue(element.type, value);
  return coercion.ok ? coercion.value : value;
}

/** Values to start with: those of the record, or the configured defaults of a new one. */
export function initialValues(config: FormConfig, record: FormValues | undefined, query: Readonly<Record<string, string>>): FormValues {
  return Object.fromEntries(
    formFields(config.elements).map((element) => {
      const { dataField, defaultValue } = element;
      const given = record ? record[dataField] : givenValue(element, query[dataField] ?? defaultValue);
      return [dataField, shownValue(element, given)];
    }),
  );
}

/** Whether a person may change the element in this form. */
export const isEditable = (element: FormElement): boolean => element.isReadOnly !== true && element.isDisabled !== true;

/** A new record is sent whole, a changed one in what changed (D7); what nobody can edit is not sent. */
export function valuesToSend(config: FormConfig, values: FormValues, before: FormValues | undefined): FormValues {
  const editable = formFields(config.elements).filter(isEditable);
  const sent = editable.filter(({ dataField }) => before === undefined || !isSame(values[dataField], before[dataField]));
  return Object.fromEntries(sent.map(({ dataField }) => [dataField, values[dataField]]));
}

/** The fields in which `values` differ from `before`. */
export function changedValues(values: FormValues, before: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, before[name])));
}

/** Equal as values of the wire: by JSON, with all kinds of emptiness alike. */
export function isSame(a: unknown, b: unknown): boolean {
  const plain = (value: unknown): string => (value === "" || value === undefined ? "null" : JSON.stringify(value));
  return plain(a) === plain(b);
}

/** What the field is called in a sentence: its first label. */
export function fieldName({ label, dataField }: FieldElement): string {
  const { top, left, right, bottom } = labelParts(label ?? "");
  return top || left || right || bottom || dataField;
}
