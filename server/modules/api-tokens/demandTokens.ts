import { hasPermission } from "#core/permissions/hasPermission.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import type { Caller, CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";

/** Whoever may have tokens for machines, beside administrators. */
const tokensPermission = "platon.tokens";

/** @throws CallFailure `forbidden` for who may have no tokens */
export function demandTokens(context: CallContext): Caller {
  const caller = callerOf(context);
  if (!isAdministrator(caller) && !hasPermission(caller.permissions, tokensPermission)) throw new CallFailure("forbidden");
  return caller;
}
