import type { TSchema } from "typebox";
import { endpoints } from "#contract/endpoints.ts";
import type { EndpointShape } from "#contract/endpoint.ts";
import { enveloped } from "./enveloped.ts";
import { hoistDefinitions } from "./hoistDefinitions.ts";

interface Description {
  readonly openapi: string;
  readonly info: object;
  readonly servers: readonly object[];
  /** By address, then by method. */
  readonly paths: Readonly<Record<string, object>>;
  readonly components: object;
}

/** OpenAPI 3.1 of the whole contract, from the very schemas that validate requests (D11). */
export function describeContract(): Description {
  const paths: Record<string, Record<string, object>> = {};
  for (const [call, shape] of Object.entries<EndpointShape>(endpoints)) {
    const [method = "", path = ""] = call.split(" ");
    const addresses = hasPublicTwin(shape) ? [`/${path}`, `/public/${path}`] : [`/${path}`];
    for (const address of addresses) {
      paths[address] = { ...paths[address], [method.toLowerCase()]: describeCall(shape, address) };
    }
  }
  const { value, definitions } = hoistDefinitions(paths);
  return {
    openapi: "3.1.0",
    info: { title: "Platon", version: "1.0.0" },
    servers: [{ url: "/api" }],
    paths: value as Description["paths"],
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { ...definitions, Failure },
    },
  };
}

const hasPublicTwin = ({ access }: EndpointShape): boolean => access === "public" || access === "open";

function describeCall(shape: EndpointShape, address: string): object {
  const needsToken = shape.access === "user" || (shape.access === "public" && !address.startsWith("/public/"));
  return {
    summary: shape.summary,
    tags: [shape.plugin],
    security: needsToken ? [{ bearer: [] }] : [],
    parameters: [...parametersOf(shape.params, "path"), ...parametersOf(shape.query, "query")],
    ...describeBody(shape),
    responses: {
      [shape.status ?? 200]: { description: "Success", content: { "application/json": { schema: enveloped(shape.response) } } },
      default: { description: "Failure", content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } } },
    },
  };
}

function describeBody({ body, multipart, isBodyOptional }: EndpointShape): object {
  const content = { ...(body && { "application/json": { schema: body } }), ...(multipart && { "multipart/form-data": { schema: multipart } }) };
  return Object.keys(content).length > 0 ? { requestBody: { required: !isBodyOptional, content } } : {};
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

function parametersOf(schema: TSchema | undefined, place: "path" | "query"): object[] {
  const { properties = {}, required = [] }: ObjectSchema = schema ?? {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

const Failure = enveloped({
  type: "object",
  required: ["code"],
  properties: { code: { type: "string" }, id: { type: "string" }, params: { type: "object" } },
});
