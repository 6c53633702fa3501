import type { ConfigProblem } from "#contract/config.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { confirmationOf, isConfirmed } from "../../../http/isConfirmed.ts";
import type { GoneOption } from "../../datasets/index.ts";
import { presentProblem } from "../text/problems/refuseText.ts";
import type { ChangeContext } from "./ChangeContext.ts";

/**
 * Rows keep a value that their list has no more: no data goes, and who makes the change knows how many they are.
 * @param isShown a person is asked
 * @returns what to tell those who are not asked
 * @throws CallFailure `options_gone` with each option and its number as `details`, and what the header `x-confirmed` has to say as `confirm`
 */
export function demandOptions({ headers, locale }: ChangeContext, gone: readonly GoneOption[], { isShown }: { readonly isShown: boolean }): ConfigProblem[] {
  const told = gone.map(({ dataset, field, index, option, count }) =>
    presentProblem({ file: `datasets/${dataset}.json`, path: `$.fields[${index}].options`, reason: "optionGone", params: { field: field.name, option, count } }, locale));
  const confirm = confirmationOf("options_gone", JSON.stringify(gone.map(({ dataset, field, option }) => [dataset, field.name, option])));
  if (!isShown || gone.length === 0 || isConfirmed(headers, confirm)) return told;
  const what = gone.map(({ dataset, field, option, count }) => `${dataset}.${field.name} “${option}”: ${count}`).join(", ");
  throw new CallFailure("options_gone", { params: { what }, data: { confirm, details: told.map(({ reason }) => reason).join("\n") } });
}
