import { plainDefault } from "#core/elements/defaultValue.ts";
import { coerceElement, emptyValue } from "#core/elements/elementValue.ts";
import { flattenElements } from "#core/elements/flattenElements.ts";
import { labelParts } from "#core/links/splitParts.ts";
import type { FormConfig, FormElement } from "#sdk/wire.ts";
import { heldValue } from "./heldValue.ts";

/** An element that holds a value. */
export type FieldElement = FormElement & { readonly dataField: string };

const isField = (element: FormElement): element is FieldElement => element.dataField !== null && element.dataField !== "";

/** The elements that hold values, in the order in which they are drawn; what stands in a list or an object is of its value. */
export const formFields = (elements: readonly FormElement[]): FieldElement[] => flattenElements(elements).filter(isField);

/** The same by their names: several elements may be over one field. */
export function fieldsByName(fields: readonly FieldElement[]): ReadonlyMap<string, readonly FieldElement[]> {
  const byName = new Map<string, FieldElement[]>();
  for (const field of fields) {
    const others = byName.get(field.dataField);
    if (others) others.push(field);
    else byName.set(field.dataField, [field]);
  }
  return byName;
}

export type FormValues = Record<string, unknown>;

const shownValue = ({ type }: FieldElement, value: unknown): unknown => heldValue(type, value ?? emptyValue(type));

/** A default or a query parameter as the control holds it: "5" is the number 5 in a number field. */
function givenValue(element: FieldElement, value: unknown): unknown {
  const coercion = coerceElement(element, value);
  return coercion.ok ? coercion.value : value;
}

/** Values to start with: those of the record, or the configured defaults of a new one. */
export function initialValues(config: FormConfig, record: FormValues | undefined, query: Readonly<Record<string, string>>): FormValues {
  return Object.fromEntries(
    formFields(config.elements).map((element) => {
      const { dataField } = element;
      const given = record ? record[dataField] : givenValue(element, query[dataField] ?? plainDefault(element));
      return [dataField, shownValue(element, given)];
    }),
  );
}

/** Whether a person may change the element in this form. */
export const isEditable = (element: FormElement): boolean => element.isReadOnly !== true && element.isDisabled !== true;

export interface Sending {
  /** What the record had; undefined for a new one. */
  readonly before: FormValues | undefined;
  /** Whether an element is shown by its conditions. */
  readonly isPresent: (id: string) => boolean;
}

/**
 * A new record is sent whole, a changed one in what changed (D7). What nobody can edit is not sent, nor what is hidden
 * by a condition, unless its element says that it is cleared then (D68).
 */
export function valuesToSend(config: FormConfig, values: FormValues, { before, isPresent }: Sending): FormValues {
  const fields = formFields(config.elements);
  const shown = new Set(fields.flatMap(({ id, dataField }) => (isPresent(id) ? [dataField] : [])));
  const sent = fields.filter(isEditable).flatMap(({ id, dataField, clearWhenHidden }): [string, unknown][] => {
    if (isPresent(id)) return [[dataField, values[dataField]]];
    return clearWhenHidden && !shown.has(dataField) ? [[dataField, null]] : [];
  });
  return Object.fromEntries(sent.filter(([name, value]) => before === undefined || !isSame(value, before[name])));
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
