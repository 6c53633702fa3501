import { demand, type Guarded } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Endpoint } from "../config/index.ts";
import { admitCall } from "./admitCall.ts";
import { readParameters } from "./readParameters.ts";
import { performStages } from "./performStages.ts";
import { StageFailed } from "./StageFailed.ts";
import { toCallFailure } from "./toCallFailure.ts";

export interface EndpointCall {
  readonly name: string;
  readonly method: Endpoint["method"];
  /** Parameters as they came: the address's, or the body's. */
  readonly given: Readonly<Record<string, unknown>>;
}

/**
 * Answers a call of a project's own endpoint (D46, D58) with its last stage's output.
 * @throws CallFailure `not_found`, `plugin_disabled`, `forbidden`, `method_not_allowed`, `too_many_requests`, `endpoint_busy`,
 *   `unknown_field`, `invalid_values`, `program_failed`, `program_stopped`, `query_timeout`
 */
export async function callEndpoint(context: CallContext, { name, method, given }: EndpointCall): Promise<unknown> {
  const endpoint = await findEndpoint(context, name);
  if (endpoint.method !== method) throw new CallFailure("method_not_allowed", { headers: { allow: endpoint.method } });
  admitCall(context, name);
  const params = readParameters(endpoint.parameters, given, context.locale);
  try {
    return await performStages(context, endpoint, params);
  } catch (error) {
    if (!(error instanceof StageFailed)) throw error;
    const { stage, fault } = error;
    context.services.log.warn({ requestId: context.requestId, project: context.project.id, endpoint: name, stage, fault }, "program failed");
    throw toCallFailure(context, error);
  }
}

async function findEndpoint(context: CallContext, name: string): Promise<Endpoint> {
  const { configuration, plugins } = context.services;
  const { id } = context.project;
  const endpoint = (await configuration.of(id)).endpoints.get(name);
  if (endpoint === undefined) throw new CallFailure("not_found");
  if (!(await plugins.isEnabled(id, endpoint.plugin))) throw new CallFailure("plugin_disabled");
  demand(accessOf(endpoint), "read", context);
  return endpoint;
}

/** Who may call it, as `read`. */
export const accessOf = ({ isPublic = false, permission }: Endpoint): Guarded => ({ isPublic, permissions: permission === undefined ? {} : { read: permission } });
