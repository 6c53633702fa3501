import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

export const manifest = {
  id: "tables",
  version: "1.0.0",
  name: "plugins.tables",
  required: true,
  uses: ["tables", "forms", "navigation", "toasts", "i18n", "theme", "user", "project", "events", "logging", "expressions", "clipboard", "dialogs", "documents", "commands", "files", "storage", "http"],
  owns: ["cellFormat"],
  contributes: {
    screen: [{ id: "table", path: "/tables/:name", alsoPublic: true }],
    view: ["table"],
    cellFormat: [
      "text", "number", "money", "percent", "progress", "date", "datetime", "time", "boolean", "status", "richtext",
      "image", "file", "tags", "link", "json", "markdown", "point", "rating", "relation", "component",
    ],
  },
} as const satisfies PluginManifest;
