import type { PluginRecord } from "#sdk/capabilities/plugins.ts";

/** What a plugin is called: its own name, or the product's word for one of its own. */
export const pluginName = ({ id, name }: Pick<PluginRecord, "id" | "name">, t: (key: string) => string): string => name ?? t(`plugins.${id}`);

/** What it is for, in a line: the author's own words, or the product's for what it brings itself. */
export const pluginPurpose = ({ id, name, manifest }: Pick<PluginRecord, "id" | "name" | "manifest">, t: (key: string) => string): string =>
  manifest?.description ?? (name ? "" : t(`plugins.about.${id}`));
