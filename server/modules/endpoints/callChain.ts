import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

/** Says to our own calls, when a stage of kind http makes one, which endpoints wait for it: `demo/totals demo/rates`. */
export const chainHeader = "platon-chain";

/** Endpoints that may wait for one another. */
const mostCalls = 5;

/**
 * The endpoints that wait for this one's answer, and it itself. Whoever lies about it is answered less, never more.
 * @throws CallFailure `call_loop`, with the chain in the log
 */
export function extendChain({ headers, project, requestId, services }: CallContext, endpoint: string): readonly string[] {
  const before = (headers.get(chainHeader) ?? "").split(" ").filter((one) => /^[\w-]{1,100}\/[\w-]{1,100}$/.test(one));
  const chain = [...before, `${project.id}/${endpoint}`];
  if (chain.length <= mostCalls) return chain;
  services.log.warn({ requestId, project: project.id, endpoint, chain: chain.slice(-2 * mostCalls) }, "endpoints call one another");
  throw new CallFailure("call_loop", { params: { id: requestId } });
}
