import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

export const manifest = {
  id: "pages",
  version: "1.0.0",
  name: "plugins.pages",
  uses: ["pages", "metrics", "navigation", "i18n", "events"],
  contributes: {
    screen: [{ id: "page", path: "/pages/:name", alsoPublic: true }],
    view: ["page", "chart"],
  },
} as const satisfies PluginManifest;
