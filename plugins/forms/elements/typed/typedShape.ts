import { isOperator, operators } from "#core/filters/index.ts";
import type { FormElement } from "#sdk/wire.ts";

type Values = Readonly<Record<string, unknown>>;
type Offered = FormElement["data"];

/** What edits a value: one control, two for a span, or a choice of yes and no; what has none is written as JSON. */
export type TypedShape =
  | { readonly kind: "one" | "pair"; readonly element: Pick<FormElement, "type"> & Partial<FormElement> }
  | { readonly kind: "flag"; readonly mayBeNo: boolean }
  | { readonly kind: "json" };

/** Elements for the types of dataset fields that are none of an element. */
const ofFields: Readonly<Record<string, string>> = { boolean: "checkbox", uuid: "text", text_array: "list" };

const typed: ReadonlySet<string> = new Set(["text", "textarea", "markdown", "number", "int", "date", "datetime", "time", "list"]);

/**
 * How a value is edited whose type another field of its form says.
 * @param values of that form: a filter's operator, the options of a choice, the digits of a number
 * @param offered options of the field that it is for, where it has none of its own
 */
export function typedShape(said: unknown, values: Values, offered: Offered): TypedShape {
  const type = ofFields[String(said)] ?? String(said);
  const { operator } = values;
  const shape = isOperator(operator) ? operators[operator].shape : "one";
  const options = optionsOf(values["data"]) ?? optionsOf(values["options"]) ?? (type === "select" || type === "multiselect" ? offered : undefined);
  if (shape === "none") return { kind: "flag", mayBeNo: false };
  if (type === "checkbox") return { kind: "flag", mayBeNo: true };
  if (shape === "relative" || shape === "area") return { kind: "one", element: { type: "text" } };
  const isSeveral = shape === "list" || shape === "items" || type === "multiselect" || values["isMultiSelect"] === true;
  if (options) return { kind: "one", element: { type: isSeveral ? "multiselect" : "select", data: options, allowClear: true } };
  // Their options are asked for where the field is shown.
  if (isSeveral) return { kind: "one", element: { type: "list" } };
  if (type === "select") return { kind: "one", element: { type: "text" } };
  if (!typed.has(type)) return { kind: "json" };
  return { kind: shape === "pair" ? "pair" : "one", element: { type, ...limitsOf(values) } };
}

const limitsOf = ({ scale, maxLength }: Values): Partial<FormElement> =>
  ({ ...(typeof scale === "number" && { scale }), ...(typeof maxLength === "number" && { maxLength }) });

function optionsOf(list: unknown): Offered {
  if (!Array.isArray(list)) return undefined;
  const options = (list as readonly { readonly id?: unknown; readonly name?: unknown }[]).flatMap((one) =>
    (typeof one?.id === "string" || typeof one?.id === "number" ? [{ id: String(one.id), name: String(one.name ?? one.id) }] : []));
  return options.length === 0 ? undefined : options;
}

/** The ends of a span as a filter's text has them. */
export const endsOf = (value: unknown): readonly [string, string] => {
  const [from = "", to = ""] = typeof value === "string" ? value.split("..") : [];
  return [from, to];
};

export const spanOf = (from: unknown, to: unknown): string | null => {
  const ends = [from, to].map((one) => String(one ?? ""));
  return ends.every((one) => one === "") ? null : ends.join("..");
};
