import type { Routes } from "../../http/Routes.ts";
import { callEndpoint } from "./callEndpoint.ts";

export { callEndpoint } from "./callEndpoint.ts";
export { readParameters } from "./readParameters.ts";

export const endpointRoutes: Routes<"GET endpoints/{name}" | "POST endpoints/{name}"> = {
  "GET endpoints/{name}": (context, { params, query }) => callEndpoint(context, { name: params.name, method: "GET", given: query }),
  "POST endpoints/{name}": (context, { params, body }) => callEndpoint(context, { name: params.name, method: "POST", given: body }),
};
