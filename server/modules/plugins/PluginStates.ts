import type { PluginCapability, PluginManifest, PluginState, QuarantinedComponent } from "#contract/plugin.ts";

/** A plugin as the project's configuration holds it; `id` is its row's, `name` the plugin's own id. */
interface ConfiguredPlugin {
  readonly id: string;
  readonly name: string;
  readonly projectId: string;
  readonly manifest: Omit<PluginManifest, "id" | "modules">;
  readonly modules: PluginManifest["modules"];
  readonly grants: readonly string[];
}

/** A plugin of the project with what an administrator decided about it; what nobody decided is enabled. */
export interface KnownPlugin {
  readonly id: string;
  readonly kind: "first-party" | "project";
  readonly required: boolean;
  readonly state: PluginState;
  /** Of a plugin that the project's configuration holds. */
  readonly installed: ConfiguredPlugin | undefined;
  /** What of its capabilities is granted, and how far; of a plugin that the configuration holds. */
  readonly capabilities: readonly PluginCapability[];
  /** Names of what is granted. */
  readonly grants: readonly string[];
  /** Every setting with the value in force. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A project, and what its text grants its own code. */
export interface GrantingProject {
  readonly id: string;
  readonly settings: { readonly grants?: readonly string[] | undefined };
}

/** What is known of a project's plugins beside their text. */
export interface PluginStates {
  /** The product's plugins in the order of the catalogue, then the project's own by name. */
  of(project: GrantingProject): Promise<readonly KnownPlugin[]>;
  /** False answers the plugin's endpoints with 404 (D58), also when there is no such plugin. `kernel` is always on. */
  isEnabled(projectId: string, pluginId: string): Promise<boolean>;
  /** Versions of components that were stopped for the whole project, also those that have been edited since (D74). */
  quarantined(projectId: string): Promise<readonly QuarantinedComponent[]>;
  /** Reads the project's anew at the next call: after a change was committed. */
  forget(projectId: string): void;
}
