import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

/** The kernel's part that shows sandboxed components; it cannot be switched off, its guests can. */
export const realmsManifest = {
  id: "realms",
  version: "1.0.0",
  name: "plugins.realms",
  required: true,
  uses: [],
  contributes: { view: ["component"] },
} as const satisfies PluginManifest;

/**
 * All of a project's own code is one trust group, and for its grants one plugin (D72). It acts within the signed-in
 * user's own permissions; a piece that needs other grants ships as a plugin of its own.
 */
export const projectManifest = {
  id: "project",
  version: "1.0.0",
  name: "sandbox.project",
  uses: [],
} as const satisfies PluginManifest;
