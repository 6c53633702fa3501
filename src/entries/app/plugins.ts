import type { PluginEntry } from "../../kernel/plugins/PluginEntry.ts";
import { manifest as auth } from "../../../plugins/auth/manifest.ts";
import { manifest as demo } from "../../../plugins/demo/manifest.ts";
import { manifest as forms } from "../../../plugins/forms/manifest.ts";
import { localesPlugin } from "../../../plugins/locales/index.ts";
import { manifest as pages } from "../../../plugins/pages/manifest.ts";
import { manifest as system } from "../../../plugins/system/manifest.ts";
import { manifest as tables } from "../../../plugins/tables/manifest.ts";
import { themesPlugin } from "../../../plugins/themes/index.ts";

/** The plugins of the application. Deleting a line takes the plugin out of the product; everything else goes on. */
export const plugins: readonly PluginEntry[] = [
  { manifest: themesPlugin.manifest, load: () => themesPlugin },
  { manifest: localesPlugin.manifest, load: () => localesPlugin },
  { manifest: tables, load: async () => (await import("../../../plugins/tables/index.ts")).tables },
  { manifest: forms, load: async () => (await import("../../../plugins/forms/index.ts")).forms },
  { manifest: pages, load: async () => (await import("../../../plugins/pages/index.ts")).pages },
  { manifest: demo, load: async () => (await import("../../../plugins/demo/index.ts")).demo },
  { manifest: system, load: async () => (await import("../../../plugins/system/index.ts")).system },
  { manifest: auth, load: async () => (await import("../../../plugins/auth/index.ts")).auth },
];
