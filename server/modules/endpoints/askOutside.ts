import type { StageRequest } from "#contract/entities/index.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { fetchOutside, OutsideRefused } from "../../outgoing/fetchOutside.ts";
import { NotBindable, type Bindings } from "./bindFilters.ts";
import { bindRequest, type BoundRequest } from "./bindRequest.ts";
import { chainHeader } from "./callChain.ts";
import { projectSecrets } from "./projectSecrets.ts";
import { StageFailed, type StageFault } from "./StageFailed.ts";

/** What a request is, unless it says. */
const usual = { seconds: 10, kilobytes: 1_024, redirects: 5 };

export interface OutsideStage {
  readonly name: string;
  readonly request: StageRequest;
}

interface Asked {
  readonly bindings: Bindings;
  /** Endpoints that wait for the answer. */
  readonly chain: readonly string[];
  /** Milliseconds that are left of the call's. */
  readonly left: number;
}

/**
 * What another server answers a stage (`OUTGOING_HOSTS`).
 * @returns the answer's JSON or text, with the status where the stage says so
 * @throws StageFailed
 */
export async function askOutside(context: CallContext, { name, request }: OutsideStage, { bindings, chain, left }: Asked): Promise<unknown> {
  const fail = (fault: StageFault): StageFailed => new StageFailed(name, fault);
  const { answer = "json", withStatus = false, timeout = usual.seconds, maxKilobytes = usual.kilobytes } = request;
  const asking = await bind(context, { name, request }, bindings);
  const late = AbortSignal.timeout(Math.max(1, Math.min(timeout * 1_000, left)));
  const { privateHosts, outgoingHosts: hosts } = context.services.config;
  let response: Response;
  try {
    response = await fetchOutside(asking.url, { ...asking, headers: { ...asking.headers, [chainHeader]: chain.join(" ") } }, {
      privateHosts, hosts, redirects: usual.redirects, signal: AbortSignal.any([late, context.signal]), maxBytes: maxKilobytes * 1_024,
    });
  } catch (error) {
    throw fail(faultOf(error, { isLate: late.aborted, seconds: timeout, kilobytes: maxKilobytes }));
  }
  if (!withStatus && !response.ok) throw fail({ kind: "status", status: response.status });
  const text = await response.text();
  const body = answer === "text" ? text : readJson(text);
  if (body === undefined) throw fail({ kind: "notJson" });
  return withStatus ? { status: response.status, body } : body;
}

async function bind(context: CallContext, { name, request }: OutsideStage, bindings: Bindings): Promise<BoundRequest> {
  try {
    return bindRequest(request, bindings, await projectSecrets(context));
  } catch (error) {
    if (error instanceof NotBindable) throw new StageFailed(name, { kind: "notBindable", reference: error.message });
    throw error;
  }
}

function faultOf(error: unknown, { isLate, seconds, kilobytes }: { isLate: boolean; seconds: number; kilobytes: number }): StageFault {
  if (isLate) return { kind: "slow", seconds };
  if (error instanceof OutsideRefused) return error.why === "size" ? { kind: "answerTooLarge", kilobytes } : { kind: "notAsked", message: error.message };
  // The message of a connection may name addresses of the server's own network.
  const { code, name } = error as { code?: unknown; name?: unknown };
  return { kind: "unreachable", message: String(code ?? name ?? "error").slice(0, 100) };
}

/** Nothing at all is null. */
function readJson(text: string): unknown {
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
