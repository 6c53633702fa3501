import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import type { CheckedProject } from "./CheckedProject.ts";
import { checkStyles } from "./checkStyles.ts";
import { checkPrograms, checkSyntax } from "./checkSyntax.ts";

/** What an object's own code says, whatever else there is: style sheets, modules and programs. Each of them is read for it. */
export function checkSources(texts: ProjectTexts, limits: RealmLimits): CheckedProject {
  const styles = checkStyles(texts, limits);
  return { problems: [...styles.problems, ...checkSyntax(texts)], warnings: [...styles.warnings, ...checkPrograms(texts)] };
}
