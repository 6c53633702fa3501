import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { limitsOf } from "../projects/index.ts";
import type { ChangeContext } from "./changes/ChangeContext.ts";
import { loadEntityRows } from "./entities/entityRows.ts";
import { checkProject } from "./text/checkProject.ts";
import { rowTexts } from "./text/rowTexts.ts";
import type { TextProblem } from "./text/reasons.ts";

/** Tables and forms of the project as it is within the transaction whose source or row rule leads nowhere. */
export async function sourceProblems(tx: Kysely<PlatonSchema>, { project }: ChangeContext): Promise<TextProblem[]> {
  const { id } = project;
  const texts = { ...rowTexts(await loadEntityRows(tx, id)), project: undefined, users: new Map() };
  return checkProject(texts, { projectId: id, limits: limitsOf(project) }).problems.filter(({ path }) => /^\$\.(source|rowRule)\b/.test(path));
}
