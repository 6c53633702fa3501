import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

export const manifest = {
  id: "system",
  version: "1.0.0",
  name: "plugins.system",
  required: true,
  uses: ["plugins", "user", "session", "i18n", "dialogs", "toasts", "events", "navigation", "storage", "logging", "http", "project", "files", "forms", "clipboard", "download"],
  contributes: {
    screen: [
      { id: "administration", path: "/system/administration" },
      { id: "new-table", path: "/system/new-table" },
      { id: "new-fields", path: "/system/new-fields/:dataset" },
      { id: "settings", path: "/system/settings" },
      { id: "plugins", path: "/system/plugins" },
      { id: "user-access", path: "/system/users/:id" },
      { id: "why", path: "/system/why/:user" },
      { id: "profile-page", path: "/system/profile" },
      { id: "resizable-page", path: "/system/resizable-page" },
      { id: "file-manager", path: "/system/file-manager/*?" },
      { id: "history", path: "/system/history/:entity?/:id?" },
      { id: "record-history", path: "/system/record-history/:form/:id" },
      { id: "translations", path: "/system/translations" },
      { id: "db-control", path: "/system/db-control" },
      { id: "schedules", path: "/system/schedules" },
      { id: "health", path: "/system/health" },
      { id: "tasks", path: "/async" },
      { id: "instructions", path: "/instructions/:main?/:sub?" },
      { id: "import", path: "/import/*?" },
    ],
  },
} as const satisfies PluginManifest;
