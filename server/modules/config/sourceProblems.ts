import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { limitsOf } from "../projects/index.ts";
import type { ChangeContext } from "./changes/ChangeContext.ts";
import { compileConfig } from "./compileConfig.ts";
import { loadEntityRows } from "./entities/entityRows.ts";
import { checkProject } from "./text/checkProject.ts";
import { exportProject } from "./text/exportProject.ts";
import { parseProject } from "./text/parseProject.ts";
import type { TextProblem } from "./text/reasons.ts";

/** Tables and forms of the project as it is within the transaction whose source or row rule leads nowhere. */
export async function sourceProblems(tx: Kysely<PlatonSchema>, { project }: ChangeContext): Promise<TextProblem[]> {
  const { id, title } = project;
  const config = compileConfig({ id, revision: 0 }, await loadEntityRows(tx, id));
  const { texts } = parseProject(exportProject({ title, hostNames: [], settings: {} }, config));
  return checkProject(texts, { projectId: id, limits: limitsOf(project) }).problems.filter(({ path }) => /^\$\.(source|rowRule)\b/.test(path));
}
