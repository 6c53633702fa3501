import type { Coercion } from "#core/coercion/index.ts";
import { coerceValue } from "#core/elements/elementValue.ts";
import { valueKindOf } from "#core/elements/findElementType.ts";
import { cleanHtml } from "./cleanHtml.ts";

/**
 * A value as an element of this type stores it: by the rule that the form has too, and html as the one list leaves it (D62).
 * Whatever writes values of elements, in whatever way they came, takes them from here.
 */
export function acceptValue(type: string, input: unknown): Coercion {
  const coercion = coerceValue(type, input);
  const isHtml = coercion.ok && valueKindOf(type) === "html" && typeof coercion.value === "string";
  // What is left may be nothing.
  return isHtml ? coerceValue(type, cleanHtml(String(coercion.value))) : coercion;
}
