import type { Kysely } from "kysely";
import type { PluginState } from "#contract/plugin.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";

/** What is not named stays as it was decided before. */
export interface DecisionChange {
  readonly state?: PluginState;
  /** How far each capability reaches that is granted, and the row of the plugin that has it. */
  readonly granted?: Readonly<Record<string, unknown>>;
  readonly grantedTo?: string | undefined;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Keeps a decision about a plugin, in the transaction of its audit record and event. */
export async function saveDecision(
  tx: Kysely<PlatonSchema>, { project, caller, services }: CallContext, { id, change }: { id: string; change: DecisionChange },
): Promise<void> {
  const { state, granted, grantedTo, settings } = change;
  const row = {
    ...(state && { state }),
    ...(granted && { granted: JSON.stringify(granted), granted_to: grantedTo ?? null }),
    ...(settings && { settings: JSON.stringify(settings) }),
    updated_at: services.now().toISOString(),
    updated_by: caller?.userId ?? null,
  };
  await tx
    .insertInto("platon.plugin_states")
    .values({ project_id: project.id, plugin_id: id, state: "enabled", granted_to: null, ...row })
    .onConflict((conflict) => conflict.columns(["project_id", "plugin_id"]).doUpdateSet(row))
    .execute();
}
