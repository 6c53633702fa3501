import { checkCustom } from "../checks/checkCustom.ts";
import { isEmptyValue } from "../checks/isEmptyValue.ts";
import { failure, type CheckContext, type CheckedElement, type CheckFailure } from "../checks/types.ts";
import { coerceList } from "../coercion/coerceList.ts";
import { coerced, type Coercion } from "../coercion/types.ts";
import { isObject } from "../isObject.ts";
import { labelParts } from "../links/splitParts.ts";
import { elementTypeOf, isChoice, isOwner, valueKindOf } from "./findElementType.ts";
import { valueKinds } from "./valueKinds.ts";

const kindOf = (type: string) => valueKinds[valueKindOf(type) ?? "json"];

/** The value as the form element stores it; the form and the server call the same. */
export const coerceValue = (type: string, input: unknown): Coercion => kindOf(type).coerce(input);

/** What an untouched control of the type shows. */
export const emptyValue = (type: string): unknown => kindOf(type).empty;

/**
 * The same of an element with elements in its value: each property as its element stores it, rows and texts that hold nothing
 * left out, what no element is for kept. What an element refuses stays as it is, for {@link runChecks} to tell its place.
 * @example coerceElement(list of { name: text, size: int }, [{ name: "a", size: "5" }, {}]) // [{ name: "a", size: 5 }]
 */
export function coerceElement(element: CheckedElement, input: unknown): Coercion {
  const coercion = coerceValue(element.type, input);
  if (!coercion.ok || !isOwner(element.type)) return coercion;
  const { value } = coercion;
  if (!Array.isArray(value)) return coerced(isObject(value) ? coerceProperties(element, value) : value);
  if (childrenOf(element).length === 0) return coerceList(value.filter((text) => text !== null && text !== ""));
  return coerced(value.map((row) => (isObject(row) ? coerceProperties(element, row) : row)).filter((row) => !isEmptyValue(row)));
}

type Properties = Readonly<Record<string, unknown>>;

const childrenOf = ({ children }: CheckedElement): readonly CheckedElement[] => children ?? [];

function coerceProperties(element: CheckedElement, value: Properties): Properties {
  const kept = new Map(Object.entries(value));
  for (const child of childrenOf(element)) {
    const { dataField: name } = child;
    const coercion = name && kept.has(name) ? coerceElement(child, kept.get(name)) : undefined;
    if (!name || !coercion?.ok) continue;
    if (isNothing(coercion.value)) kept.delete(name);
    else kept.set(name, plain(child, coercion.value));
  }
  return Object.fromEntries(kept);
}

/** An object has no property for what was not said. */
const isNothing = (value: unknown): boolean => value === null || value === "" || (isObject(value) && Object.keys(value).length === 0);

/** In JSON a decimal is a number. */
const plain = ({ type }: CheckedElement, value: unknown): unknown => (valueKindOf(type) === "number" ? Number(value) : value);

/**
 * Every rule that the value breaks, in the specified order. The value has been through `coerceElement`. An element
 * without a dataField holds no value and is not checked; whether it is visible or read-only is the caller's question.
 */
export function runChecks(element: CheckedElement, value: unknown, context: CheckContext): CheckFailure[] {
  if (element.dataField === undefined || element.dataField === null || element.dataField === "") return [];
  const own = [checkCustom, ...elementTypeOf(element.type).checks].flatMap((check) => check(element, value, context) ?? []);
  return isOwner(element.type) ? [...own, ...inside(element, value, context)] : own;
}

/** What is wrong in the rows of a list, and in the properties of an object. */
function inside(element: CheckedElement, value: unknown, context: CheckContext): CheckFailure[] {
  const children = childrenOf(element);
  if (isObject(value)) return children.flatMap((child) => checkProperty(child, value, context));
  if (!Array.isArray(value)) return [];
  const ofRow = (row: unknown): CheckFailure[] => {
    if (children.length === 0) return runChecks({ ...element, type: (element.format ?? null) === null ? "text" : "code", isRequired: false }, row, context);
    return isObject(row) ? children.flatMap((child) => checkProperty(child, row, context)) : [failure("coercion.json")];
  };
  return value.flatMap((row, index) => ofRow(row).map((one) => ({ ...one, at: [index + 1, ...(one.at ?? [])] })));
}

/** What is wrong with one property of a row or of an object, and where. */
export function checkProperty(child: CheckedElement, values: Properties, { isNew, timeZone }: CheckContext): CheckFailure[] {
  const name = child.dataField ?? "";
  const coercion = coerceElement(child, values[name] ?? null);
  const context = { isNew, ...(timeZone !== undefined && { timeZone }) };
  const failures = coercion.ok ? [...strays(child, coercion.value), ...runChecks(child, coercion.value, context)] : [{ key: coercion.key, params: coercion.params ?? {} }];
  const { top, left, right, bottom } = labelParts(child.label ?? "");
  const label = [top, left, right, bottom].find((part) => part !== "") ?? name;
  return failures.map((one) => ({ ...one, at: [label, ...(one.at ?? [])] }));
}

/** Of a closed list only what is in it. */
function strays({ type, data, hasRemoteOptions }: CheckedElement, value: unknown): CheckFailure[] {
  if (!data || hasRemoteOptions || !isChoice(type) || isEmptyValue(value)) return [];
  const ids = new Set(data.map(({ id }) => id));
  return [value].flat().every((id) => ids.has(String(id))) ? [] : [failure("coercion.select")];
}
