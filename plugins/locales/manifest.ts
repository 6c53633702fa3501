import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

export const manifest = {
  id: "locales",
  version: "1.0.0",
  name: "plugins.locales",
  required: true,
  uses: [],
  contributes: { locale: ["uz", "la", "ru", "en", "qq", "kh"] },
} as const satisfies PluginManifest;
