import type { PluginRecord } from "#sdk/capabilities/plugins.ts";

/** What a plugin is called: its own name, or the product's word for one of its own. */
export const pluginName = ({ id, name }: Pick<PluginRecord, "id" | "name">, t: (key: string) => string): string => name ?? t(`plugins.${id}`);
