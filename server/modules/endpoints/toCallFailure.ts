import { isAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { StageFailed, StageFault } from "./StageFailed.ts";

/**
 * What the caller is told of a stage that failed: that it did, and the number under which the log has the rest. An
 * administrator is told where and why in the author's source.
 */
export function toCallFailure(context: CallContext, failed: StageFailed): CallFailure {
  const { stage, fault } = failed;
  return new CallFailure(isBeyondLimit(fault) ? "program_stopped" : "program_failed", {
    params: { id: context.requestId },
    ...(isAdministrator(context.caller) && { data: { program: { stage, ...fault } } }),
    cause: failed,
  });
}

/** Another call, with less to do, may succeed; else the program is at fault whatever it is given. */
function isBeyondLimit({ kind }: StageFault): boolean {
  switch (kind) {
    case "timeout":
    case "memory":
    case "inputTooLarge":
    case "resultTooLarge":
      return true;
    case "syntax":
    case "thrown":
    case "unsettled":
    case "notPlain":
    case "crashed":
    case "notBindable":
      return false;
  }
}
