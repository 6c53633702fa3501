import type { ConfigProblem } from "#contract/config.ts";
import { PlatonError } from "./PlatonError.ts";

/**
 * What is wrong in the configuration that the server refused, each with its place: of `config_invalid`. Of any other failure nothing.
 * @since 1.0.0
 * @example for (const { file, path, reason } of configProblems(failure)) list(`${file} ${path}: ${reason}`);
 */
export function configProblems(failure: unknown): readonly ConfigProblem[] {
  const { problems } = ((failure instanceof PlatonError ? failure.details.data : undefined) ?? {}) as { readonly problems?: unknown };
  return Array.isArray(problems) ? (problems as readonly ConfigProblem[]) : [];
}
