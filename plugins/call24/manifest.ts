import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

export const manifest = {
  id: "call24",
  version: "1.0.0",
  name: "plugins.call24",
  uses: ["user", "i18n", "navigation", "toasts", "http", "events"],
  contributes: {
    screen: [{ id: "call24", path: "/system/call24" }],
    view: ["call24"],
  },
} as const satisfies PluginManifest;
