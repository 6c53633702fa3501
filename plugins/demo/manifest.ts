import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

export const manifest = {
  id: "demo",
  version: "1.0.0",
  name: "plugins.demo",
  uses: ["pages", "project", "user", "i18n", "navigation", "events", "expressions", "storage"],
  contributes: {
    screen: [
      { id: "demo-components", path: "/demo/test-dynamic-components", isPublic: true, isBlank: true },
      { id: "demo-events", path: "/demo/test-events", isPublic: true, isBlank: true },
      { id: "demo-table", path: "/demo/test-table", isPublic: true, isBlank: true },
      { id: "demo-resizable", path: "/demo/test-resizable", isPublic: true, isBlank: true },
      { id: "demo-code-editor", path: "/demo/code-editor", isPublic: true, isBlank: true },
      { id: "demo-rich-text", path: "/demo/vue-editor", isPublic: true, isBlank: true },
      { id: "demo-misbehaviour", path: "/demo/test-misbehaviour", isPublic: true, isBlank: true },
    ],
  },
} as const satisfies PluginManifest;
