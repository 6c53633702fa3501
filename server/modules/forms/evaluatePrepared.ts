import type { ExpressionFailure, Outcome, PurposeResults, Scope } from "#core/expressions/index.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { ExpressionAnswer } from "../../isolate/index.ts";
import { logExpressionFailure, runPrograms } from "../expressions/index.ts";
import type { OpenForm } from "./openForm.ts";
import type { FormPurpose, Prepared, PreparedForm } from "./preparedForm.ts";
import { submitScope, type Submit } from "./submitScope.ts";
import { tellBrokenValidator } from "./tellBrokenValidator.ts";

export type Results<P extends FormPurpose> = ReadonlyMap<Prepared<P>, PurposeResults[P]>;

/**
 * What a form's expressions say of a submit, by the same interpreter as in the form; programs run in the isolate. One that
 * fails answers its fall-back and is logged; of a validator administrators are told (spec §4, §8; D75).
 */
export async function evaluatePrepared<P extends FormPurpose>(
  opened: OpenForm, submit: Submit, { names, wanted }: { names: PreparedForm["names"]; wanted: readonly Prepared<P>[] },
): Promise<Results<P>> {
  const scopeOf = ({ element }: Prepared<P>): Scope => submitScope(opened, submit, element);
  const programs = wanted.filter(({ prepared }) => prepared.kind === "program");
  const calls = programs.map((one) => ({ source: one.source, scope: scopeOf(one) }));
  const answers = await runPrograms(submit.context, calls, names);
  const answerOf = new Map(programs.map((one, index) => [one, answers[index]]));
  const results = new Map<Prepared<P>, PurposeResults[P]>();
  for (const one of wanted) {
    const { prepared } = one;
    const outcome = prepared.kind === "ready" ? prepared.evaluate(scopeOf(one)) : settled(prepared, answerOf.get(one));
    if (outcome.failure) await note(opened, submit.context, { one, failure: outcome.failure });
    results.set(one, outcome.value);
  }
  return results;
}

function settled<P extends FormPurpose>(
  prepared: Extract<Prepared<P>["prepared"], { kind: "program" }>, answer: ExpressionAnswer | undefined,
): Outcome<PurposeResults[P]> {
  if (answer && "value" in answer) return prepared.settle(answer.value);
  return prepared.settleFailure({ code: "program", detail: answer?.error ?? "no answer", line: 1, column: 1 });
}

interface Noted {
  readonly one: Prepared<FormPurpose>;
  readonly failure: ExpressionFailure;
}

/** Tells of an expression that failed, or whose answer is of no use. */
export async function note({ form }: OpenForm, context: CallContext, { one, failure }: Noted): Promise<void> {
  const where = `forms/${form.name}.${one.element.dataField ?? one.element.key}.${one.purpose}`;
  logExpressionFailure(context, form, { where, failure });
  if (isValidator(one)) await tellBrokenValidator(context, form, { one, failure });
}

const isValidator = (one: Prepared<FormPurpose>): one is Prepared<"customValidator"> => one.purpose === "customValidator";
