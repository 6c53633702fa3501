import type { PluginEntry } from "../../kernel/services/plugins/PluginEntry.ts";
import { manifest as auth } from "../../../plugins/auth/manifest.ts";
import { words as authWords } from "../../../plugins/auth/words.ts";
import { manifest as call24 } from "../../../plugins/call24/manifest.ts";
import { manifest as demo } from "../../../plugins/demo/manifest.ts";
import { manifest as forms } from "../../../plugins/forms/manifest.ts";
import { words as formsWords } from "../../../plugins/forms/words.ts";
import { manifest as pages } from "../../../plugins/pages/manifest.ts";
import { words as pagesWords } from "../../../plugins/pages/words.ts";
import { manifest as system } from "../../../plugins/system/manifest.ts";
import { manifest as tables } from "../../../plugins/tables/manifest.ts";
import { words as tablesWords } from "../../../plugins/tables/words.ts";
import { themesPlugin } from "../../../plugins/themes/index.ts";
import { words as themesWords } from "../../../plugins/themes/words.ts";

/** The plugins of the application. Deleting a line takes the plugin and its words out of the product; everything else goes on. */
export const plugins: readonly PluginEntry[] = [
  { manifest: themesPlugin.manifest, words: themesWords, load: () => themesPlugin },
  { manifest: tables, words: tablesWords, load: async () => (await import("../../../plugins/tables/index.ts")).tables },
  { manifest: forms, words: formsWords, load: async () => (await import("../../../plugins/forms/index.ts")).forms },
  { manifest: pages, words: pagesWords, load: async () => (await import("../../../plugins/pages/index.ts")).pages },
  { manifest: call24, load: async () => (await import("../../../plugins/call24/index.ts")).call24 },
  { manifest: demo, load: async () => (await import("../../../plugins/demo/index.ts")).demo, loadWords: async () => (await import("../../../plugins/demo/words.ts")).words },
  { manifest: system, load: async () => (await import("../../../plugins/system/index.ts")).system, loadWords: async () => (await import("../../../plugins/system/words.ts")).words },
  { manifest: auth, words: authWords, load: async () => (await import("../../../plugins/auth/index.ts")).auth },
];
