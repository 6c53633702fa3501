import { isOwner, valueKindOf } from "#core/elements/findElementType.ts";
import { flattenElements } from "#core/elements/flattenElements.ts";
import type { ValueKind } from "#core/elements/valueKinds.ts";
import { labelParts } from "#core/links/splitParts.ts";
import type { FormConfig, FormElement } from "#sdk/wire.ts";

/** An element of a form that may be changed in many records at once. */
export type BulkField = FormElement & { readonly dataField: string };

/** Each record has its own: files, and what nobody reads. */
const single: ReadonlySet<ValueKind | undefined> = new Set<ValueKind | undefined>([undefined, "files", "secret"]);

/**
 * The fields of a form that its caller may change in many records at once, the first of several elements over one field.
 * Conditions and validators ask what a record holds, and here are many: the server asks them of each.
 */
export function bulkFields({ elements, permissions }: FormConfig): readonly BulkField[] {
  const all = permissions.update ? flattenElements(elements) : [];
  const byName = new Map<string, BulkField>();
  for (const element of all) {
    const { dataField, isReadOnly, isDisabled } = element;
    if (!dataField || isReadOnly === true || isDisabled === true || byName.has(dataField) || single.has(valueKindOf(element.type))) continue;
    const { displayCondition: _shown, customValidator: _valid, defaultValue: _default, ...alone } = element;
    byName.set(dataField, { ...alone, dataField, children: isOwner(element.type) ? element.children : [] });
  }
  return [...byName.values()];
}

/** Whether the field has no third state: what its control shows is what is meant, without a further word. */
export const isFlag = ({ type }: FormElement): boolean => valueKindOf(type) === "flag";

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** By what a person knows the field: the parts of its label, or its name. */
export function nameOf({ label, dataField }: Pick<BulkField, "label" | "dataField">): string {
  const { top, left, right, bottom } = labelParts(label ?? "");
  return [top, left, right, bottom].find((part) => part !== "") ?? dataField;
}
