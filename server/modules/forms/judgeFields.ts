import { translator } from "../config/index.ts";
import { evaluatePrepared } from "./evaluatePrepared.ts";
import type { FormField, OpenForm } from "./openForm.ts";
import { preparedForm, type Prepared } from "./preparedForm.ts";
import type { Submit } from "./submitScope.ts";

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

type Judging = "displayCondition" | "customValidator";

const nothing: FieldJudgement = { isHidden: () => false, messageOf: () => undefined };

/** Display conditions and custom validators of the fields. One that fails shows its element and finds its value valid (spec §4, §8). */
export async function judgeFields(opened: OpenForm, judged: Judged): Promise<FieldJudgement> {
  const expressions = preparedForm(opened.form, judged.context);
  if (!expressions) return nothing;
  const conditionsOf = ({ element }: FormField): readonly Prepared<"displayCondition">[] => expressions.conditions.get(element.id) ?? [];
  const wanted = new Set<Prepared<Judging>>(judged.fields.flatMap((field) => {
    const validator = expressions.validators.get(field.element.id);
    return [...conditionsOf(field), ...(validator ? [validator] : [])];
  }));
  const translate = translator(opened.config, judged.context);
  const results = await evaluatePrepared<Judging>(opened, judged, { names: expressions.names, wanted: [...wanted] });
  return {
    isHidden: (field) => conditionsOf(field).some((condition) => results.get(condition) === false),
    messageOf: (field) => {
      const validator = expressions.validators.get(field.element.id);
      const message = validator && results.get(validator);
      return typeof message === "string" ? translate(message) : undefined;
    },
  };
}
