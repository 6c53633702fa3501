import { labelParts } from "#core/links/splitParts.ts";
import type { FormElement } from "#sdk/wire.ts";

/** What people know an element by: its label, else its field, else what kind of thing it is. */
export const elementName = ({ label, dataField, type }: FormElement, titleOf: (type: string) => string): string =>
  Object.values(labelParts(label ?? "")).find(Boolean) ?? dataField ?? titleOf(type);
