import type { CapabilityName } from "../capabilities/index.ts";
import type { PluginContext } from "./PluginContext.ts";
import type { PluginManifest } from "./PluginManifest.ts";

/**
 * A plugin's code: a manifest and what it does when it is switched on.
 * @since 1.0.0
 */
export interface Plugin<Manifest extends PluginManifest = PluginManifest> {
  readonly manifest: Manifest;
  activate(context: PluginContext<Manifest["uses"][number] & CapabilityName>): void;
}

/**
 * Declares a plugin; the context that `activate` receives has exactly the capabilities that the manifest names.
 * @since 1.0.0
 * @example export const tables = definePlugin(manifest, (context) => context.contribute("view", tableView));
 */
export function definePlugin<const Manifest extends PluginManifest>(
  manifest: Manifest,
  activate: Plugin<Manifest>["activate"],
): Plugin<Manifest> {
  return { manifest, activate };
}
