import type { ProjectFile } from "#contract/config.ts";
import type { ProjectText } from "#contract/project/index.ts";
import { limitsInForce, type RealmLimits } from "#core/limits/realmLimits.ts";
import type { Locale } from "#core/locale.ts";
import type { CheckedProject } from "./checks/CheckedProject.ts";
import { checkModules } from "./checks/checkModules.ts";
import { checkProject } from "./checks/checkProject.ts";
import { checkSources } from "./checks/checkSources.ts";
import { carriedText } from "./renaming/carriedText.ts";
import { parseProject } from "./files/parseProject.ts";
import type { ProjectTexts } from "./shapes/projectText.ts";
import { refuseText } from "./problems/refuseText.ts";

/** Whose text it is. */
interface TextOwner {
  readonly id: string;
  /** Limits that the operator raised; the text may lower them. */
  readonly raisedLimits?: Partial<RealmLimits>;
  /** Of a text without `project.json` these stay. */
  readonly settings?: Pick<ProjectText, "limits">;
}

/** What a project's text says, and everything that is wrong or odd in it. */
interface InspectedText extends CheckedProject {
  readonly texts: ProjectTexts;
  /** Objects that name what the text renames as it was called before; `texts` have them in the names of now. */
  readonly carried: readonly { readonly entity: string; readonly name: string }[];
}

/** A project's text, read and checked as a whole. With problems, `texts` may lack what they are about. */
export function inspectProjectText(files: readonly ProjectFile[], project: TextOwner): InspectedText {
  const { texts: written, problems, warnings } = parseProject(files);
  // Names that lead to a file with mistakes would only be told twice.
  if (problems.length > 0) return { texts: written, problems, warnings, carried: [] };
  const { texts, carried, warnings: inCode } = carriedText(written);
  const limits = limitsInForce(project.raisedLimits, (texts.project?.value ?? project.settings)?.limits);
  const checked = checkProject(texts, { projectId: project.id, limits });
  const sources = checkSources(texts, limits);
  return {
    texts, carried, problems: [...checked.problems, ...sources.problems, ...checkModules(texts)],
    warnings: [...warnings, ...checked.warnings, ...sources.warnings, ...inCode],
  };
}

/**
 * A project's text without mistakes.
 * @throws CallFailure `config_invalid` with every mistake in `data.problems`
 */
export function readProjectText(
  files: readonly ProjectFile[], { project, locale }: { project: TextOwner; locale: Locale },
): Pick<InspectedText, "texts" | "carried" | "warnings"> {
  const { texts, carried, problems, warnings } = inspectProjectText(files, project);
  if (problems.length > 0) throw refuseText(problems, locale);
  return { texts, carried, warnings };
}
