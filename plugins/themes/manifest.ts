import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

export const manifest = {
  id: "themes",
  version: "1.0.0",
  name: "plugins.themes",
  required: true,
  uses: [],
  contributes: { theme: ["platon", "oceanic", "precious"] },
} as const satisfies PluginManifest;
