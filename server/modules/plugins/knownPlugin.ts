import type { Plugin } from "../config/index.ts";
import type { KnownPlugin } from "./PluginStates.ts";
import { grantedCapabilities, type PluginDecision } from "./pluginDecision.ts";
import { settingsInForce } from "./pluginSettings.ts";

/** A plugin of the project's configuration with what was decided about it. */
export function knownPlugin(plugin: Plugin, decision: PluginDecision | undefined): KnownPlugin {
  const capabilities = grantedCapabilities(plugin, decision);
  return {
    id: plugin.name,
    kind: "project",
    required: false,
    state: decision?.state ?? "enabled",
    installed: plugin,
    capabilities,
    grants: capabilities.map(({ name }) => name),
    settings: settingsInForce(plugin.manifest.settings, decision?.settings),
  };
}
