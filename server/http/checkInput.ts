import type { TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import type { EndpointShape } from "#contract/endpoint.ts";
import { CallFailure } from "./CallFailure.ts";

type Part = "params" | "query" | "body";

const validators = new Map<TSchema, Validator>();

/** Compiled at first use: most processes never see most endpoints. */
function validatorOf(schema: TSchema): Validator {
  let validator = validators.get(schema);
  if (validator === undefined) validators.set(schema, (validator = Compile(schema)));
  return validator;
}

/**
 * Checks one part of a call against its schema and returns it; a part without schema is undefined.
 * @throws CallFailure bad_request, `where` naming the first wrong place: `body.sort[0].dir`
 */
export function checkInput(call: EndpointName, part: Part, value: unknown): unknown {
  const shape: EndpointShape = endpoints[call];
  const schema = shape[part];
  if (schema === undefined) return undefined;
  const validator = validatorOf(schema);
  if (validator.Check(value)) return value;
  throw new CallFailure("bad_request", { params: { where: placeOf(part, validator.Errors(value)) } });
}

type ValidationErrors = ReturnType<Validator["Errors"]>;

function placeOf(part: Part, errors: ValidationErrors): string {
  const [error] = errors;
  if (error === undefined) return part;
  const missing = error.keyword === "required" ? error.params.requiredProperties[0] : undefined;
  const keys = error.instancePath.split("/").slice(1).map(unescapeKey);
  if (missing !== undefined) keys.push(missing);
  return part + keys.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join("");
}

/** RFC 6901. The key came from the caller and goes into a message: it is cut. */
const unescapeKey = (key: string): string => key.replaceAll("~1", "/").replaceAll("~0", "~").slice(0, 100);
