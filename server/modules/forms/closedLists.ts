import { isEmptyValue } from "#core/checks/isEmptyValue.ts";
import { coerceField } from "#core/coercion/index.ts";
import { digitsOf } from "#core/decimal/decimal.ts";
import { isChoice } from "#core/elements/findElementType.ts";
import type { WordingKey } from "#core/wording/say.ts";
import { wholeDigitsOf } from "../datasets/index.ts";
import type { FormField } from "./openForm.ts";

type List = readonly { readonly id: string }[];

/**
 * What to say of a value of the right type that the field cannot hold all the same: one that its list does not have, and
 * a number that its column has no room for.
 * @param isAsked whether the element's own list counts, or only the dataset's
 */
export function unfitKey(formField: FormField, value: unknown, isAsked: boolean): WordingKey | undefined {
  const { field } = formField;
  if (isEmptyValue(value)) return undefined;
  if (!listsOf(formField, isAsked).every((list) => isListed(field.type, list, value))) return "coercion.select";
  return field.type === "number" && digitsOf(String(value)).whole > wholeDigitsOf(field) ? "coercion.number" : undefined;
}

/** Closed are the list of the dataset's field, and that of an element whose options do not come from rows. */
function listsOf({ element, field }: FormField, isAsked: boolean): List[] {
  const own = isAsked && isChoice(element.type) && !element.optionsFrom ? element.data : undefined;
  return [field.options, own].filter((list) => list !== undefined);
}

/** Ids are texts; the value has been through the field's coercion, and so they go through it. */
function isListed(type: FormField["field"]["type"], list: List, value: unknown): boolean {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const idType = Array.isArray(value) ? "text" : type;
  const ids = new Set(list.map(({ id }) => coerceField(idType, id)).map((coercion) => String(coercion.ok ? coercion.value : "")));
  return items.every((item) => ids.has(String(item)));
}
