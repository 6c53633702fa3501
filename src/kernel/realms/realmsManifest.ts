import { guestGrants } from "#core/grants/guestGrants.ts";
import { farthest } from "#core/grants/reach.ts";
import { guestCapabilities, type GuestCapabilityName } from "#sdk/capabilities/index.ts";
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
const names = Object.keys(guestCapabilities) as readonly GuestCapabilityName[];
const everything = Object.fromEntries(names.map((name) => [name, { reason, grant: farthest(guestGrants[name]) }]));

/**
 * All of a project's own code is one trust group, and for its grants one plugin (D72). It acts within the signed-in
 * user's own permissions, as far as each capability reaches, and never reads the clipboard; a piece that needs other
 * grants ships as a plugin of its own.
 */
export const projectManifest: PluginManifest = {
  id: "project",
  version: "1.0.0",
  name: "sandbox.project",
  uses: [],
  capabilities: { ...everything, clipboard: { reason, grant: ["write"] } },
};
