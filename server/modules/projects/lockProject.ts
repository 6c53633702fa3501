import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";

/**
 * Whoever changes the project's configuration at the same time waits for this transaction, and nobody else does: rows of
 * everybody refer to the project and go on being written.
 * @example await lockProject(tx, project.id);
 */
export async function lockProject(tx: Kysely<PlatonSchema>, projectId: string): Promise<void> {
  await tx.selectFrom("platon.projects").select("id").where("id", "=", projectId).forNoKeyUpdate().executeTakeFirst();
}
