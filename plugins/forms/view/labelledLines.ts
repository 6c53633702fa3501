import { labelParts } from "#core/links/splitParts.ts";
import type { FormElementDefinition } from "#sdk/contributions/formElement.ts";
import type { FormElement } from "#sdk/wire.ts";

/** Whether a label stands over the element's control. */
export const hasTopLabel = (element: FormElement, definition: FormElementDefinition | undefined): boolean =>
  element.dataField !== null && labelParts(element.label ?? "").top !== "" && definition?.hasOwnLabel !== true;

/** Shares its line with others. */
export const isBeside = ({ width }: FormElement): boolean => width !== undefined && width !== 12 && width !== 100;
