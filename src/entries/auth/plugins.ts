import type { PluginEntry } from "../../kernel/services/plugins/PluginEntry.ts";
import { auth } from "../../../plugins/auth/index.ts";
import { words as authWords } from "../../../plugins/auth/words.ts";
import { themesPlugin } from "../../../plugins/themes/index.ts";
import { words as themesWords } from "../../../plugins/themes/words.ts";

/** The plugins of the sign-in document: its own code is all of it, so that it is there at once. */
export const plugins: readonly PluginEntry[] = [
  { manifest: themesPlugin.manifest, words: themesWords, load: () => themesPlugin },
  { manifest: auth.manifest, words: authWords, load: () => auth },
];
