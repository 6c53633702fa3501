import type { PluginRecord } from "#sdk/capabilities/plugins.ts";

/** What each part of a plugin's details works with. */
export interface PluginPartProps {
  readonly plugin: PluginRecord;
  readonly name: string;
  readonly onChange: () => void;
}
