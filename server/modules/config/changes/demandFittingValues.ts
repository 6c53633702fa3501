import type { CountedConversion } from "../../datasets/index.ts";
import type { TextProblem } from "../text/problems/reasons.ts";
import { refuseText } from "../text/problems/refuseText.ts";
import type { ChangeContext } from "./ChangeContext.ts";

/**
 * Values that do not fit the new type of their field can only be emptied: where nobody can say so, or the field is required, the
 * change is refused.
 * @throws CallFailure `config_invalid` with each field, how many values do not fit, and the first ten with their records
 */
export function demandFittingValues({ locale }: ChangeContext, conversions: readonly CountedConversion[], { mayEmpty }: { readonly mayEmpty: boolean }): void {
  const problems = conversions.filter(({ unfit, now }) => unfit.count > 0 && (!mayEmpty || now.isRequired === true)).map(({ dataset, now, index, unfit }): TextProblem => ({
    file: `datasets/${dataset}.json`, path: `$.fields[${index}].type`, reason: "rowsUnfit",
    params: { field: now.name, type: now.type, count: unfit.count, first: unfit.first.map(({ id, value }) => `${id}: ${value}`).join("; ") },
  }));
  if (problems.length > 0) throw refuseText(problems, locale);
}
