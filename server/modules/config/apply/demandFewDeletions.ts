import type { Kysely } from "kysely";
import type { ProjectText } from "#contract/project/index.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import type { ChangeContext } from "../changes/ChangeContext.ts";
import { entities, entityOf } from "../entities/entities.ts";
import type { EntityRows } from "../entities/entityRows.ts";
import type { PlannedChange } from "../changes/planning/planChanges.ts";
import { readProjectRecord } from "./projectRecord.ts";

interface Deleting {
  readonly changes: readonly PlannedChange[];
  /** Before the change. */
  readonly rows: EntityRows;
  /** What the text says of its project. */
  readonly project: ProjectText | undefined;
  readonly options: { readonly deletionCount?: number | "any" | undefined };
}

/**
 * A folder that is empty, half read, or another project's would delete nearly everything: more than half of the objects go,
 * or any by a text that does not have the project's title, only when their number is confirmed.
 * @throws CallFailure `many_deletions`
 */
export async function demandFewDeletions(
  tx: Kysely<PlatonSchema>, context: ChangeContext, { changes, rows, project, options: { deletionCount } }: Deleting,
): Promise<void> {
  const count = changes.filter(({ change, entity }) => change.change === "delete" && entityOf(entity).owner === undefined).length;
  if (count === 0 || deletionCount === "any" || deletionCount === count) return;
  const total = entities.filter(({ owner }) => owner === undefined).reduce((sum, { name }) => sum + (rows.get(name)?.length ?? 0), 0);
  const { title } = await readProjectRecord(tx, context.project.id);
  if (count * 2 <= total && project?.title === title) return;
  throw new CallFailure("many_deletions", { params: { count, total }, data: { count, total } });
}
