import type { Kysely } from "kysely";
import type { QuarantinedComponent } from "#contract/plugin.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";

/** The versions that were stopped for the whole project and were not released. */
export async function readQuarantine(executor: Kysely<PlatonSchema>, projectId: string): Promise<QuarantinedComponent[]> {
  return executor
    .selectFrom("platon.plugin_incidents")
    .select(["plugin_id as plugin", "scope", "component", "hash"])
    .where("project_id", "=", projectId)
    .where("quarantined_at", "is not", null)
    .orderBy("plugin_id")
    .orderBy("scope")
    .orderBy("component")
    .execute();
}
