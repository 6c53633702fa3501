import type { Routes } from "../../http/Routes.ts";
import { callEndpoint } from "./callEndpoint.ts";
import { readOutline } from "./describing/readOutline.ts";
import { tryEndpoint } from "./trial/tryEndpoint.ts";

export { accessOf, callEndpoint } from "./callEndpoint.ts";
export { presentUser } from "./presentUser.ts";
export { codeOfFault } from "./toCallFailure.ts";
export { readParameters } from "./readParameters.ts";

export const endpointRoutes: Routes<"GET endpoints/{name}" | "POST endpoints/{name}" | "POST endpoints/{id}/try" | "GET endpoints/{id}/outline"> = {
  "GET endpoints/{name}": (context, { params, query }) => callEndpoint(context, { name: params.name, method: "GET", given: query }),
  "POST endpoints/{name}": (context, { params, body }) => callEndpoint(context, { name: params.name, method: "POST", given: body }),
  "POST endpoints/{id}/try": (context, { params, body }) => tryEndpoint(context, params.id, body),
  "GET endpoints/{id}/outline": (context, { params, query }) => readOutline(context, params.id, query.stage),
};
