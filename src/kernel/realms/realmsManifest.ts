import { overlayKinds } from "#sdk/capabilities/overlay.ts";
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

/** Why a project's own code may use them: whoever writes it, configures the project. */
const reason = "sandbox.projectReason";
const everything = { "*": ["read", "insert", "update", "delete"] } as const;

/**
 * All of a project's own code is one trust group, and for its grants one plugin (D72). It acts within the signed-in
 * user's own permissions; a piece that needs other grants ships as a plugin of its own.
 */
export const projectManifest = {
  id: "project",
  version: "1.0.0",
  name: "sandbox.project",
  uses: [],
  capabilities: {
    tables: { reason, grant: everything },
    forms: { reason, grant: everything },
    pages: { reason, grant: ["*"] },
    http: { reason, grant: { endpoints: ["*"] } },
    navigation: { reason, grant: { external: true } },
    dialogs: { reason, grant: true },
    toasts: { reason, grant: true },
    overlay: { reason, grant: overlayKinds },
    i18n: { reason, grant: true },
    theme: { reason, grant: true },
    user: { reason, grant: {} },
    storage: { reason, grant: true },
    files: { reason, grant: { operations: ["upload", "open", "read", "remove"] } },
    events: { reason, grant: ["record", "config", "custom"] },
    audit: { reason, grant: true },
    clipboard: { reason, grant: ["write"] },
    download: { reason, grant: true },
    commands: { reason, grant: {} },
  },
} as const satisfies PluginManifest;
