import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

export const manifest = {
  id: "demo",
  version: "1.0.0",
  name: "plugins.demo",
  uses: ["pages", "project", "user", "i18n", "navigation", "events", "expressions", "storage"],
  contributes: {
    screen: [
      { id: "demo-components", path: "/demo/test-dynamic-components", isPublic: true, isBlankByDefault: true },
      { id: "demo-events", path: "/demo/test-events", isPublic: true, isBlankByDefault: true },
      { id: "demo-table", path: "/demo/test-table", isPublic: true, isBlankByDefault: true },
      { id: "demo-resizable", path: "/demo/test-resizable", isPublic: true, isBlankByDefault: true },
      { id: "demo-code-editor", path: "/demo/code-editor", isPublic: true, isBlankByDefault: true },
      { id: "demo-rich-text", path: "/demo/vue-editor", isPublic: true, isBlankByDefault: true },
      { id: "demo-misbehaviour", path: "/demo/test-misbehaviour", isPublic: true, isBlankByDefault: true },
    ],
  },
} as const satisfies PluginManifest;
