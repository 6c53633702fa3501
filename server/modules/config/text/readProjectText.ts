import type { ProjectFile } from "#contract/config.ts";
import type { Locale } from "#core/locale.ts";
import { checkProject } from "./checkProject.ts";
import { checkStyles } from "./checkStyles.ts";
import { parseProject } from "./parseProject.ts";
import type { ProjectTexts } from "./projectText.ts";
import type { TextProblem } from "./reasons.ts";
import { refuseText } from "./refuseText.ts";

/**
 * A project's text, read and checked as a whole.
 * @throws CallFailure `config_invalid` with every mistake in `data.problems`
 */
export function readProjectText(
  files: readonly ProjectFile[], { project, locale }: { project: { id: string }; locale: Locale },
): { texts: ProjectTexts; warnings: readonly TextProblem[] } {
  const { texts, problems, warnings } = parseProject(files);
  // Names that lead to a file with mistakes would only be told twice.
  if (problems.length > 0) throw refuseText(problems, locale);
  const checked = checkProject(texts, project.id);
  const styles = checkStyles(texts);
  const found = [...checked.problems, ...styles.problems];
  if (found.length > 0) throw refuseText(found, locale);
  return { texts, warnings: [...warnings, ...checked.warnings, ...styles.warnings] };
}
