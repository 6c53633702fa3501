import type { Routes } from "../../http/Routes.ts";
import { describeContract } from "./describeContract.ts";
import { describeEndpoints } from "./describeEndpoints.ts";

let contract: ReturnType<typeof describeContract> | undefined;

export const openapiRoutes: Routes<"GET openapi.json"> = {
  /** The document itself, not in an envelope: tools read it from here. */
  "GET openapi.json": async (context) => {
    contract ??= describeContract();
    const paths = { ...contract.paths, ...(await describeEndpoints(context)) };
    return Response.json({ ...contract, paths }, { headers: { "cache-control": "private, no-cache", vary: "authorization, accept-language" } });
  },
};
