import type { PluginEntry } from "../../kernel/plugins/PluginEntry.ts";
import { auth } from "../../../plugins/auth/index.ts";
import { localesPlugin } from "../../../plugins/locales/index.ts";
import { themesPlugin } from "../../../plugins/themes/index.ts";

/** The plugins of the sign-in document: its own code is all of it, so that it is there at once. */
export const plugins: readonly PluginEntry[] = [
  { manifest: themesPlugin.manifest, load: () => themesPlugin },
  { manifest: localesPlugin.manifest, load: () => localesPlugin },
  { manifest: auth.manifest, load: () => auth },
];
