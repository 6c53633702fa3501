import { sayAnswer, type AnswerKey } from "#core/wording/sayAnswer.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

interface Input {
  readonly query: { readonly otp?: string };
  readonly body: { readonly otp?: string };
}

/**
 * The code of a call: in its body, or in its address, where the project does not refuse that (D5).
 * @throws CallFailure `invalid_values` without one; `bad_request` for one in the address that is refused
 */
export function shownCode(context: CallContext, { query, body }: Input): string {
  if (query.otp !== undefined && context.project.settings.access?.codeInAddress === false) throw new CallFailure("bad_request", { params: { where: "query.otp" } });
  const code = body.otp ?? query.otp ?? "";
  return code === "" ? refuseCode(context, "check.required") : code;
}

/** @throws CallFailure invalid_values */
export function refuseCode({ locale }: CallContext, why: AnswerKey): never {
  throw new CallFailure("invalid_values", { fields: { otp: [sayAnswer(locale, why)] } });
}
