import { randomBytes } from "node:crypto";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

/** Says to our own calls, when a stage of kind http makes one, which endpoints wait for it, by marks that tell nobody else anything. */
export const chainHeader = "platon-chain";

/** Endpoints that may wait for one another. */
const mostCalls = 5;
/** Endpoints that are known by a mark at once. */
const mostMarks = 10_000;

/** By `project/endpoint`, and the other way round: this node alone knows what its marks stand for. */
const marks = new Map<string, string>();
const names = new Map<string, string>();

function markOf(name: string): string {
  const known = marks.get(name);
  if (known !== undefined) return known;
  if (marks.size >= mostMarks) [marks, names].forEach((all) => all.clear());
  const mark = randomBytes(12).toString("hex");
  marks.set(name, mark);
  names.set(mark, name);
  return mark;
}

/**
 * The marks of the endpoints that wait for this one's answer, and its own. Whoever lies about it is answered less, never more.
 * @throws CallFailure `call_loop`, with the chain in the log
 */
export function extendChain({ headers, project, requestId, services }: CallContext, endpoint: string): readonly string[] {
  const before = (headers.get(chainHeader) ?? "").split(" ").filter((one) => /^[0-9a-f]{24}$/.test(one));
  const chain = [...before, markOf(`${project.id}/${endpoint}`)];
  if (chain.length <= mostCalls) return chain;
  services.log.warn({ requestId, project: project.id, endpoint, chain: chain.slice(-2 * mostCalls).map((mark) => names.get(mark) ?? mark) }, "endpoints call one another");
  throw new CallFailure("call_loop", { params: { id: requestId } });
}
