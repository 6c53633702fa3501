import type { EndpointMap, EndpointName } from "#contract/endpoints.ts";
import type { CallContext } from "./CallContext.ts";

export type Input<Call extends EndpointName> = Pick<EndpointMap[Call], "params" | "query" | "body">;

/** Answers a call with the envelope's `data`, or with a whole Response (streams, cache headers). */
export type Handler<Call extends EndpointName> = (
  context: CallContext,
  input: Input<Call>,
) => Promise<EndpointMap[Call]["response"] | Response>;

/** Handlers by call; every module has a part of it, and together they are total (modules/index.ts). */
export type Routes<Calls extends EndpointName = EndpointName> = { readonly [Call in Calls]: Handler<Call> };
