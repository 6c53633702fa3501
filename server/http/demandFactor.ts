import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import type { EndpointShape } from "#contract/endpoint.ts";
import type { CallContext } from "./CallContext.ts";
import { CallFailure } from "./CallFailure.ts";

/**
 * Whoever has to have a second factor sets it up, or leaves, and does nothing else before, but what a guest may do (P03).
 * @throws CallFailure `second_factor_needed`
 */
export function demandFactor({ caller }: Pick<CallContext, "caller">, call: EndpointName): void {
  const { access, beforeFactor = access === "anonymous" }: EndpointShape = endpoints[call];
  if (caller?.mustSetUpFactor && (!beforeFactor || caller.apiToken)) throw new CallFailure("second_factor_needed");
}
