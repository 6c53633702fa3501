import type { ProjectPlugin } from "#contract/plugin.ts";
import type { PluginManifest } from "#sdk/plugin/PluginManifest.ts";

/** What the host's side of a project's plugin uses; the plugin's own code has what it was granted, in its realm. */
const uses = ["pages", "user", "i18n"] as const satisfies PluginManifest["uses"];

export type ProjectPluginManifest = PluginManifest & { readonly uses: typeof uses };

/** Id of the screen of a plugin: paths are unique in the project. */
export const screenId = (path: string): string => `system/${path}`;

/** What is announced of a plugin of the project before any of its code is there; its screens stand at `/system/{path}`. */
export function projectPluginManifest({ id, version, name, contributes }: ProjectPlugin): ProjectPluginManifest {
  const { screens = [], formElements = [], cellFormats = [] } = contributes;
  return {
    id, version, name, uses,
    contributes: {
      screen: screens.map(({ path }) => ({ id: screenId(path), path: `/system/${path}` })),
      formElement: formElements.map(({ type }) => `${id}.${type}`),
      cellFormat: cellFormats.map((format) => `${id}.${format.name}`),
    },
  };
}
