import { elementTypes } from "#core/elements/index.ts";
import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

export const manifest = {
  id: "forms",
  version: "1.0.0",
  name: "plugins.forms",
  required: true,
  uses: ["forms", "files", "http", "events", "navigation", "clipboard", "dialogs", "documents", "toasts", "i18n", "project", "user", "logging", "expressions", "storage"],
  owns: ["formElement"],
  contributes: {
    screen: [{ id: "form", path: "/forms/:name/:id?", alsoPublic: true, isBlankByDefault: true }],
    view: ["form", "field"],
    formElement: elementTypes.map(({ type }) => type),
  },
} as const satisfies PluginManifest;
