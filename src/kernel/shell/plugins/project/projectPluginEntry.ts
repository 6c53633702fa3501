import type { ReadonlySignal } from "@preact/signals-react";
import type { ProjectPlugin } from "#contract/plugin.ts";
import type { PluginEntry } from "../../../services/plugins/PluginEntry.ts";
import { createProjectPlugin } from "./createProjectPlugin.tsx";
import { projectPluginManifest } from "./projectPluginManifest.ts";

/**
 * A plugin of the project as the host takes it. What it contributes is drawn by realms, so there is no code of its own to
 * be fetched here; what draws it is fetched with the first of them.
 */
export function projectPluginEntry(plugin: ProjectPlugin, current: ReadonlySignal<ProjectPlugin | undefined>): PluginEntry {
  const manifest = projectPluginManifest(plugin);
  return {
    manifest,
    // Two kilobytes: a chunk of their own would be one request more wherever a plugin adds a cell format.
    load: () => createProjectPlugin(manifest, plugin, current),
  };
}
