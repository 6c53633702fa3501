import { sql, type Kysely } from "kysely";
import type { ConfigChange } from "#contract/config.ts";
import type { ProjectText } from "#contract/project/index.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { ChangeContext } from "../changes/ChangeContext.ts";
import { diffValues } from "../changes/diffValues.ts";
import type { ProjectRecord } from "../text/exportProject.ts";

type Transaction = Kysely<PlatonSchema>;

/** What a project says of itself, as it is kept. */
export async function readProjectRecord(
  executor: Kysely<PlatonSchema>, projectId: string
): Promise<ProjectRecord & { revision: number }> {
  const row = await executor
    .selectFrom("platon.projects")
    .select(["title", "host_names", "settings", "revision"])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  return { title: row.title, hostNames: row.host_names, settings: row.settings, revision: row.revision };
}

export const toRecord = ({
  title, hostNames = [], ...settings
}: ProjectText): ProjectRecord => ({ title, hostNames, settings });

export async function planProjectRecord(
  tx: Transaction, projectId: string, text: ProjectText | undefined,
): Promise<ConfigChange | undefined> {
  if (text === undefined) return undefined;
  const { revision: _revision, ...present } = await readProjectRecord(tx, projectId);
  const paths = diffValues(present, toRecord(text)).map(({ path }) => path);
  return paths.length === 0 ? undefined : { entity: "projects", name: projectId, change: "update", paths };
}

/** Title, host names and settings, with their revision; the project's own number is the caller's to raise. */
export async function writeProjectRecord(
  tx: Transaction, { project, caller }: ChangeContext, text: ProjectText
): Promise<void> {
  const { revision, ...before } = await readProjectRecord(tx, project.id);
  const after = toRecord(text);
  await tx
    .updateTable("platon.projects")
    .set({ title: after.title, host_names: [...after.hostNames], settings: JSON.stringify(after.settings) })
    .where("id", "=", project.id)
    .execute();
  await tx
    .insertInto("platon.revisions")
    .values({
      project_id: project.id, entity: "projects", entity_id: project.id, revision: revision + 1, by: caller?.userId ?? null,
      diff: JSON.stringify(diffValues(before, after)), snapshot: sql`${JSON.stringify(after)}::jsonb`,
    })
    .execute();
}
