import type { PluginCapability, PluginState } from "#contract/plugin.ts";
import { grantNames, guestGrants } from "#core/grants/guestGrants.ts";
import { isWithin } from "#core/grants/isWithin.ts";
import { reachOf } from "#core/grants/reach.ts";
import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { Plugin } from "../config/index.ts";
import type { GrantingProject } from "./PluginStates.ts";

/** What administrators decided about one plugin. */
export interface PluginDecision {
  readonly state: PluginState;
  /** How far each capability reached when it was granted; undefined as long as nobody decided. */
  readonly granted: Readonly<Record<string, unknown>> | undefined;
  /** The row of the plugin that it was granted to. */
  readonly grantedTo: string | undefined;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** By plugin. */
export async function readDecisions(
  executor: Kysely<PlatonSchema>, projectId: string,
): Promise<ReadonlyMap<string, PluginDecision>> {
  const rows = await executor
    .selectFrom("platon.plugin_states")
    .select(["plugin_id", "state", "granted", "granted_to", "settings"])
    .where("project_id", "=", projectId)
    .execute();
  return new Map(rows.map((row) => [row.plugin_id, {
    state: row.state as PluginState,
    granted: (row.granted ?? undefined) as Readonly<Record<string, unknown>> | undefined,
    grantedTo: row.granted_to ?? undefined,
    settings: row.settings as Readonly<Record<string, unknown>>,
  }]));
}

/** They show what every page shows anyway: a plugin that asks for them has them without being granted anything. */
const harmless: ReadonlySet<string> = new Set(["i18n", "theme", "user"]);

/**
 * What a plugin has of the capabilities that it asks for. As long as nobody decided: what the project's text grants. A
 * decision holds for this plugin, as far as the capability reached then: one that reaches further is not granted.
 */
export function grantedCapabilities(plugin: Plugin, decision: PluginDecision | undefined): PluginCapability[] {
  const { capabilities } = plugin.manifest;
  const granted = decisionFor(plugin, decision);
  if (granted === undefined) return capabilities.filter(({ name }) => harmless.has(name) || plugin.grants.includes(name));
  return capabilities.filter((one) => Object.hasOwn(granted, one.name) && isWithin(guestGrants[one.name], reachOf(one), granted[one.name]));
}

/** Undefined when nothing was decided for this very plugin. */
export const decisionFor = ({ id }: Plugin, decision: PluginDecision | undefined): PluginDecision["granted"] =>
  decision?.grantedTo === id ? decision.granted : undefined;

/** What is kept of a decision to grant these. */
export const reaches = (capabilities: readonly PluginCapability[]): Record<string, unknown> =>
  Object.fromEntries(capabilities.map((one) => [one.name, reachOf(one)]));

/** Names that the project's own code is granted: by decision, else by its text, else all but a document of its own (D72, X10). */
export function projectGrants({ settings }: Pick<GrantingProject, "settings">, decision: PluginDecision | undefined): string[] {
  const wanted = decision?.granted === undefined ? settings.grants : Object.keys(decision.granted);
  return grantNames.filter((name) => wanted === undefined ? name !== "frames" : wanted.includes(name));
}
