import { checkCustom } from "../checks/checkCustom.ts";
import type { CheckContext, CheckedElement, CheckFailure } from "../checks/types.ts";
import type { Coercion } from "../coercion/types.ts";
import { elementTypeOf, valueKindOf } from "./findElementType.ts";
import { valueKinds } from "./valueKinds.ts";

const kindOf = (type: string) => valueKinds[valueKindOf(type) ?? "json"];

/** The value as the form element stores it; the form and the server call the same. */
export const coerceValue = (type: string, input: unknown): Coercion => kindOf(type).coerce(input);

/** What an untouched control of the type shows. */
export const emptyValue = (type: string): unknown => kindOf(type).empty;

/**
 * Every rule that the value breaks, in the specified order. The value has been through `coerceValue`. An element
 * without a dataField holds no value and is not checked; whether it is visible or read-only is the caller's question.
 */
export function runChecks(element: CheckedElement, value: unknown, context: CheckContext): CheckFailure[] {
  if (element.dataField === undefined || element.dataField === null || element.dataField === "") return [];
  return [checkCustom, ...elementTypeOf(element.type).checks].flatMap((check) => check(element, value, context) ?? []);
}
