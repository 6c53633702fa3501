import type { ProjectFile } from "#contract/config.ts";
import type { ProjectText } from "#contract/project/index.ts";
import { limitsInForce, type RealmLimits } from "#core/limits/realmLimits.ts";
import type { Locale } from "#core/locale.ts";
import { checkModules } from "./checks/checkModules.ts";
import { checkProject } from "./checks/checkProject.ts";
import { checkSources } from "./checks/checkSources.ts";
import { parseProject } from "./files/parseProject.ts";
import type { ProjectTexts } from "./shapes/projectText.ts";
import type { TextProblem } from "./problems/reasons.ts";
import { refuseText } from "./problems/refuseText.ts";

/** Whose text it is. */
interface TextOwner {
  readonly id: string;
  /** Limits that the operator raised; the text may lower them. */
  readonly raisedLimits?: Partial<RealmLimits>;
  /** Of a text without `project.json` these stay. */
  readonly settings?: Pick<ProjectText, "limits">;
}

/**
 * A project's text, read and checked as a whole.
 * @throws CallFailure `config_invalid` with every mistake in `data.problems`
 */
export function readProjectText(
  files: readonly ProjectFile[], { project, locale }: { project: TextOwner; locale: Locale },
): { texts: ProjectTexts; warnings: readonly TextProblem[] } {
  const { texts, problems, warnings } = parseProject(files);
  // Names that lead to a file with mistakes would only be told twice.
  if (problems.length > 0) throw refuseText(problems, locale);
  const limits = limitsInForce(project.raisedLimits, (texts.project?.value ?? project.settings)?.limits);
  const checked = checkProject(texts, { projectId: project.id, limits });
  const sources = checkSources(texts, limits);
  const found = [...checked.problems, ...sources.problems, ...checkModules(texts)];
  if (found.length > 0) throw refuseText(found, locale);
  return { texts, warnings: [...warnings, ...checked.warnings, ...sources.warnings] };
}
