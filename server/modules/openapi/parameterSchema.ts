import type { EndpointParameter } from "#contract/entities/index.ts";

type Scalar = Exclude<EndpointParameter["type"], "array">;

const types: Readonly<Record<Scalar, object>> = {
  string: { type: "string" }, number: { type: "number" }, int: { type: "integer" }, boolean: { type: "boolean" }, date: { type: "string", format: "date" },
};

/**
 * What an endpoint's parameter takes, as a JSON schema.
 * @example parameterSchema({ name: "ids", type: "array", items: "int", maxCount: 3 }) // { type: "array", maxItems: 3, items: { type: "integer" } }
 */
export function parameterSchema(parameter: EndpointParameter): object {
  const { type, items = "string", maxCount } = parameter;
  if (type !== "array") return scalarSchema(parameter, type);
  return said({ type: "array", maxItems: maxCount, items: scalarSchema(parameter, items) });
}

function scalarSchema({ minLength, maxLength, minValue, maxValue, minDate, maxDate, options }: EndpointParameter, type: Scalar): object {
  const isNumber = type === "number" || type === "int";
  const span = type === "date" && (minDate ?? maxDate) !== undefined ? `${minDate ?? ""} – ${maxDate ?? ""}`.trim() : undefined;
  return said({
    ...types[type],
    ...(type === "string" && { minLength, maxLength }),
    ...(isNumber && { minimum: minValue, maximum: maxValue }),
    enum: type === "boolean" ? undefined : options?.map((option) => (isNumber ? Number(option) : option)),
    description: span,
  });
}

const said = (schema: object): object => Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
