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
  return new CallFailure(codeOfFault(fault), {
    params: { id: context.requestId },
    ...(isAdministrator(context.caller) && { data: { program: { stage, ...fault } } }),
    cause: failed,
  });
}

/**
 * What everybody may know of why a stage, or a program that is run without one, gave nothing.
 * @example codeOfFault({ kind: "timeout" }) // "program_stopped"
 */
export function codeOfFault({ kind }: Pick<StageFault, "kind">): "program_stopped" | "program_failed" | "outside_failed" {
  switch (kind) {
    // Another call, with less to do, may succeed; else the program is at fault whatever it is given.
    case "timeout":
    case "memory":
    case "inputTooLarge":
    case "resultTooLarge":
      return "program_stopped";
    case "syntax":
    case "thrown":
    case "unsettled":
    case "notPlain":
    case "crashed":
    case "notBindable":
    case "notAsked":
      return "program_failed";
    case "unreachable":
    case "slow":
    case "status":
    case "answerTooLarge":
    case "notJson":
      return "outside_failed";
  }
}
