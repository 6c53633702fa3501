import type { WordSource } from "#core/wording/defineWords.ts";
import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

/** Code of a plugin, whatever its manifest: `activate` asks for a context of exactly its own capabilities. */
export interface LoadedPlugin {
  readonly manifest: PluginManifest;
  activate(context: never): void;
}

/** One line of a document's `plugins.ts`: what the plugin says of itself, its words, and how its code is fetched when needed. */
export interface PluginEntry {
  readonly manifest: PluginManifest;
  /** A project's plugin has none: it speaks the translations of its project. */
  readonly words?: WordSource;
  /** Words that come with its code, where nobody says them before: a first load does without them. */
  readonly loadWords?: () => Promise<WordSource>;
  readonly load: () => Promise<LoadedPlugin> | LoadedPlugin;
}

/** State of a plugin for the project, as `/info` and "plugin" events say it (D73). */
export type PluginState = "enabled" | "disabled" | "quarantined";
