import type { Routes } from "../../http/Routes.ts";
import { describeContract } from "./describeContract.ts";

let description: object | undefined;

export const openapiRoutes: Routes<"GET openapi.json"> = {
  /** The document itself, not in an envelope: tools read it from here. */
  "GET openapi.json": () => {
    description ??= describeContract();
    return Promise.resolve(Response.json(description, { headers: { "cache-control": "no-cache" } }));
  },
};
