import type { CheckedElement } from "#core/checks/types.ts";
import type { Coercion } from "#core/coercion/index.ts";
import { coerceElement } from "#core/elements/elementValue.ts";
import { valueKindOf } from "#core/elements/findElementType.ts";
import { cleanHtml } from "./cleanHtml.ts";

/**
 * A value as an element stores it: by the rule that the form has too, and html as the one list leaves it (D62).
 * Whatever writes values of elements, in whatever way they came, takes them from here.
 */
export function acceptValue(element: CheckedElement, input: unknown): Coercion {
  const coercion = coerceElement(element, input);
  const isHtml = coercion.ok && valueKindOf(element.type) === "html" && typeof coercion.value === "string";
  // What is left may be nothing.
  return isHtml ? coerceElement(element, cleanHtml(String(coercion.value))) : coercion;
}
