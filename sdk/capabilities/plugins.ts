import type {
  CapabilityUsage, Incident, InstalledPlugin, PluginManifest as PluginSource, PluginPatch, PluginRecord, PluginUses,
} from "#contract/plugin.ts";

export type {
  CapabilityDifference, CapabilityUsage, Incident, InstalledPlugin, PluginCapability, PluginManifest as PluginSource, PluginPatch,
  PluginRecord, PluginSetting, PluginUse, PluginUses,
} from "#contract/plugin.ts";

export interface InstallOptions {
  /** Only says what would be. */
  readonly isDryRun?: boolean;
}

/**
 * The plugins of the project, for administrators (D73). The server decides who is one: others are refused.
 *
 * Not for guests: who switches plugins and grants is a person.
 * @since 1.0.0
 * @example const found = await plugins.list(); await plugins.change("stars", { state: "disabled" });
 * @see decisions D72–D75
 */
export interface PluginsCapability {
  /** All of them, the product's first. @throws PlatonError `forbidden` */
  list(options?: { readonly signal?: AbortSignal }): Promise<readonly PluginRecord[]>;
  /** Switches, grants, sets. @throws PlatonError `forbidden`, `not_found`, `invalid_values` with fields */
  change(id: string, patch: PluginPatch): Promise<PluginRecord>;
  /** Installs a plugin, or another version of it. @throws PlatonError `forbidden`, `config_invalid` */
  install(source: PluginSource, options?: InstallOptions): Promise<InstalledPlugin>;
  /** Makes a plugin what it was before its latest change. @throws PlatonError `forbidden`, `not_found`, `config_invalid` */
  rollBack(id: string, options?: InstallOptions): Promise<InstalledPlugin>;
  /** @throws PlatonError `forbidden`, `not_found` */
  remove(id: string): Promise<void>;
  /** What its components did, the latest first. @throws PlatonError `forbidden`, `not_found` */
  incidents(id: string): Promise<readonly Incident[]>;
  /** Lets a component run again and forgets what it did. @throws PlatonError `forbidden`, `not_found` */
  release(id: string, component: Pick<Incident, "scope" | "component">): Promise<void>;
  /** What of the project needs it, to be told before it is switched off. @throws PlatonError `forbidden`, `not_found` */
  uses(id: string): Promise<PluginUses>;
  /** Which capabilities it really used, the most used first. @throws PlatonError `forbidden`, `not_found` */
  usage(id: string): Promise<readonly CapabilityUsage[]>;
}
