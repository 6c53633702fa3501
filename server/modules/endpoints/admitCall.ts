import { limitOfProject } from "../../access/limitOfProject.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { CallLimit } from "../../http/CallLimit.ts";
import { personOf } from "../../http/personOf.ts";
import { addressKey } from "../attempts/index.ts";

/** Of one caller, all endpoints together. */
const calls = new CallLimit({ atMost: 100, windowMs: 10_000 });

/** Of one endpoint, all callers together, where the project or the operator says how many (D67). */
const ofEndpoints = new CallLimit({ atMost: Infinity, windowMs: 60_000 });

/** Who calls, for limits and turns: a user, or a guest's address. */
export const callerKey = ({ project, caller, address }: CallContext): string =>
  `${project.id}:${personOf(caller)?.userId ?? addressKey(address)}`;

/**
 * Counts a call.
 * @param endpoint whose calls are counted together too; none where it is tried
 * @throws CallFailure `too_many_requests`, `endpoint_busy`, with the seconds until the window is over
 */
export function admitCall(context: CallContext, endpoint?: string): void {
  const now = context.services.now();
  calls.admit(callerKey(context), now);
  const max = limitOfProject(context, "callsPerMinute");
  if (endpoint === undefined || max === undefined) return;
  const waitMs = ofEndpoints.count(`${context.project.id}:${endpoint}`, now, max);
  if (waitMs > 0) throw new CallFailure("endpoint_busy", { params: { name: endpoint, max, seconds: Math.ceil(waitMs / 1_000) } });
}
