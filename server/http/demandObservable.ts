import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import type { EndpointShape } from "#contract/endpoint.ts";
import type { CallContext } from "./CallContext.ts";
import { CallFailure } from "./CallFailure.ts";

/** Sent by a browser that believes to look as another user: nothing is to be written by mistake in the owner's name. */
const observedHeader = "x-observed";

/**
 * Whoever looks as another user reads, and does nothing else.
 * @throws CallFailure `observing`; `observation_ended` for a browser that has not heard that it looks no more
 */
export function demandObservable({ caller, headers }: CallContext, call: EndpointName): void {
  const { forObservers = call.startsWith("GET ") }: EndpointShape = endpoints[call];
  if (caller === undefined || forObservers) return;
  if (caller.observer) throw new CallFailure("observing", { params: { name: caller.fullName || caller.username } });
  if (headers.has(observedHeader)) throw new CallFailure("observation_ended");
}
