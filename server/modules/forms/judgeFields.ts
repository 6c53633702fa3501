import type { ExpressionFailure, Outcome, PurposeResults, Scope } from "#core/expressions/index.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { ExpressionAnswer } from "../../isolate/index.ts";
import { translator } from "../config/index.ts";
import { logExpressionFailure, runPrograms } from "../expressions/index.ts";
import { preparedForm, type PreparedForm, type Prepared } from "./preparedForm.ts";
import { tellBrokenValidator } from "./tellBrokenValidator.ts";
import { submitScope, type Submit } from "./submitScope.ts";
import type { FormField, OpenForm } from "./openForm.ts";

/** What the form's expressions say of the fields of a submit. */
export interface FieldJudgement {
  isHidden(field: FormField): boolean;
  /** The custom validator's message, in the caller's language where the project has a translation of it. */
  messageOf(field: FormField): string | undefined;
}

interface Judged extends Submit {
  /** Fields that are to be checked. */
  readonly fields: readonly FormField[];
}

type FormPurpose = "displayCondition" | "customValidator";
type Results = ReadonlyMap<Prepared<FormPurpose>, PurposeResults[FormPurpose]>;

const nothing: FieldJudgement = { isHidden: () => false, messageOf: () => undefined };

/**
 * Display conditions and custom validators of the fields, by the same interpreter as in the form; programs run in the
 * isolate. One that fails shows its element and finds its value valid, and is logged; of a validator administrators are told
 * (spec §4, §8; D75).
 */
export async function judgeFields(opened: OpenForm, judged: Judged): Promise<FieldJudgement> {
  const expressions = preparedForm(opened.form, judged.context);
  if (!expressions) return nothing;
  const conditionsOf = ({ element }: FormField): readonly Prepared<"displayCondition">[] => expressions.conditions.get(element.id) ?? [];
  const wanted = new Set<Prepared<FormPurpose>>(judged.fields.flatMap((field) => {
    const validator = expressions.validators.get(field.element.id);
    return [...conditionsOf(field), ...(validator ? [validator] : [])];
  }));
  const translate = translator(opened.config, judged.context.locale);
  const results = await evaluateAll(opened, judged, { expressions, wanted: [...wanted] });
  return {
    isHidden: (field) => conditionsOf(field).some((condition) => results.get(condition) === false),
    messageOf: (field) => {
      const validator = expressions.validators.get(field.element.id);
      const message = validator && results.get(validator);
      return typeof message === "string" ? translate(message) : undefined;
    },
  };
}

async function evaluateAll(
  opened: OpenForm, judged: Judged, { expressions, wanted }: { expressions: PreparedForm; wanted: readonly Prepared<FormPurpose>[] },
): Promise<Results> {
  const scopeOf = ({ element }: Prepared<FormPurpose>): Scope => submitScope(opened, judged, element);
  const programs = wanted.filter(({ prepared }) => prepared.kind === "program");
  const calls = programs.map((one) => ({ source: one.source, scope: scopeOf(one) }));
  const answers = await runPrograms(judged.context, calls, expressions.names);
  const answerOf = new Map(programs.map((one, index) => [one, answers[index]]));
  const results = new Map<Prepared<FormPurpose>, PurposeResults[FormPurpose]>();
  for (const one of wanted) {
    const { prepared } = one;
    const outcome = prepared.kind === "ready" ? prepared.evaluate(scopeOf(one)) : settled(prepared, answerOf.get(one));
    if (outcome.failure) await note(opened, judged.context, { one, failure: outcome.failure });
    results.set(one, outcome.value);
  }
  return results;
}

function settled(
  prepared: Extract<Prepared<FormPurpose>["prepared"], { kind: "program" }>, answer: ExpressionAnswer | undefined,
): Outcome<PurposeResults[FormPurpose]> {
  if (answer && "value" in answer) return prepared.settle(answer.value);
  return prepared.settleFailure({ code: "program", detail: answer?.error ?? "no answer", line: 1, column: 1 });
}

async function note(
  { form }: OpenForm, context: CallContext, { one, failure }: { one: Prepared<FormPurpose>; failure: ExpressionFailure },
): Promise<void> {
  const where = `forms/${form.name}.${one.element.dataField ?? one.element.key}.${one.purpose}`;
  logExpressionFailure(context, form, { where, failure });
  if (isValidator(one)) await tellBrokenValidator(context, form, { one, failure });
}

const isValidator = (one: Prepared<FormPurpose>): one is Prepared<"customValidator"> => one.purpose === "customValidator";
