import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

export const manifest = {
  id: "auth",
  version: "1.0.0",
  name: "plugins.auth",
  required: true,
  uses: ["http", "project", "session", "signatures", "user", "navigation", "toasts", "dialogs", "clipboard", "download", "events", "i18n"],
  owns: ["authMethod"],
  contributes: {
    screen: [{ id: "sign-in", path: "/auth/user", isPublic: true }],
    authMethod: ["password", "e_imzo", "id_card", "passkey"],
  },
} as const satisfies PluginManifest;
