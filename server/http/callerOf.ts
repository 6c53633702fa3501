import type { CallContext } from "./CallContext.ts";
import { CallFailure } from "./CallFailure.ts";
import type { Caller } from "./Caller.ts";

/**
 * The signed-in user behind a call, for endpoints of access "user".
 *
 * @throws CallFailure `unauthenticated` where there is none
 * @example const { userId } = callerOf(context);
 */
export function callerOf({ caller }: CallContext): Caller {
  if (caller === undefined) throw new CallFailure("unauthenticated");
  return caller;
}
