import type { CallContext } from "../../http/CallContext.ts";
import { CallLimit } from "../../http/CallLimit.ts";
import { personOf } from "../../http/personOf.ts";
import { addressKey } from "../attempts/index.ts";

/** Of one caller, all endpoints together. */
const calls = new CallLimit({ atMost: 100, windowMs: 10_000 });

/** Who calls, for limits and turns: a user, or a guest's address. */
export const callerKey = ({ project, caller, address }: CallContext): string =>
  `${project.id}:${personOf(caller)?.userId ?? addressKey(address)}`;

/** Counts a call. @throws CallFailure `too_many_requests`, with the seconds until the window is over */
export function admitCall(context: CallContext): void {
  calls.admit(callerKey(context), context.services.now());
}
