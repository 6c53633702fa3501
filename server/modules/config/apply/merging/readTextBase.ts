import type { Kysely } from "kysely";
import type { TextBase } from "#contract/config.ts";
import type { PlatonSchema } from "../../../../database/PlatonSchema.ts";

/**
 * What a text that is read now stands on. Read before the text: what changes between the two is then looked at once more.
 * @example await readTextBase(database.sql, "demo") // { project: "demo", origin: "0192…", revision: 12 }
 */
export async function readTextBase(executor: Kysely<PlatonSchema>, projectId: string): Promise<TextBase> {
  const { id, origin, revision } = await executor
    .selectFrom("platon.projects")
    .select(["id", "origin", "revision"])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  return { project: id, origin, revision };
}
