import type { ConfigProblem } from "#contract/config.ts";
import type { Locale } from "#core/locale.ts";
import { CallFailure } from "../../../../http/CallFailure.ts";
import { sayReason, type TextProblem } from "./reasons.ts";

/** How many mistakes one answer names: whoever has more mends these first. */
const shownProblems = 50;

export const presentProblem = (problem: TextProblem, locale: Locale): ConfigProblem => ({
  file: problem.file, path: problem.path, reason: sayReason(problem, locale),
});

/** The answer to a text with mistakes: the first in the message, all of them in `data.problems`. */
export function refuseText(problems: readonly TextProblem[], locale: Locale): CallFailure {
  const presented = problems.slice(0, shownProblems).map((problem) => presentProblem(problem, locale));
  const first = presented[0] ?? { file: "", path: "$", reason: "" };
  return new CallFailure("config_invalid", { params: { ...first }, data: { problems: presented } });
}
