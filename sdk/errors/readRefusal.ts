import type { Locale } from "#core/locale.ts";
import { configProblems } from "./configProblems.ts";
import { PlatonError } from "./PlatonError.ts";
import { readFailure } from "./readFailure.ts";

/** What the server said no to: a sentence, and every mistake where there are several. */
export interface Refusal {
  readonly text: string;
  readonly problems: readonly string[];
}

/**
 * A failed change of configuration as people read it: what went wrong, and each place of it.
 * @since 1.0.0
 * @example setRefused(readRefusal(failure, locale));
 */
export const readRefusal = (failure: unknown, locale: Locale): Refusal => ({ text: readFailure(failure, locale), problems: problemsOf(failure) });

function problemsOf(failure: unknown): string[] {
  if (!(failure instanceof PlatonError)) return [];
  const problems = configProblems(failure).map(({ file, path, reason }) => `${file} ${path}: ${reason}`);
  return [...problems, ...Object.values(failure.details.fields ?? {}).flat()];
}
