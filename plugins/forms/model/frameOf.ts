import { labelParts } from "#core/links/splitParts.ts";
import type { FormElementDefinition } from "#sdk/contributions/formElement.ts";
import type { FormElement } from "#sdk/wire.ts";

/** Labels at their four places (spec §3); a control with a label of its own shows the right one, else the top one, itself. */
export function frameOf(element: FormElement, definition: FormElementDefinition, isRequired: boolean) {
  const parts = labelParts(element.label ?? "");
  if (!definition.hasOwnLabel) return { label: parts, isRequired };
  const own = parts.right || parts.top;
  const label = { top: parts.right ? parts.top : "", left: parts.left, bottom: parts.bottom };
  return { label, isRequired: isRequired && !own };
}
