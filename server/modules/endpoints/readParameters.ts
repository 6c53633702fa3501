import type { EndpointParameter } from "#contract/entities/index.ts";
import type { CheckedElement } from "#core/checks/types.ts";
import { coerceField } from "#core/coercion/index.ts";
import { asOperand } from "#core/decimal/asOperand.ts";
import { runChecks } from "#core/elements/elementValue.ts";
import type { FieldType } from "#core/fieldType.ts";
import type { Locale } from "#core/locale.ts";
import { say } from "#core/wording/say.ts";
import { CallFailure } from "../../http/CallFailure.ts";

type Scalar = Exclude<EndpointParameter["type"], "array">;

/** By name; those that were not given are not there. */
export type ParameterValues = Readonly<Record<string, unknown>>;

const fieldTypes: Readonly<Record<Scalar, FieldType>> = {
  string: "text", number: "number", int: "int", boolean: "boolean", date: "date",
};

/** Values of a list, unless its parameter says fewer. */
const listAtMost = 1_000;
/** Characters of a text, unless its parameter says fewer. */
const textAtMost = 10_000;

/**
 * What a call gave, as the endpoint declares it: a value that is not given, or empty, is absent.
 * @param given names to values; texts from an address are read as the type of their parameter, a list by its commas
 * @throws CallFailure `unknown_field`; `invalid_values` with the texts by parameter, in the caller's language
 */
export function readParameters(
  parameters: readonly EndpointParameter[], given: Readonly<Record<string, unknown>>, locale: Locale,
): ParameterValues {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const unknown = Object.keys(given).find((name) => !byName.has(name));
  if (unknown !== undefined) throw new CallFailure("unknown_field", { params: { field: unknown.slice(0, 100) } });
  const values: [string, unknown][] = [];
  const problems: [string, string[]][] = [];
  for (const parameter of parameters) {
    const { name } = parameter;
    const read = readValue(parameter, Object.hasOwn(given, name) ? given[name] : undefined, locale);
    if ("problem" in read) problems.push([name, [read.problem]]);
    else if (read.value !== undefined) values.push([name, read.value]);
  }
  if (problems.length > 0) throw new CallFailure("invalid_values", { fields: Object.fromEntries(problems) });
  return Object.fromEntries(values);
}

type Read = { readonly value: unknown } | { readonly problem: string };

function readValue(parameter: EndpointParameter, given: unknown, locale: Locale): Read {
  const isAbsent = given === undefined || given === null || given === "";
  if (isAbsent && parameter.isRequired === true) return { problem: say(locale, "check.required") };
  if (isAbsent) return { value: undefined };
  return parameter.type === "array" ? readList(parameter, given, locale) : readScalar(parameter, parameter.type, { given, locale });
}

function readList(parameter: EndpointParameter, given: unknown, locale: Locale): Read {
  const items: unknown = typeof given === "string" ? splitList(given) : given;
  if (!Array.isArray(items)) return { problem: say(locale, "coercion.list") };
  const most = parameter.maxCount ?? listAtMost;
  if (items.length > most) return { problem: say(locale, "check.maxLength", { 0: most }) };
  const values: unknown[] = [];
  for (const item of items) {
    const read = readScalar(parameter, parameter.items ?? "string", { given: item, locale });
    if ("problem" in read) return read;
    values.push(read.value);
  }
  return { value: values };
}

/** In an address a list is JSON, or values with commas between them. */
function splitList(text: string): unknown {
  if (!text.startsWith("[")) return text.split(",");
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readScalar(parameter: EndpointParameter, type: Scalar, { given, locale }: { given: unknown; locale: Locale }): Read {
  const coercion = coerceField(fieldTypes[type], given);
  if (!coercion.ok) return { problem: say(locale, coercion.key, coercion.params) };
  const [failure] = runChecks(asElement(parameter, type), coercion.value, { isNew: false });
  if (failure !== undefined) return { problem: say(locale, failure.key, failure.params) };
  const isListed = parameter.options === undefined || parameter.options.includes(String(coercion.value));
  // Programs calculate with it.
  return isListed ? { value: asOperand(type, coercion.value) } : { problem: say(locale, "coercion.select") };
}

/** The limits of a parameter are those of a form's element. A null among a list's values is none of them. */
function asElement(parameter: EndpointParameter, type: Scalar): CheckedElement {
  const { name, minLength, maxLength = textAtMost, minValue, maxValue, minDate, maxDate } = parameter;
  return { type: fieldTypes[type], dataField: name, isRequired: true, minLength, maxLength, minValue, maxValue, minDate, maxDate };
}
