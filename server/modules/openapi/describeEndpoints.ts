import type { EndpointParameter } from "#contract/entities/index.ts";
import { errorInfo, type ErrorCode } from "#core/errors/errorCatalogue.ts";
import { isAllowed } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { translator, type Endpoint, type Translate } from "../config/index.ts";
import { accessOf } from "../endpoints/index.ts";
import { enveloped } from "./enveloped.ts";
import { parameterSchema } from "./parameterSchema.ts";

/**
 * The endpoints of the caller's project that the caller may call, as OpenAPI, by address and method: under `/public/` those that guests
 * may, and with a token what it opens.
 */
export async function describeEndpoints(context: CallContext): Promise<Record<string, object>> {
  const { caller, project, services } = context;
  const config = await services.configuration.of(project.id);
  const translate = translator(config, context);
  const paths: Record<string, object> = {};
  for (const endpoint of config.endpoints.values()) {
    if (!(await services.plugins.isEnabled(project.id, endpoint.plugin))) continue;
    for (const isPublic of [false, true]) {
      if (!isAllowed(accessOf(endpoint), "read", { caller, isPublic })) continue;
      paths[`${isPublic ? "/public" : ""}/endpoints/${endpoint.name}`] = { [endpoint.method.toLowerCase()]: describeEndpoint(endpoint, { isPublic, translate }) };
    }
  }
  return paths;
}

function describeEndpoint(endpoint: Endpoint, { isPublic, translate }: { isPublic: boolean; translate: Translate }): object {
  const { name, title, permission, method, limit, parameters, plugin } = endpoint;
  const isClosed = !isPublic && permission !== undefined;
  return {
    summary: title === undefined ? name : translate(title),
    ...(isClosed && { description: `Permission: ${permission}`, "x-permission": permission }),
    tags: [plugin],
    security: isPublic ? [] : [{ bearer: [] }],
    ...(method === "GET" ? { parameters: parameters.map(inQuery) } : { parameters: [], ...describeBody(parameters) }),
    responses: {
      200: { description: `Success; of a list the first ${limit}`, content: { "application/json": { schema: enveloped({}) } } },
      ...describeFailures(endpoint, isPublic),
      default: { description: "Failure", content: { "application/json": { schema: failure } } },
    },
  };
}

/** A list is written with commas, or as JSON. */
const inQuery = (parameter: EndpointParameter): object => ({
  name: parameter.name,
  in: "query",
  required: parameter.isRequired ?? false,
  schema: parameterSchema(parameter),
  ...(parameter.type === "array" && { style: "form", explode: false }),
});

function describeBody(parameters: readonly EndpointParameter[]): object {
  const schema = {
    type: "object",
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameterSchema(parameter)])),
    required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    additionalProperties: false,
  };
  return { requestBody: { required: true, content: { "application/json": { schema } } } };
}

const failure = { $ref: "#/components/schemas/Failure" };

function describeFailures(endpoint: Endpoint, isPublic: boolean): Record<string, object> {
  const byStatus = new Map<number, string[]>();
  for (const code of failuresOf(endpoint, isPublic)) {
    const { status } = errorInfo(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const describe = (codes: readonly string[]): object => ({
    description: codes.join(", "),
    content: { "application/json": { schema: { allOf: [failure, { properties: { data: { properties: { code: { enum: codes } } } } }] } } },
  });
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, describe(codes)]));
}

/** Beside those of any call. */
function failuresOf({ parameters, permission, stages }: Endpoint, isPublic: boolean): ErrorCode[] {
  const has = (...kinds: string[]): boolean => stages.some(({ kind }) => kinds.includes(kind));
  return [
    "unknown_field",
    ...(isPublic ? [] : ["unauthenticated", "token_expired"] as const),
    ...(!isPublic && (permission !== undefined || has("table", "view")) ? ["forbidden"] as const : []),
    "not_found", "plugin_disabled", "too_many_requests", "endpoint_busy",
    ...(parameters.length > 0 || has("program") ? ["invalid_values"] as const : []),
    ...(has("program", "http") ? ["program_failed", "program_stopped"] as const : []),
    ...(has("http") ? ["outside_failed", "call_loop"] as const : []),
    "query_timeout",
  ];
}
